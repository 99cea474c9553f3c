/** What a line over the most of a day may be changed to with one key: the same take, further apart. @fuente UI, imagen 22 */
import * as Schema from 'effect/Schema'
import { decimalInWords, writtenInWords } from './number-words.ts'
import { HOURS_PER_DAY } from './time-unit.ts'

export const DoseProposal = Schema.Struct({
  /** Hours between two takes; the take stays as it was written. */
  frecuencia: Schema.Number,
  /** What a day comes to then, in `unidad`. */
  total: Schema.Number,
  unidad: Schema.String,
})
export type DoseProposal = typeof DoseProposal.Type

/** Hours between two takes that a person can keep. */
export const INTERVALS = [4, 6, 8, 12, 24] as const

/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1 + 1e-9

/** A line that passes the most of a day. */
export interface OverDay {
  /** Drug of one take, in the unit of the most. */
  readonly toma: number
  /** Hours between two takes. */
  readonly cada: number
  readonly maximo: number
  readonly unidad: string
  /** The most that is usual in one take; null: nobody says. */
  readonly habitual: number | null
}

/**
 * The nearest interval of the list that keeps the same take under the most of a day; null: no interval does, or the take alone is too much.
 * @regla Lo que se propone para una dosis que pasa del máximo del día es la misma toma en el intervalo más cercano que cabe; nunca pasa del máximo, nunca cambia la toma y nunca se añade sin que alguien lo escoja.
 */
export const dayProposal = ({ toma, cada, maximo, unidad, habitual }: OverDay): DoseProposal | null => {
  if (toma <= 0 || (habitual !== null && toma > habitual * MARGIN)) return null
  const frecuencia = INTERVALS.find((hours) => hours > cada && toma * (HOURS_PER_DAY / hours) <= maximo)
  return frecuencia === undefined ? null : { frecuencia, total: toma * (HOURS_PER_DAY / frecuencia), unidad }
}

/** `Usar 2 cada 8 horas = 3 000 mg al día`: what is pressed, with the sum of the day. */
export const proposalInWords = (
  { dosis, unidad_dosis = null }: { readonly dosis: number; readonly unidad_dosis?: string | null | undefined },
  { frecuencia, total, unidad }: DoseProposal,
): string => {
  const take = `${writtenInWords(dosis)}${unidad_dosis === null ? '' : ` ${unidad_dosis}`}`
  return `Usar ${take} cada ${frecuencia} horas = ${decimalInWords(total)} ${unidad} al día`
}

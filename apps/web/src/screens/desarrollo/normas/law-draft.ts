/** A figure as it is typed, and what the rules say of it. */
import type { Body } from '@cauce/contract/entry'
import type { LawDetail, normas } from '@cauce/contract/normas'
import { addDays, INVALID_DATE, isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { changesBetween, type Figure, type FigureValue, type PartChange } from '@cauce/domain/law/figure'
import { checkProposal } from '@cauce/domain/law/proposal'

export type ProposalBody = Body<(typeof normas)['proponer']>

export interface LawDraft {
  /** As they are typed, by part. */
  readonly numeros: Readonly<Record<string, string>>
  readonly vigente_desde: string
  readonly norma: string
  readonly articulo: string
  readonly motivo: string
}

const typed = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','))

/** What governs today, to be changed; the rest is empty. */
export const newDraft = ({ partes }: LawDetail): LawDraft => ({
  numeros: Object.fromEntries(partes.map(({ clave, rige }) => [clave, typed(rige)])),
  vigente_desde: '',
  norma: '',
  articulo: '',
  motivo: '',
})

/** Numbers that were typed; what is no number is out of every bound, and what is empty is missing. */
const numbersIn = ({ partes }: LawDetail, { numeros }: LawDraft): FigureValue =>
  Object.fromEntries(
    partes.flatMap(({ clave }): readonly (readonly [string, number])[] => {
      const text = (numeros[clave] ?? '').trim()
      return text === '' ? [] : [[clave, /^\d+(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(',', '.')) : Number.NaN]]
    }),
  )

const figureIn = ({ clave, nombre, toca, partes }: LawDetail): Figure => ({
  clave,
  nombre,
  toca,
  partes: Object.fromEntries(
    partes.map(({ clave: part, nombre: name, unidad, min, max, fraccion }) => [
      part,
      { nombre: name, unidad, min, max, fraccion },
    ]),
  ),
})

/** What governs on a day as it stands. */
const governing = ({ historia }: LawDetail, day: CalendarDate): FigureValue =>
  (historia.find(({ vigente_desde }) => vigente_desde <= day) ?? historia.at(-1))?.numeros ?? {}

/** What would change, of the numbers that are typed. */
export const changesOf = (detail: LawDetail, draft: LawDraft): readonly PartChange[] => {
  const numbers = Object.entries(numbersIn(detail, draft)).filter(([, value]) => Number.isFinite(value))
  return changesBetween(figureIn(detail), governing(detail, draft.vigente_desde), Object.fromEntries(numbers))
}

/** Messages by field before it is sent, by the rules by which the server decides. */
export const wrongIn = (detail: LawDetail, draft: LawDraft): Readonly<Record<string, readonly string[]>> => {
  if (!isCalendarDate(draft.vigente_desde)) return { vigente_desde: [INVALID_DATE] }
  const { hoy, desde, historia, propuestas } = detail
  return checkProposal(
    figureIn(detail),
    { ...draft, valor: numbersIn(detail, draft) },
    {
      today: hoy,
      rige: governing(detail, draft.vigente_desde),
      filas: historia.map(({ vigente_desde }) => vigente_desde),
      pendientes: propuestas.flatMap(({ estado, vigente_desde }) => (estado === 'propuesta' ? [vigente_desde] : [])),
      contado: desde === null ? null : addDays(desde, -1),
    },
  )
}

export const bodyOf = (detail: LawDetail, draft: LawDraft): ProposalBody => ({
  clave: detail.clave,
  valor: numbersIn(detail, draft),
  vigente_desde: draft.vigente_desde,
  norma: draft.norma.trim(),
  articulo: draft.articulo.trim(),
  motivo: draft.motivo.trim(),
})

/** The figure of a class of term on a day: what the norm says, and what the entity promises. */
import type { CalendarDate } from '../../calendar/calendar-date.ts'
import { inForce, type LegalRecord } from '../../sick-leave/law.ts'
import { amountInWords, type TermUnit } from './unit.ts'

/** Read in the norm's own text, in another source, or read nowhere and to be adjusted. */
export type Confidence = 'leida' | 'secundaria' | 'ajustable'

/** A dated figure of the law for a class of term. */
export interface TermNorm extends LegalRecord {
  readonly clase: string
  /** As it is said of a person's term: `remisión urgente`. */
  readonly nombre: string
  readonly unidad: TermUnit
  readonly cantidad: number
  readonly rodar_a_habil: boolean
  /** It tells when it begins, besides its other alarms. */
  readonly avisa_al_empezar: boolean
  readonly admite_suspension: boolean
  readonly max_suspensiones: number
  /** Business days from the receipt in which it may be suspended; null: while it runs. */
  readonly dias_para_suspender: number | null
  readonly admite_prorroga: boolean
  /** How many times its amount it may have in all with an extension. */
  readonly factor_prorroga: number
  readonly confianza: Confidence
}

/** What the entity promises in a class from a day on. */
export interface EntityTerm {
  readonly cantidad: number
  readonly vigente_desde: CalendarDate
}

const shortenOnly = (legal: string): string =>
  `La entidad puede acortar el plazo de la norma (${legal}), nunca alargarlo`
const AMOUNT_POSITIVE = 'El plazo debe ser mayor que cero'

/** The record of the day of receipt: it governs the whole life of the term. Undefined where the class has none. */
export const normOn = <N extends LegalRecord & { readonly clase: string }>(
  norms: readonly N[],
  clase: string,
  receipt: CalendarDate,
): N | undefined => {
  const [first, ...rest] = norms.filter((norm) => norm.clase === clase)
  return first === undefined ? undefined : inForce([first, ...rest], receipt)
}

/**
 * Why the entity cannot promise an amount; null where it can.
 * @fuente casos-con-reloj §3
 * @regla La entidad puede acortar un plazo de la norma, nunca alargarlo.
 */
export const checkEntityTerm = (
  { unidad, cantidad: legal }: Pick<TermNorm, 'unidad' | 'cantidad'>,
  cantidad: number,
): string | null => {
  if (!(cantidad > 0)) return AMOUNT_POSITIVE
  return cantidad > legal ? shortenOnly(amountInWords(unidad, legal)) : null
}

/**
 * The amount that governs a term received on a day: the shorter of the norm's and the entity's of that day.
 * @regla Rige la cifra del día en que se recibió; un cambio posterior no toca lo ya recibido.
 */
export const amountOn = (
  norm: Pick<TermNorm, 'cantidad'>,
  entity: readonly EntityTerm[],
  receipt: CalendarDate,
): number => {
  const latest = entity
    .filter(({ vigente_desde }) => vigente_desde <= receipt)
    .reduce<EntityTerm | null>(
      (last, each) => (last === null || each.vigente_desde > last.vigente_desde ? each : last),
      null,
    )
  return latest === null ? norm.cantidad : Math.min(norm.cantidad, latest.cantidad)
}

/** Which kind of portability follows from its days. @fuente Decreto 1683 de 2013; modulos/aseguramiento-y-red.md §2, §7 R14 */
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { addMonths } from '../kit/clock/count.ts'

const YEAR = 12

export const PORTABILITY_KINDS = {
  ocasional: 'Ocasional',
  temporal: 'Temporal',
  dispersion: 'Dispersión de la familia',
} as const
export type PortabilityKind = keyof typeof PORTABILITY_KINDS

const isKind = (name: string): name is PortabilityKind => Object.hasOwn(PORTABILITY_KINDS, name)
export const PORTABILITY_KIND_KEYS: readonly PortabilityKind[] = Object.keys(PORTABILITY_KINDS).filter(isKind)

export const PORTABILITY_NO_END = 'Diga hasta cuándo, o que la familia vive dispersa.'
export const PORTABILITY_ENDS_BEFORE = 'El último día no puede ser anterior al primero.'
export const PORTABILITY_TOO_LONG = 'Más de doce meses: corresponde un traslado de EPS.'
export const PORTABILITY_SAME_TOWN = 'El municipio de destino es el de su afiliación.'

/** The last day of so many months that begin that day. */
export const endOfMonths = (inicio: CalendarDate, months: number): CalendarDate =>
  addDays(addMonths(inicio, months), -1)

/**
 * The kind, or what is wrong with its last day. Pure.
 * @regla Una portabilidad de hasta un mes es ocasional; de más de un mes y hasta doce, temporal; la de una familia que vive dispersa no tiene fin. De más de doce meses no hay portabilidad: corresponde un traslado.
 */
export const portabilityKind = (asked: {
  readonly inicio: CalendarDate
  /** Null: nobody said. */
  readonly fin: CalendarDate | null
  readonly dispersion: boolean
}): { readonly tipo: PortabilityKind } | { readonly error: string } => {
  const { inicio, fin, dispersion } = asked
  if (dispersion) return { tipo: 'dispersion' }
  if (fin === null) return { error: PORTABILITY_NO_END }
  if (fin < inicio) return { error: PORTABILITY_ENDS_BEFORE }
  if (fin <= endOfMonths(inicio, 1)) return { tipo: 'ocasional' }
  return fin <= endOfMonths(inicio, YEAR) ? { tipo: 'temporal' } : { error: PORTABILITY_TOO_LONG }
}

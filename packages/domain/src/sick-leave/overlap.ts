/** Two leaves over the same days: one event certified twice, or two events at once. */
import { counts, kindOf, spanOf, type Leave, type Span } from './leave-span.ts'
import { sharesIllness } from './related-diagnosis.ts'

/** @fuente spec 2 §8, to the letter */
export const DUPLICATE_LEAVE = 'Incapacidad Duplicada'

/** What decides whether a leave may share days with another one. */
export type Overlapping = Pick<
  Leave,
  'fecha_inicio' | 'fecha_final' | 'fecha_levantamiento' | 'contingencia' | 'cie10' | 'cie10_relacionado'
>

const cross = (one: Span, other: Span): boolean => one.desde <= other.hasta && other.desde <= one.hasta

/** Whether two leaves share a day. */
export const shareADay = (one: Overlapping, other: Overlapping): boolean => cross(spanOf(one), spanOf(other))

/** Two licences never go together; a licence and a leave are two events whatever their diagnoses say. */
const isSameEvent = (one: Overlapping, other: Overlapping): boolean => {
  const licences = [one, other].filter((each) => kindOf(each) === 'licencia').length
  return licences === 2 || (licences === 0 && sharesIllness(one, other))
}

const crossing = <L extends Leave>(leave: Overlapping, leaves: readonly L[]): readonly L[] =>
  leaves.filter((other) => counts(other) && shareADay(leave, other))

/**
 * The first registered leave that certifies the same event on a same day; null where none does.
 * @fuente spec 2 §8
 * @regla Es Incapacidad Duplicada la que comparte un día con otra que cuenta y es de la misma enfermedad, y la licencia que comparte un día con otra licencia.
 */
export const duplicateOf = <L extends Leave>(leave: Overlapping, leaves: readonly L[]): L | null =>
  crossing(leave, leaves).find((other) => isSameEvent(leave, other)) ?? null

/**
 * The registered leaves of other events with which it shares a day.
 * @fuente Decreto 2126 de 2023, arts. 2.2.3.2.17 y 2.2.3.3.7
 * @regla Dos incapacidades de hechos distintos pueden compartir días: se registran las dos y esos días se reconocen una sola vez.
 */
export const simultaneousWith = <L extends Leave>(leave: Overlapping, leaves: readonly L[]): readonly L[] =>
  crossing(leave, leaves).filter((other) => !isSameEvent(leave, other))

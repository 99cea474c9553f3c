/** The days that a leave covers, once it may have been annulled or lifted. */
import { addDays, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { contingencyKind, type ContingencyKind } from './contingency.ts'
import { LeaveStatus, type SickLeave } from './sick-leave.ts'

/** What the rules over several leaves read of each: a registered one, or the one that is being written. */
export type Leave = Pick<
  SickLeave,
  'fecha_inicio' | 'fecha_final' | 'fecha_levantamiento' | 'contingencia' | 'prorroga' | 'estado_id'
> &
  Partial<Pick<SickLeave, 'id' | 'ultima_incapacidad_id'>> & {
    readonly cie10: { readonly codigo: string }
    readonly cie10_relacionado?: { readonly codigo: string } | null
  }

/**
 * Whether the days of a leave count.
 * @regla Una incapacidad anulada no cuenta: ni para la cadena, ni para las fechas cruzadas.
 */
export const counts = ({ estado_id }: Pick<Leave, 'estado_id'>): boolean => estado_id !== LeaveStatus.annulled

/**
 * Last day on which the affiliate is on leave.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.2
 * @regla Una incapacidad levantada cubre hasta el día anterior al levantamiento.
 */
export const lastDay = ({ fecha_final, fecha_levantamiento }: Pick<Leave, 'fecha_final' | 'fecha_levantamiento'>) => {
  if (fecha_levantamiento === undefined || fecha_levantamiento === null) return fecha_final
  const before = addDays(fecha_levantamiento, -1)
  return before < fecha_final ? before : fecha_final
}

/** A stretch of days, both ends counted. */
export interface Span {
  readonly desde: CalendarDate
  readonly hasta: CalendarDate
}

export const spanOf = (leave: Pick<Leave, 'fecha_inicio' | 'fecha_final' | 'fecha_levantamiento'>): Span => ({
  desde: leave.fecha_inicio,
  hasta: lastDay(leave),
})

/** Days of a stretch; 0 where it ends before it begins. */
export const spanDays = ({ desde, hasta }: Span): number => Math.max(0, daysBetween(desde, hasta) + 1)

export const kindOf = ({ contingencia }: Pick<Leave, 'contingencia'>): ContingencyKind => contingencyKind(contingencia)

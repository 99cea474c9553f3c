/** A leave that starts after the day on which it is issued. */
import { formatDate } from '../calendar/bogota.ts'
import { addDays, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { countDays } from './end-date.ts'
import { interruption } from './interruption.ts'
import { inForce, type LegalRecord, type LegalRecords } from './law.ts'
import { counts, lastDay, type Leave } from './leave-span.ts'
import type { NewLeave } from './chain.ts'
import { sharesIllness } from './related-diagnosis.ts'

export interface Ahead extends LegalRecord {
  /** Days before the end of the current leave in which its prórroga may be issued. */
  readonly dias_de_control: number
  /** Days after today in which any leave may start. */
  readonly dias_maximos: number
}

/** Those that the product came with. */
export const AHEAD: LegalRecords<Ahead> = [
  {
    vigente_desde: '2023-12-12',
    fuente: 'Decreto 2126 de 2023, art. 2.2.3.3.5; el máximo de días es ajustable',
    dias_de_control: 8,
    dias_maximos: 30,
  },
]

type Started = Pick<NewLeave, 'fecha_inicio' | 'cie10' | 'cie10_relacionado'> & {
  /** Whether it shares days with a leave of another event. */
  readonly simultanea?: boolean
}

/** Whether the norm lets the leave be issued now to start later: the prórroga given at a control visit. */
const isProrrogaAhead = (leave: Started, previous: Leave | null, today: CalendarDate, control: number): boolean => {
  const { fecha_inicio } = leave
  if (previous === null || !counts(previous) || !sharesIllness(previous, leave)) return false
  const end = lastDay(previous)
  const left = daysBetween(today, end)
  return interruption(end, fecha_inicio) === 0 && left >= 0 && left <= control
}

/**
 * Warning of a start after today; null where there is nothing to warn of.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.5
 * @regla Se advierte de un inicio posterior a hoy, salvo en la prórroga que se expide en los 8 días anteriores al fin de la vigente y en la de otro hecho que se cruza con una vigente; la advertencia que vio el médico queda guardada con la incapacidad.
 */
export const futureStartWarning = (
  leave: Started,
  previous: Leave | null,
  today: CalendarDate,
  records = AHEAD,
): string | null => {
  const { dias_de_control } = inForce(records, today)
  return leave.fecha_inicio <= today ||
    leave.simultanea === true ||
    isProrrogaAhead(leave, previous, today, dias_de_control)
    ? null
    : `La fecha de inicio es posterior a hoy: por adelantado solo se expide la prórroga, en los ${countDays(dias_de_control)} anteriores al fin de la incapacidad vigente`
}

/** Why a start is too far ahead to be registered; null when it is not. */
export const checkFutureStart = (fecha_inicio: CalendarDate, today: CalendarDate, records = AHEAD): string | null => {
  const last = addDays(today, inForce(records, today).dias_maximos)
  return fecha_inicio <= last ? null : `La fecha de inicio puede ser hasta el ${formatDate(last)}`
}

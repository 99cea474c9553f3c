/** Ending a leave before its time. */
import { formatDate } from '../calendar/bogota.ts'
import { isCalendarDate, INVALID_DATE, type CalendarDate } from '../calendar/calendar-date.ts'
import type { Span } from './leave-span.ts'

/**
 * Why a leave cannot be lifted from `fecha` on (the first day without leave); null when it can.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.2
 * @regla Una incapacidad se levanta desde un día posterior a su inicio y no posterior a su fin.
 */
export const checkLifting = (fecha: string, { desde, hasta }: Span): string | null => {
  if (!isCalendarDate(fecha)) return INVALID_DATE
  return fecha > desde && fecha <= hasta ? null : liftingBetween(desde, hasta)
}

const liftingBetween = (desde: CalendarDate, hasta: CalendarDate): string =>
  `El levantamiento va después del ${formatDate(desde)} y hasta el ${formatDate(hasta)}`

/** Last day of a leave. */
import { formatDate } from '../calendar/bogota.ts'
import { addDays, isCalendarDate, type CalendarDate } from '../calendar/calendar-date.ts'

/** No leave is longer than the calendar of the product; a larger number is not even added. */
const CALENDAR_DAYS = 110_000

/**
 * Last day of a leave of `dias` days, both ends counted; null while there is no date, no whole number of days or the end falls
 * out of the calendar.
 * @fuente spec 2 §4
 * @regla La fecha final es la fecha de inicio más los días menos uno.
 */
export const endDate = (fecha_inicio: string | null, dias: number | null): CalendarDate | null => {
  if (fecha_inicio === null || !isCalendarDate(fecha_inicio)) return null
  if (dias === null || !Number.isInteger(dias) || dias < 1 || dias > CALENDAR_DAYS) return null
  const end = addDays(fecha_inicio, dias - 1)
  return isCalendarDate(end) ? end : null
}

/** Day and month alone, where the year stands beside: `03 nov`. */
export const shortDate = (date: CalendarDate): string => formatDate(date).slice(0, 6)

/** A number of days: `1 día`, `15 días`. */
export const countDays = (days: number): string => `${days} ${days === 1 ? 'día' : 'días'}`

/** The sum under the field: `03 nov + 15 días − 1`; empty while there is no end. */
export const endDateInWords = (fecha_inicio: string | null, dias: number | null): string =>
  fecha_inicio === null || dias === null || endDate(fecha_inicio, dias) === null
    ? ''
    : `${shortDate(fecha_inicio)} + ${countDays(dias)} − 1`

/** From when an order can be used, and until when. */
import { addDays, isCalendarDate, INVALID_DATE, type CalendarDate } from '../calendar/calendar-date.ts'

export const PAST_VALIDITY = 'La fecha de vigencia no puede ser anterior a hoy'
export const FAR_VALIDITY = 'La fecha de vigencia no puede pasar de un año'

/** How many days ahead an order may start. */
export const MAX_DAYS_AHEAD = 365

/** Days that an order can be used, counted from its validity date. */
export const VALIDITY_DAYS = 90

/**
 * The message of a validity date that cannot be ordered, or null.
 * @param today the day in Bogotá
 * @regla La fecha de vigencia va desde hoy hasta un año adelante.
 */
export const checkValidityDate = (fechaVigencia: string, today: CalendarDate): string | null => {
  if (!isCalendarDate(fechaVigencia)) return INVALID_DATE
  if (fechaVigencia < today) return PAST_VALIDITY
  return fechaVigencia > addDays(today, MAX_DAYS_AHEAD) ? FAR_VALIDITY : null
}

/**
 * Last day on which the order can be used.
 * @regla Una orden sirve durante 90 días contados desde su fecha de vigencia.
 */
export const expiryDate = (fechaVigencia: CalendarDate, days: number = VALIDITY_DAYS): CalendarDate =>
  addDays(fechaVigencia, days)

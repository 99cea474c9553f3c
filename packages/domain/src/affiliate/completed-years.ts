/** Age of a person. */
import type { CalendarDate } from '../calendar/calendar-date.ts'

/**
 * Whole years completed from the birth date to `on`; a birthday counts from its own day, one of 29 February from 1 March in
 * common years. Never negative.
 * @regla La edad cumplida cambia el día del cumpleaños.
 */
export const completedYears = (fecha_nacimiento: CalendarDate, on: CalendarDate): number => {
  const years = Number(on.slice(0, 4)) - Number(fecha_nacimiento.slice(0, 4))
  return Math.max(0, on.slice(5) < fecha_nacimiento.slice(5) ? years - 1 : years)
}

/** Whole months completed from the birth date to `on`, by the day of the month. Never negative. */
export const completedMonths = (fecha_nacimiento: CalendarDate, on: CalendarDate): number => {
  const [year = 0, month = 0, day = 0] = on.split('-').map(Number)
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = fecha_nacimiento.split('-').map(Number)
  return Math.max(0, (year - bornYear) * 12 + (month - bornMonth) - (day < bornDay ? 1 : 0))
}

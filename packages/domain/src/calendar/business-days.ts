/** Days on which there is work, and the sums of terms that count only those. @fuente Ley 4 de 1913, art. 62; Ley 51 de 1983 */
import { addDays, type CalendarDate } from './calendar-date.ts'
import { holidayOn, isSunday, weekday } from './holidays.ts'

const SATURDAY = 6

/** A day that the house does not open: neither Sundays nor holidays. Its name in words; null where it opens. */
export const closedBecause = (date: CalendarDate): string | null => {
  const holiday = holidayOn(date)
  if (holiday !== null) return `festivo, ${holiday}`
  return isSunday(date) ? 'domingo' : null
}

/** What an entity says of its days besides the law. */
export interface WorkCalendar {
  /** Saturdays count. */
  readonly sabado_habil: boolean
  /** Days on which it does not work, with the reason. */
  readonly cerrados: ReadonlyMap<CalendarDate, string>
}

/** Saturdays do not count and no day is closed but those of the law. */
export const USUAL_CALENDAR: WorkCalendar = { sabado_habil: false, cerrados: new Map() }

/** Why a day does not count in a term of business days; null where it counts. */
export const notCountedBecause = (date: CalendarDate, calendar: WorkCalendar = USUAL_CALENDAR): string | null =>
  closedBecause(date) ??
  calendar.cerrados.get(date) ??
  (weekday(date) === SATURDAY && !calendar.sabado_habil ? 'sábado' : null)

/**
 * Whether a day counts in a term of business days.
 * @regla Es hábil el día que no es sábado, domingo ni festivo, ni uno que la entidad registró como no hábil; el sábado es hábil solo si la entidad lo dispone.
 */
export const isBusinessDay = (date: CalendarDate, calendar: WorkCalendar = USUAL_CALENDAR): boolean =>
  notCountedBecause(date, calendar) === null

/** The day on which `days` (1 or more) business days have passed after `from`: the first that counts is the one after it. */
export const addBusinessDays = (
  from: CalendarDate,
  days: number,
  calendar: WorkCalendar = USUAL_CALENDAR,
): CalendarDate => {
  let date = from
  for (let left = days; left > 0; left -= isBusinessDay(date, calendar) ? 1 : 0) date = addDays(date, 1)
  return date
}

/** How many business days there are from `first` to `last`, both included; 0 where `last` comes before. */
export const businessDaysIn = (
  first: CalendarDate,
  last: CalendarDate,
  calendar: WorkCalendar = USUAL_CALENDAR,
): number => {
  let count = 0
  for (let date = first; date <= last; date = addDays(date, 1)) count += isBusinessDay(date, calendar) ? 1 : 0
  return count
}

/**
 * The open day that is nearest to one that is closed; of two that are equally near, the later: nothing is given sooner than was ordered.
 * @regla Cuando un día de aplicación cae en domingo o festivo se propone el día abierto más cercano; nunca se mueve solo.
 */
export const nearestOpenDay = (date: CalendarDate): CalendarDate => {
  if (closedBecause(date) === null) return date
  for (let away = 1; ; away += 1) {
    const near = [addDays(date, away), addDays(date, -away)].find((day) => closedBecause(day) === null)
    if (near !== undefined) return near
  }
}

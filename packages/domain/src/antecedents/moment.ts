/** A year, a month or a day as somebody remembers it: `2015`, `2015-03`, `2015-03-20`. */
import { isCalendarDate, type CalendarDate } from '../calendar/calendar-date.ts'

const YEAR = 4
const MONTH = 7

export const momentStart = (moment: string): CalendarDate => `${moment}-01-01`.slice(0, '2015-03-20'.length)

export const momentEnd = (moment: string): CalendarDate => {
  if (moment.length === YEAR) return `${moment}-12-31`
  if (moment.length !== MONTH) return moment
  return [31, 30, 29, 28].map((day) => `${moment}-${day}`).find(isCalendarDate) ?? moment
}

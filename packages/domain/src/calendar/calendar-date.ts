/** A day without time, as it travels and is stored: `2026-11-21`. Never a `Date`, whose day depends on the time zone. */
import * as Schema from 'effect/Schema'

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

export const INVALID_DATE = 'Debe ser una fecha válida (AAAA-MM-DD)'

/** True for an existing day of the Gregorian calendar from 1900 to 2199 written as `AAAA-MM-DD`. */
export const isCalendarDate = (text: string): boolean => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (year < 1900 || year > 2199 || day < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  // A month that is not one has no days.
  return day <= (month === 2 && leap ? 29 : (DAYS_OF_MONTH[month - 1] ?? 0))
}

declare const kind: unique symbol
/** A text that is known to be of one kind, and is not given to who asks for another. A text of no known kind is given to any. */
type Kind<K extends string> = string & { readonly [kind]?: K }
/** A day without hour. It does not compile where an {@link Instant} is asked for. */
export type CalendarDate = Kind<'día'>
/** A moment as it travels: ISO 8601 in UTC, such as `2026-11-21T12:24:00.000Z`. It does not compile where a day is asked for. */
export type Instant = Kind<'instante'>

export const CalendarDate: Schema.Codec<CalendarDate, string> = Schema.String.annotate({
  message: 'Debe ser una fecha',
}).check(Schema.makeFilter((text: string) => isCalendarDate(text) || INVALID_DATE))
export const Instant: Schema.Codec<Instant, string> = Schema.String

const at = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`)

/** The day `days` (whole, may be negative) after `date`. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(at(date) + days * 86_400_000).toISOString().slice(0, 10)

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((at(to) - at(from)) / 86_400_000)

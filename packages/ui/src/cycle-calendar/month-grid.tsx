/** The days of the months that a stretch of time touches, as they stand on a wall calendar that starts on Monday. */
import { addDays, daysBetween, type CalendarDate } from '@cauce/domain/calendar/calendar-date'

const MONTH_NAMES = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
] as const

/** Initials of the days, Monday first. */
export const WEEK_INITIALS = ['L', 'M', 'M', 'J', 'V', 'S', 'D'] as const

const DAYS_OF_WEEK = 7
/** A Monday. */
const SOME_MONDAY = '1900-01-01'

/** 0 for Monday, 6 for Sunday. */
const weekday = (date: CalendarDate): number =>
  ((daysBetween(SOME_MONDAY, date) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK

export interface MonthGrid {
  /** `2026-12`. */
  readonly key: string
  /** `Diciembre 2026`. */
  readonly title: string
  /** Empty places before the first day. */
  readonly before: number
  readonly days: readonly CalendarDate[]
}

const firstOfNext = (first: CalendarDate): CalendarDate => `${addDays(first, 31).slice(0, 7)}-01`

const monthOf = (first: CalendarDate): MonthGrid => ({
  key: first.slice(0, 7),
  title: `${MONTH_NAMES[Number(first.slice(5, 7)) - 1] ?? ''} ${first.slice(0, 4)}`,
  before: weekday(first),
  days: Array.from({ length: daysBetween(first, firstOfNext(first)) }, (_, day) => addDays(first, day)),
})

/** Every month from that of `from` to that of `to`, in order. */
export const monthsBetween = (from: CalendarDate, to: CalendarDate): readonly MonthGrid[] => {
  const months: MonthGrid[] = []
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = firstOfNext(first)) months.push(monthOf(first))
  return months
}

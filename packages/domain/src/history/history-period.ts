/** The stretch of months that the timeline of an affiliate shows, and the way to the one before and the one after. */
import { formatDate } from '../calendar/bogota.ts'
import { addDays, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { spanDays, type Span } from '../sick-leave/leave-span.ts'
import { endOfWindow, type MonthMark } from '../sick-leave/timeline-window.ts'

/** Months at a time, with their names. */
export const PERIODS = [
  { meses: 3, nombre: 'Tres meses' },
  { meses: 6, nombre: 'Seis meses' },
  { meses: 12, nombre: 'Un año' },
  { meses: 36, nombre: 'Tres años' },
] as const
export const USUAL_MONTHS = 12

/** Names under the drawing: more would touch each other on a phone. */
const MOST_MARKS = 12
const JANUARY = '01'

const firstOfMonth = (day: CalendarDate): CalendarDate => `${day.slice(0, 8)}01`

const monthsBack = (first: CalendarDate, months: number): readonly CalendarDate[] => {
  const firsts = [first]
  for (const known of firsts) if (firsts.length < months) firsts.push(firstOfMonth(addDays(known, -1)))
  return firsts.toReversed()
}

/** The whole months, so many, that end with that of a day. */
export const windowOf = (months: number, last: CalendarDate): Span => ({
  desde: monthsBack(firstOfMonth(last), months)[0] ?? firstOfMonth(last),
  hasta: endOfWindow(last),
})

/** Last day of the stretch before. */
export const earlierThan = ({ desde }: Span): CalendarDate => addDays(desde, -1)

/**
 * Last day of the stretch after, as long as this one; null where it would pass today's month, which is where it then ends.
 * @regla La línea de tiempo avanza por periodos enteros y nunca más allá del mes de hoy.
 */
export const laterThan = (months: number, { hasta }: Span, today: CalendarDate): CalendarDate | null => {
  let last = hasta
  for (let passed = 0; passed < months; passed += 1) last = endOfWindow(addDays(last, 1))
  return last < today ? last : null
}

/** First days of the months of a stretch that begins with one. */
const firstsIn = ({ desde, hasta }: Span): readonly CalendarDate[] => {
  const firsts = [firstOfMonth(hasta)]
  for (const known of firsts) if (known > desde) firsts.push(firstOfMonth(addDays(known, -1)))
  return firsts.toReversed()
}

/** Where each month begins, its name under it; January says its year, and a long stretch names one of every few. */
export const monthMarks = (span: Span): readonly MonthMark[] => {
  const months = firstsIn(span)
  const step = Math.ceil(months.length / MOST_MARKS)
  const days = spanDays(span)
  return months
    .filter((first) => (Number(first.slice(5, 7)) - 1) % step === 0)
    .map((primero) => ({
      primero,
      etiqueta: primero.slice(5, 7) === JANUARY ? primero.slice(0, 4) : formatDate(primero).slice(3, 6),
      inicio: daysBetween(span.desde, primero) / days,
    }))
}

/** `01 dic 2025 a 30 nov 2026`. */
export const periodInWords = ({ desde, hasta }: Span): string => `${formatDate(desde)} a ${formatDate(hasta)}`

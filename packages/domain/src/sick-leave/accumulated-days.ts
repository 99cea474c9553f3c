/** Days of several stretches, each counted once. */
import { addDays, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import type { Span } from './leave-span.ts'

interface Count {
  readonly days: number
  /** Last day that is already counted. */
  readonly until: CalendarDate | null
}

const add = ({ days, until }: Count, { desde, hasta }: Span): Count => {
  const from = until !== null && desde <= until ? addDays(until, 1) : desde
  return hasta < from ? { days, until } : { days: days + daysBetween(from, hasta) + 1, until: hasta }
}

/**
 * How many different days the stretches cover.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.7
 * @regla Los días acumulados son la unión de los días cubiertos: un día en dos incapacidades cuenta una vez.
 */
export const coveredDays = (spans: readonly Span[]): number =>
  spans
    .toSorted((one, other) => (one.desde < other.desde ? -1 : one.desde > other.desde ? 1 : 0))
    .reduce(add, { days: 0, until: null }).days

/** The part of the stretches up to a day, that day counted. */
export const upTo = (spans: readonly Span[], day: CalendarDate): readonly Span[] =>
  spans.filter(({ desde }) => desde <= day).map(({ desde, hasta }) => ({ desde, hasta: hasta < day ? hasta : day }))

/** Dates and hours as a person in Colombia reads them. Bogotá is UTC−5 all year. */
import { isCalendarDate, type CalendarDate, type Instant } from './calendar-date.ts'

const OFFSET_MS = 5 * 3_600_000
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const

const wallClock = (epochMs: number): string => new Date(epochMs - OFFSET_MS).toISOString()

const epoch = (instant: Instant | number): number => (typeof instant === 'number' ? instant : Date.parse(instant))

/** The day in Bogotá at an instant in epoch milliseconds. */
export const bogotaDate = (epochMs: number): CalendarDate => wallClock(epochMs).slice(0, 10)

/** The instant, in epoch milliseconds, in which a day begins in Bogotá. */
export const bogotaMidnight = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`) + OFFSET_MS

/** Day and hour in Bogotá with its seconds, as text that sorts by itself: `2026-11-21 07:24:05`. For files and exact moments. */
export const bogotaStamp = (epochMs: number): string => wallClock(epochMs).slice(0, 19).replace('T', ' ')

const AN_INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/u

/**
 * `2026-11-21` as `21 nov 2026`; anything that is not a date is left as it is. An instant does not compile here ({@link formatDay}); one
 * that comes as a text of no known kind is read as its day in Bogotá, and never shown raw.
 */
export const formatDate = (date: CalendarDate): string => {
  if (AN_INSTANT.test(date) && !Number.isNaN(Date.parse(date))) return formatDate(bogotaDate(Date.parse(date)))
  if (!isCalendarDate(date)) return date
  const [year, month, day] = date.split('-')
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`
}

/** Day in Bogotá of an instant (ISO 8601 or epoch milliseconds): `21 nov 2026`; empty for what is not an instant. */
export const formatDay = (instant: Instant | number): string => {
  const ms = epoch(instant)
  return Number.isNaN(ms) ? '' : formatDate(bogotaDate(ms))
}

/** Hour in Bogotá of an instant (ISO 8601 or epoch milliseconds), 24-hour clock: `07:24`; empty for what is not an instant. */
export const formatTime = (instant: Instant | number): string => {
  const ms = epoch(instant)
  return Number.isNaN(ms) ? '' : wallClock(ms).slice(11, 16)
}

/**
 * Day and hour in Bogotá of an instant (ISO 8601 or epoch milliseconds): `21 nov 2026, 07:24`; empty for what is not an instant.
 * @fuente spec 1 §1; spec 2 §9
 * @regla Las horas se muestran en la hora de Bogotá: cinco horas menos que la universal, todo el año.
 */
export const formatDateTime = (instant: Instant | number): string => {
  const ms = epoch(instant)
  return Number.isNaN(ms) ? '' : `${formatDate(bogotaDate(ms))}, ${formatTime(ms)}`
}

/** A stretch of days that a list or a report is asked for. */
import { addDays, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'

export const PERIOD_BACKWARDS = 'La fecha final debe ser igual o posterior a la inicial'
/** The longest period of a report, in years. */
export const MAX_REPORT_YEARS = 5
export const PERIOD_TOO_LONG = `El periodo puede tener como máximo ${MAX_REPORT_YEARS} años`

export interface Period {
  readonly desde: CalendarDate
  readonly hasta: CalendarDate
}

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const

/** The same day so many years later; 29 February becomes the 28th where there is none. */
export const yearsAfter = (day: CalendarDate, years: number): CalendarDate => {
  const there = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  return there.endsWith('-02-29') ? addDays(`${there.slice(0, 4)}-03-01`, -1) : there
}

/**
 * The message of a period that goes backwards, or null; an end that is not there is open.
 * @regla El último día de un periodo no es anterior al primero.
 */
export const checkPeriod = ({ desde, hasta }: Partial<Period>): string | null =>
  desde !== undefined && hasta !== undefined && hasta < desde ? PERIOD_BACKWARDS : null

/**
 * The message of a period that no report is made of, or null.
 * @regla Un informe abarca como máximo cinco años.
 */
export const checkReportPeriod = (period: Period): string | null =>
  checkPeriod(period) ?? (period.hasta >= yearsAfter(period.desde, MAX_REPORT_YEARS) ? PERIOD_TOO_LONG : null)

const monthNumber = (day: CalendarDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** Months of a period, also those in which nothing happened, each as `AAAA-MM`. */
export const monthsOf = ({ desde, hasta }: Period): readonly string[] => {
  const from = monthNumber(desde)
  return Array.from({ length: Math.max(0, monthNumber(hasta) - from + 1) }, (_, at) => {
    const month = from + at
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** The month before that of a day, as `AAAA-MM`. */
export const previousMonth = (day: CalendarDate): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)

/** A month in words: `2026-11` is `nov 2026`. */
export const monthInWords = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`

/** Days of a period, both ends counted. */
export const daysOf = ({ desde, hasta }: Period): number => Math.max(0, daysBetween(desde, hasta) + 1)

/** The year that ends on a day: what a timeline shows unless told. */
export const yearUntil = (hasta: CalendarDate): Period => ({ desde: addDays(yearsAfter(hasta, -1), 1), hasta })

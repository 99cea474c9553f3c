/** The days of a report, as its address says them. */
import { isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { checkReportPeriod, type Period } from '@cauce/domain/history/period'

/** A period that is one press away. */
export interface NamedPeriod {
  readonly nombre: string
  readonly period: Period
}

const dayOr = (text: string | null, otherwise: CalendarDate): CalendarDate =>
  text !== null && isCalendarDate(text) ? text : otherwise

/** The days that an address asks for; what it says wrongly is not said. */
export const periodOf = (search: URLSearchParams, usual: Period): Period => ({
  desde: dayOr(search.get('desde'), usual.desde),
  hasta: dayOr(search.get('hasta'), usual.hasta),
})

/** What is wrong with the days, or null. */
export const wrongPeriod = ({ desde, hasta }: Period): string | null => checkReportPeriod({ desde, hasta })

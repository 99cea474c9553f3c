/** What a report is asked for, as its address says it, read and written from its declaration. Its days are always there: who opens it later sees the same figures. */
import type { AnyReport, ReportAsked } from '@cauce/contract/kit/report'
import { isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { checkReportPeriod, type Period } from '@cauce/domain/history/period'

/** Names of what a report is asked for. */
export type ReportFilter<R extends AnyReport> = (keyof R['filters'] | keyof R['always']) & string

/** What is asked where the address says nothing. */
export interface UsualReport<R extends AnyReport> {
  readonly period: Period
  /** Of each thing that it is always asked with. */
  readonly said: Readonly<Record<keyof R['always'] & string, string>>
}

export interface ReportView<R extends AnyReport = AnyReport> extends Period {
  /** What each filter says, in text; what is not there does not filter. */
  readonly said: Readonly<Partial<Record<ReportFilter<R>, string>>>
}

const dayOr = (text: string | null, otherwise: CalendarDate): CalendarDate =>
  text !== null && isCalendarDate(text) ? text : otherwise

const filtersOf = ({ filters, always }: AnyReport) => Object.entries({ ...always, ...filters })

/** The view that an address asks for; what it says wrongly is not said. */
export function reportView<R extends AnyReport>(
  report: R,
  search: URLSearchParams,
  usual: UsualReport<R>,
): ReportView<R>
export function reportView(
  report: AnyReport,
  search: URLSearchParams,
  { period, said }: UsualReport<AnyReport>,
): ReportView {
  const read = filtersOf(report).flatMap(([name, filter]) => {
    const text = search.get(name)?.slice(0, filter.max) ?? ''
    return text !== '' && filter.read(text) !== undefined ? [[name, text]] : []
  })
  return {
    desde: dayOr(search.get('desde'), period.desde),
    hasta: dayOr(search.get('hasta'), period.hasta),
    said: { ...said, ...Object.fromEntries(read) },
  }
}

/** The address of a view. */
export const reportAddress = (report: AnyReport, { desde, hasta, said }: ReportView): URLSearchParams => {
  const texts = (names: object) =>
    Object.keys(names).flatMap((name) => {
      const text = said[name] ?? ''
      return text === '' ? [] : [[name, text]]
    })
  return new URLSearchParams([...texts(report.always), ['desde', desde], ['hasta', hasta], ...texts(report.filters)])
}

/** What the server is asked for. */
export function reportQuestion<R extends AnyReport>(report: R, view: ReportView<R>): ReportAsked<R>
export function reportQuestion(
  report: AnyReport,
  { desde, hasta, said }: ReportView,
): Readonly<Record<string, unknown>> {
  const asked = filtersOf(report).flatMap(([name, { as, read }]) => {
    const text = said[name]
    const value = text === undefined ? undefined : read(text)
    return value === undefined ? [] : [[as ?? name, value]]
  })
  return { ...Object.fromEntries(asked), desde, hasta }
}

/** What is wrong with the days, or null. */
export const wrongPeriod = ({ desde, hasta }: Period): string | null => checkReportPeriod({ desde, hasta })

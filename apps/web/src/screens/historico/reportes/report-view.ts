/** Which report is seen: its kind and its days, as the address says them. */
import { isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { checkReportPeriod, yearUntil, type Period } from '@cauce/domain/history/period'
import { REPORT_KINDS, type ReportKind } from '@cauce/domain/history/reports'

export interface ReportView extends Period {
  readonly clase: ReportKind
}

const isKind = (text: string): text is ReportKind => Object.hasOwn(REPORT_KINDS, text)

const dayOr = (text: string | null, otherwise: CalendarDate): CalendarDate =>
  text !== null && isCalendarDate(text) ? text : otherwise

/** The view that an address asks for: the consultations of the last year unless told; what it says wrongly is not said. */
export const reportView = (search: URLSearchParams, today: CalendarDate): ReportView => {
  const year = yearUntil(today)
  const clase = search.get('informe') ?? ''
  return {
    clase: isKind(clase) ? clase : 'consultas',
    desde: dayOr(search.get('desde'), year.desde),
    hasta: dayOr(search.get('hasta'), year.hasta),
  }
}

/** The address of a view. */
export const reportAddress = ({ clase, desde, hasta }: ReportView): URLSearchParams =>
  new URLSearchParams({ informe: clase, desde, hasta })

/** What is wrong with the days, or null. */
export const wrongPeriod = ({ desde, hasta }: ReportView): string | null => checkReportPeriod({ desde, hasta })

/** Periods that are one press away. */
export const quickPeriods = (today: CalendarDate): readonly { readonly nombre: string; readonly period: Period }[] => {
  const [year = '', month = ''] = today.split('-')
  const before = `${month === '01' ? Number(year) - 1 : year}-${month === '01' ? '12' : String(Number(month) - 1).padStart(2, '0')}`
  return [
    { nombre: 'Último año', period: yearUntil(today) },
    { nombre: 'Este año', period: { desde: `${year}-01-01`, hasta: today } },
    { nombre: 'Desde el mes pasado', period: { desde: `${before}-01`, hasta: today } },
    { nombre: 'Este mes', period: { desde: `${year}-${month}-01`, hasta: today } },
  ]
}

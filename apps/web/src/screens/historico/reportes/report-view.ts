/** Which report is seen: its kind and its days, as the address says them. */
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { yearUntil, type Period } from '@cauce/domain/history/period'
import { REPORT_KINDS, type ReportKind } from '@cauce/domain/history/reports'
import { periodOf, type NamedPeriod } from '../../../workspaces/reports/period.ts'

export interface ReportView extends Period {
  readonly clase: ReportKind
}

const isKind = (text: string): text is ReportKind => Object.hasOwn(REPORT_KINDS, text)

/** The view that an address asks for: the consultations of the last year unless told; what it says wrongly is not said. */
export const reportView = (search: URLSearchParams, today: CalendarDate): ReportView => {
  const clase = search.get('informe') ?? ''
  return {
    clase: isKind(clase) ? clase : 'consultas',
    ...periodOf(search, yearUntil(today)),
  }
}

/** The address of a view. */
export const reportAddress = ({ clase, desde, hasta }: ReportView): URLSearchParams =>
  new URLSearchParams({ informe: clase, desde, hasta })

/** Periods that are one press away. */
export const quickPeriods = (today: CalendarDate): readonly NamedPeriod[] => {
  const [year = '', month = ''] = today.split('-')
  const before = `${month === '01' ? Number(year) - 1 : year}-${month === '01' ? '12' : String(Number(month) - 1).padStart(2, '0')}`
  return [
    { nombre: 'Último año', period: yearUntil(today) },
    { nombre: 'Este año', period: { desde: `${year}-01-01`, hasta: today } },
    { nombre: 'Desde el mes pasado', period: { desde: `${before}-01`, hasta: today } },
    { nombre: 'Este mes', period: { desde: `${year}-${month}-01`, hasta: today } },
  ]
}

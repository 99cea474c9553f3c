/** Which stretch of the timeline the address asks for, and of which kinds. */
import { isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { TIMELINE_KINDS } from '@cauce/domain/clinical-record/timeline-entry'
import { PERIODS, USUAL_MONTHS } from '@cauce/domain/history/history-period'
import { AFFILIATE } from './chosen-affiliate.ts'

export interface TimelineView {
  readonly meses: number
  /** Last day of the stretch; null: up to now. */
  readonly fin: CalendarDate | null
  /** Null: every kind. */
  readonly clase: string | null
}

/** What the address says wrongly counts as not said. */
export const timelineView = (search: URLSearchParams, today: CalendarDate): TimelineView => {
  const fin = search.get('fin')
  const clase = search.get('clase')
  return {
    meses: PERIODS.find(({ meses }) => String(meses) === search.get('meses'))?.meses ?? USUAL_MONTHS,
    fin: fin !== null && isCalendarDate(fin) && fin < today ? fin : null,
    clase: clase !== null && Object.hasOwn(TIMELINE_KINDS, clase) ? clase : null,
  }
}

/** The shortest address of a view of the same affiliate. */
export const timelineAddress = ({ meses, fin, clase }: TimelineView, before: URLSearchParams): URLSearchParams => {
  const said = {
    [AFFILIATE]: before.get(AFFILIATE),
    meses: meses === USUAL_MONTHS ? null : meses,
    fin,
    clase,
  }
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

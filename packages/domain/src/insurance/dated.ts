/** Rows that hold for some days. */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'

/** From a day to another, both of them included; null: until now. */
export const dated = { desde: CalendarDate, hasta: Schema.NullOr(CalendarDate) } as const

export interface Dated {
  readonly desde: CalendarDate
  readonly hasta: CalendarDate | null
}

/** Whether the day is one of those of the row. */
export const covers = ({ desde, hasta }: Dated, day: CalendarDate): boolean =>
  desde <= day && (hasta === null || day <= hasta)

/** The row that holds on that day. */
export const onDay = <Row extends Dated>(rows: readonly Row[], day: CalendarDate): Row | undefined =>
  rows.find((row) => covers(row, day))

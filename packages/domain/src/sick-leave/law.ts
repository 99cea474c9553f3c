/** Law as data: every number of days, share and limit is a record with the day from which it holds and where it was read. */
import type { CalendarDate } from '../calendar/calendar-date.ts'

export interface LegalRecord {
  readonly vigente_desde: CalendarDate
  /** Norm, or "ajustable" where no text of a norm was read. */
  readonly fuente: string
}

/** At least one record: a rule without a number would not be a rule. */
export type LegalRecords<R extends LegalRecord> = readonly [R, ...R[]]

/**
 * The record that holds on a day: the latest that has begun; before all of them, the oldest that is known.
 * @regla Cada número de la norma rige desde su fecha de vigencia; el que rige es el último que ya empezó.
 */
export const inForce = <R extends LegalRecord>(records: LegalRecords<R>, day: CalendarDate): R => {
  const [first, ...rest] = records.filter(({ vigente_desde }) => vigente_desde <= day)
  return first === undefined
    ? records.reduce((oldest, record) => (record.vigente_desde < oldest.vigente_desde ? record : oldest))
    : rest.reduce((latest, record) => (record.vigente_desde > latest.vigente_desde ? record : latest), first)
}

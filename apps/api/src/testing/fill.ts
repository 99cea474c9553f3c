/** What a test database starts with. */
import type { Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { migrate } from '../db/migrate.ts'
import { gatherStatistics } from '../db/statistics.ts'
import type { DB } from '../db/tables.ts'
import { seedDatabase } from '../seed/seed.ts'

/** `demo`: the whole story. `catalogos`: a new installation without people. `tablas`: not a row. */
export type Seed = 'demo' | 'catalogos' | 'tablas'

const quiet = (): void => {}

/** Tables and rows, as on the Bogotá day of `now`. */
export const fillDatabase = async (db: Kysely<DB>, seed: Seed, now: Date): Promise<void> => {
  await migrate(db)
  if (seed === 'tablas') return
  await seedDatabase(db, { demo: seed === 'demo', today: bogotaDate(now.getTime()), now, log: quiet })
  // As a server does at its first start: the copies need not do it again.
  await gatherStatistics(db)
}

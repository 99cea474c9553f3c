/** What a test database starts with. */
import type { Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { gatherStatistics } from '../../apps/api/src/db/statistics.ts'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { seedDatabase } from '../../apps/api/src/seed/seed.ts'

/** `demo`: the whole story. `catalogos`: a new installation without people. */
export type Seed = 'demo' | 'catalogos'

const quiet = (): void => {}

/** Tables and rows, as on the Bogotá day of `now`. */
export const fillDatabase = async (db: Kysely<DB>, seed: Seed, now: Date): Promise<void> => {
  await migrate(db)
  await seedDatabase(db, { demo: seed === 'demo', today: bogotaDate(now.getTime()), now, log: quiet })
  // As a server does at its first start: the copies need not do it again.
  await gatherStatistics(db)
}

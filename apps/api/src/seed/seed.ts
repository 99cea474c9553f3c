/** Fills an empty database: catalogues always, the demo story when asked for. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../db/tables.ts'
import { seedCatalogs } from './catalogs.ts'
import { seedConsentTexts } from './consents.ts'
import { seedAgenda } from './demo/agenda.ts'
import { seedDeliveries } from './demo/deliveries.ts'
import { seedContent } from './demo/content.ts'
import { seedChats } from './demo/chats.ts'
import { seedAuditStory } from './demo/audit-story.ts'
import { seedPortabilities } from './demo/portabilities.ts'
import { seedAffiliateChanges } from './demo/affiliate-changes.ts'
import { seedInsurance } from './demo/insurance.ts'
import { seedOwnCodeOrders } from './demo/own-code-orders.ts'
import { seedKeptLines } from './demo/kept-lines.ts'
import { seedMedicationOrders } from './demo/medication-orders.ts'
import { seedNetwork } from './demo/network.ts'
import { seedOrders } from './demo/orders.ts'
import { seedCreatinines } from './demo/creatinines.ts'
import { seedOutsideMedicines } from './demo/outside-medicines.ts'
import { seedAffiliates, seedUsers, signAllergies } from './demo/people.ts'
import { seedPrograms } from './demo/programs.ts'
import { seedReferrals } from './demo/referrals.ts'
import { seedRecords } from './demo/records.ts'
import { seedDemoShortages } from './demo/shortages.ts'
import { seedSickLeaves } from './demo/sick-leaves.ts'
import { seedSecondSignatures } from './demo/second-signatures.ts'
import { seedSchemeOrders } from './demo/scheme-orders.ts'
import { seedSignedConsents } from './demo/signed-consents.ts'
import { seedDemoMasters } from './masters.ts'
import { seedDrugSafety, seedMissingKnowledge } from './drug-safety.ts'
import { syncIdentities } from './insert.ts'
import { required } from './required.ts'
import { seedReference } from './reference.ts'
import { settleTerms } from './terms.ts'

export interface SeedOptions {
  /** Adds the invented people, network, agenda and orders. Never true in production. */
  readonly demo: boolean
  /** The day in Bogotá. */
  readonly today: CalendarDate
  readonly now: Date
  readonly log: (message: string) => void
}

/** The number after which the demo goes on giving numbers to orders. */
const LAST_DEMO_ORDER = 40_230

const seedStory = async (db: Transaction<DB>, { today, now }: SeedOptions): Promise<void> => {
  const sites = await seedNetwork(db, today)
  await seedDemoMasters(db)
  const affiliates = await seedAffiliates(db, sites, today, now)
  await seedInsurance(db, { today, now, affiliates })
  const users = await seedUsers(db, sites, now)
  await signAllergies(db, users)
  await seedCreatinines(db, users, today)
  await seedOutsideMedicines(db, users, today)
  await seedDemoShortages(db, today)
  const context = { today, now, affiliates, users, sites }
  const visits = await seedAgenda(db, context)
  await seedOrders(db, context, visits)
  await seedMedicationOrders(db, context, visits)
  await seedSecondSignatures(db, context)
  await seedDeliveries(db, context)
  await seedOwnCodeOrders(db, context, visits)
  await seedSchemeOrders(db, context, visits)
  await seedSickLeaves(db, context, visits)
  await seedRecords(db, context, visits)
  await seedKeptLines(db, context)
  await seedSignedConsents(db)
  // The channels of people have the first numbers.
  await seedChats(db, context)
  await seedReferrals(db, context)
  await seedAffiliateChanges(db, context)
  await seedPortabilities(db, context)
  await seedPrograms(db, now)
  await seedAuditStory(db, context)
  await seedContent(db, required(users, 'admin@cauce.demo', 'user'), now)
}

/**
 * Seeds a database that has no reference data yet, in one transaction; to any other it only adds the knowledge that came with a
 * newer version of the product. A lock makes
 * several processes that start at once seed it once.
 * @returns true when it seeded
 */
export const seedDatabase = async (db: Kysely<DB>, options: SeedOptions): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await sql`lock table estados in share row exclusive mode`.execute(trx)
    if (await trx.selectFrom('estados').select('id').limit(1).executeTakeFirst()) {
      await seedMissingKnowledge(trx)
      await settleTerms(trx)
      return false
    }
    options.log('Cargando catálogos iniciales…')
    await seedReference(trx)
    await seedCatalogs(trx)
    await seedDrugSafety(trx)
    await seedConsentTexts(trx, options.today)
    if (options.demo) {
      options.log('Cargando los datos de demostración…')
      await seedStory(trx, options)
    }
    await settleTerms(trx)
    await syncIdentities(trx)
    if (options.demo) {
      await sql`select setval(pg_get_serial_sequence('ordenes', 'id'), ${LAST_DEMO_ORDER}::int)`.execute(trx)
    }
    return true
  })

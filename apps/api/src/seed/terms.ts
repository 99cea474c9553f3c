/** Dated figures that came with this version, and terms of what an earlier version kept without them. */
import { sql, type Kysely } from 'kysely'
import { AUTHORISATION_NORMS } from '@cauce/domain/authorisation/request-class'
import { PORTABILITY_NORMS } from '@cauce/domain/insurance/portability-term'
import { REFERRAL_NORMS, REFERRAL_OWNER } from '@cauce/domain/referral/answer-term'
import type { DB } from '../db/tables.ts'
import { openTerms } from '../kit/clock/open-term.ts'
import { openMissing as openMissingRequests } from '../modules/por-autorizar/open.ts'
import { termOfReferral } from '../modules/referencias/referral-term.ts'

const BATCH = 1_000

const openMissing = async (db: Kysely<DB>): Promise<number> => {
  const rows = await db
    .selectFrom('referencias as f')
    .selectAll('f')
    .where(
      sql<boolean>`not exists (select 1 from terminos t where t.dueno_tipo = ${REFERRAL_OWNER} and t.dueno_id = f.id)`,
    )
    .orderBy('f.id')
    .limit(BATCH)
    .execute()
  return (await openTerms(db, rows.map(termOfReferral))).length
}

/** Adds the figures that are not there, and opens the terms of the referrals that have none. */
export const settleTerms = async (db: Kysely<DB>): Promise<void> => {
  await db
    .insertInto('terminos_norma')
    .values([...REFERRAL_NORMS, ...AUTHORISATION_NORMS, ...PORTABILITY_NORMS])
    .onConflict((conflict) => conflict.columns(['clase', 'vigente_desde']).doNothing())
    .execute()
  while ((await openMissing(db)) === BATCH);
  await openMissingRequests(db)
}

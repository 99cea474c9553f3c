/** Brings the tables to the version of this code: ordered, recorded, all or nothing, one process at a time. */
import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import * as base from './migrations/0001_base.ts'
import * as delivery from './migrations/0002_delivery.ts'
import * as audit from './migrations/0003_audit.ts'
import * as closedLines from './migrations/0004_closed_lines.ts'
import * as account from './migrations/0005_account.ts'
import * as wholeOrders from './migrations/0006_whole_orders.ts'
import * as withdrawnMedicines from './migrations/0007_withdrawn_medicines.ts'
import * as knowledgeKeys from './migrations/0008_knowledge_keys.ts'
import * as clinicalRecord from './migrations/0009_clinical_record.ts'
import * as chatReferral from './migrations/0010_chat_referral.ts'
import * as professions from './migrations/0011_professions.ts'
import * as substitutions from './migrations/0012_substitutions.ts'
import * as mail from './migrations/0015_mail.ts'
import * as sameOrder from './migrations/0016_same_order.ts'
import * as companions from './migrations/0017_companions.ts'
import * as schemeDeviation from './migrations/0018_scheme_deviation.ts'
import * as leaveReasons from './migrations/0019_leave_reasons.ts'
import * as clinicalKnowledge from './migrations/0022_clinical_knowledge.ts'
import * as washout from './migrations/0023_washout.ts'
import * as antecedents from './migrations/0024_antecedents.ts'
import * as kidneysAndAge from './migrations/0025_kidneys_and_age.ts'
import * as childDoses from './migrations/0026_child_doses.ts'
import * as infusionTime from './migrations/0027_infusion_time.ts'
import * as oncologyCeilings from './migrations/0028_oncology_ceilings.ts'
import * as appliedCycles from './migrations/0029_applied_cycles.ts'
import * as secondSignature from './migrations/0030_second_signature.ts'
import * as doseUnits from './migrations/0034_dose_units.ts'
import * as childWeight from './migrations/0035_child_weight.ts'
import * as secondSignatures from './migrations/0036_second_signatures.ts'
import * as simultaneousLeaves from './migrations/0037_simultaneous_leaves.ts'
import * as schemeCreatinine from './migrations/0038_scheme_creatinine.ts'
import * as schemeSignature from './migrations/0040_scheme_signature.ts'
import * as outsideMedicines from './migrations/0044_outside_medicines.ts'
import * as masters from './migrations/0050_masters.ts'
import * as terms from './migrations/0057_terms.ts'
import * as sharedTables from './migrations/0058_shared_tables.ts'
import * as certificateDays from './migrations/0059_certificate_days.ts'
import { DatabaseProblem } from './problem.ts'
import type { DB } from './tables.ts'

interface Migration {
  readonly name: string
  /** SQL of one or several statements, common to PostgreSQL 15 to 18. */
  readonly up: string
}

export const migrations: readonly Migration[] = [
  base,
  delivery,
  audit,
  closedLines,
  account,
  wholeOrders,
  withdrawnMedicines,
  knowledgeKeys,
  clinicalRecord,
  chatReferral,
  professions,
  substitutions,
  mail,
  sameOrder,
  companions,
  schemeDeviation,
  leaveReasons,
  clinicalKnowledge,
  washout,
  antecedents,
  kidneysAndAge,
  childDoses,
  infusionTime,
  oncologyCeilings,
  appliedCycles,
  secondSignature,
  doseUnits,
  childWeight,
  secondSignatures,
  simultaneousLeaves,
  schemeCreatinine,
  schemeSignature,
  outsideMedicines,
  masters,
  terms,
  sharedTables,
  certificateDays,
]

/** Any number, the same in every process. */
const ADVISORY_LOCK = 7_201_984

const fingerprint = (migration: Migration): string => createHash('sha256').update(migration.up).digest('hex')

/**
 * Applies what is missing, in one transaction, and answers the names of what it applied. A database that a newer version of the
 * product has touched is left alone: {@link DatabaseProblem}.
 */
export const migrate = (db: Kysely<DB>, list: readonly Migration[] = migrations): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`create table if not exists migraciones (
      nombre text primary key, huella text not null, aplicada_at timestamptz not null default now()
    )`.execute(trx)
    const applied = new Set((await trx.selectFrom('migraciones').select('nombre').execute()).map((row) => row.nombre))
    const known = new Set(list.map((migration) => migration.name))
    const unknown = [...applied].filter((name) => !known.has(name))
    if (unknown.length > 0) {
      throw new DatabaseProblem(
        `La base de datos es de una versión más nueva de Cauce (${unknown.join(', ')}). Actualice el programa.`,
      )
    }
    const missing = list.filter((migration) => !applied.has(migration.name))
    for (const migration of missing) {
      await sql.raw(migration.up).execute(trx)
      await trx
        .insertInto('migraciones')
        .values({ nombre: migration.name, huella: fingerprint(migration) })
        .execute()
    }
    return missing.map((migration) => migration.name)
  })

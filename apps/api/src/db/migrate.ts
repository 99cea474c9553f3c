/** Brings the tables to the version of this code: ordered, recorded, one process at a time; all or nothing but for what says otherwise. */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
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
import * as conditions from './migrations/0052_conditions.ts'
import * as closingReasons from './migrations/0053_closing_reasons.ts'
import * as events from './migrations/0054_events.ts'
import * as jobs from './migrations/0055_jobs.ts'
import * as terms from './migrations/0057_terms.ts'
import * as sharedTables from './migrations/0058_shared_tables.ts'
import * as certificateDays from './migrations/0059_certificate_days.ts'
import * as refusedLines from './migrations/0070_refused_lines.ts'
import * as representativeDocument from './migrations/0071_representative_document.ts'
import * as closingCause from './migrations/0072_closing_cause.ts'
import { requireExtension } from './extensions.ts'
import { DatabaseProblem } from './problem.ts'
import { prepareQueue } from './queue-schema.ts'
import type { DB } from './tables.ts'

interface Migration {
  readonly name: string
  /**
   * SQL of one or several statements, common to PostgreSQL 15 to 18. As a list, each statement runs by itself outside of any
   * transaction (`create index concurrently`): all of them must be harmless when repeated, since a stop between two repeats them.
   */
  readonly up: string | readonly string[]
  /** Fingerprints of former texts that left the same tables: an edit of a comment or of a space. */
  readonly formerly?: readonly string[]
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
  conditions,
  closingReasons,
  events,
  jobs,
  terms,
  sharedTables,
  certificateDays,
  refusedLines,
  representativeDocument,
  closingCause,
]

/** Any number, the same in every process. */
const ADVISORY_LOCK = 7_201_984
/** Between two tries to be the one that migrates. */
const TURN_MS = 200

const fingerprint = ({ up }: Migration): string =>
  createHash('sha256')
    .update(typeof up === 'string' ? up : up.join('\n;\n'))
    .digest('hex')

interface Applied {
  readonly nombre: string
  readonly huella: string
}

const newer = (applied: readonly Applied[], list: readonly Migration[]): DatabaseProblem | null => {
  const known = new Set(list.map(({ name }) => name))
  const unknown = applied.filter(({ nombre }) => !known.has(nombre)).map(({ nombre }) => nombre)
  return unknown.length === 0
    ? null
    : new DatabaseProblem(
        `La base de datos es de una versión más nueva de Cauce (${unknown.join(', ')}). Actualice el programa.`,
      )
}

const edited = (applied: readonly Applied[], list: readonly Migration[]): DatabaseProblem | null => {
  const stored = new Map(applied.map(({ nombre, huella }) => [nombre, huella]))
  const other = list.filter((migration) => {
    const print = stored.get(migration.name)
    return print !== undefined && print !== fingerprint(migration) && !(migration.formerly ?? []).includes(print)
  })
  return other.length === 0
    ? null
    : new DatabaseProblem(
        `La base de datos se preparó con otro texto de ${other.map(({ name }) => name).join(', ')}: sus tablas pueden no ser las que este programa espera. No se tocó nada. Vuelva a la versión del programa con la que se preparó; si es una base de pruebas, use otra vacía.`,
      )
}

const record = (db: Kysely<DB>, migration: Migration) =>
  db
    .insertInto('migraciones')
    .values({ nombre: migration.name, huella: fingerprint(migration) })
    .execute()

/** Of several processes one at a time. Nobody waits inside a statement: an index that is made beside the work would wait for them. */
const inTurn = async <T>(db: Kysely<DB>, work: () => Promise<T>): Promise<T> => {
  const mine = async (): Promise<boolean> => {
    const { rows } = await sql<{ mia: boolean }>`select pg_try_advisory_lock(${ADVISORY_LOCK}) as mia`.execute(db)
    return rows[0]?.mia === true
  }
  while (!(await mine())) await pause(TURN_MS)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(db)
  }
}

const together = (db: Kysely<DB>, group: readonly Migration[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    for (const migration of group) {
      if (typeof migration.up === 'string') await sql.raw(migration.up).execute(trx)
      await record(trx, migration)
    }
  })

const apart = async (db: Kysely<DB>, migration: Migration): Promise<void> => {
  for (const statement of typeof migration.up === 'string' ? [] : migration.up) await sql.raw(statement).execute(db)
  await record(db, migration)
}

/** Those that follow each other and share a transaction; one that runs outside of any is alone. */
const groupsOf = (missing: readonly Migration[]): readonly (readonly Migration[])[] =>
  missing.reduce<readonly (readonly Migration[])[]>((groups, migration) => {
    const last = groups.at(-1) ?? []
    const joins = typeof migration.up === 'string' && last.every(({ up }) => typeof up === 'string')
    return joins ? [...groups.slice(0, -1), [...last, migration]] : [...groups, [migration]]
  }, [])

/**
 * Applies what is missing, in one transaction but for what says that it runs outside, and answers the names of what it applied.
 * A database that a newer version of the product has touched, or one that was prepared with another text of the same file, is left
 * alone: {@link DatabaseProblem} (decision 0075).
 */
export const migrate = (db: Kysely<DB>, list: readonly Migration[] = migrations): Promise<string[]> =>
  db.connection().execute((one) =>
    inTurn(one, async () => {
      await sql`create table if not exists migraciones (
        nombre text primary key, huella text not null, aplicada_at timestamptz not null default now()
      )`.execute(one)
      const applied = await one.selectFrom('migraciones').select(['nombre', 'huella']).execute()
      const problem = newer(applied, list) ?? edited(applied, list)
      if (problem !== null) throw problem
      const done = new Set(applied.map(({ nombre }) => nombre))
      const missing = list.filter(({ name }) => !done.has(name))
      await requireExtension(one)
      for (const group of groupsOf(missing)) {
        const [first] = group
        if (first !== undefined && typeof first.up !== 'string') await apart(one, first)
        else await together(one, group)
      }
      await one.transaction().execute(async (trx) => {
        await sql`set local statement_timeout = 0`.execute(trx)
        await prepareQueue(trx)
      })
      return missing.map(({ name }) => name)
    }),
  )

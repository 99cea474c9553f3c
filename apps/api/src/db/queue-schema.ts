/** The tables of the queue engine (`pg-boss`), in a schema of their own, brought to the version of this code with all the others. */
import { type Kysely, sql } from 'kysely'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import manifest from 'pg-boss/package.json' with { type: 'json' }
import { DatabaseProblem } from './problem.ts'
import type { DB } from './tables.ts'

/** `pg_dump` of the database and the copy of the folder take it along. */
export const QUEUE_SCHEMA = 'cola'
const VERSION = manifest.pgboss.schema

/** The engine wraps its statements in a transaction; here they are part of ours. Indexes are made in it too. */
const withinOurs = (plan: string): string =>
  plan
    .replace(/^\s*BEGIN;/u, '')
    .replace(/COMMIT;?\s*$/u, '')
    .replaceAll('INDEX CONCURRENTLY', 'INDEX')

const installedVersion = async (trx: Kysely<DB>): Promise<number | null> => {
  const { rows } = await sql<{ hay: boolean }>`
    select to_regclass(${`${QUEUE_SCHEMA}.version`}) is not null as hay`.execute(trx)
  if (rows[0]?.hay !== true) return null
  const found = await sql<{ version: number }>`select version from ${sql.table(`${QUEUE_SCHEMA}.version`)}`.execute(trx)
  return found.rows[0]?.version ?? null
}

/** Makes or updates them. A database that a newer version has touched is left alone: {@link DatabaseProblem}. */
export const prepareQueue = async (trx: Kysely<DB>): Promise<void> => {
  const installed = await installedVersion(trx)
  if (installed === VERSION) return
  if (installed !== null && installed > VERSION) {
    throw new DatabaseProblem(
      `La cola de trabajos de la base de datos es de una versión más nueva de Cauce (${installed}). Actualice el programa.`,
    )
  }
  const plan = installed === null ? getConstructionPlans(QUEUE_SCHEMA) : getMigrationPlans(QUEUE_SCHEMA, installed)
  await sql.raw(withinOurs(plan)).execute(trx)
}

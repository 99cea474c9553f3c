/** What the tables need of PostgreSQL besides itself. */
import { sql, type Kysely } from 'kysely'
import { DatabaseProblem } from './problem.ts'
import type { DB } from './tables.ts'
import { errorCode } from './unavailable.ts'

const NEEDED = 'btree_gist'

const isThere = async (db: Kysely<DB>): Promise<boolean> =>
  (await sql`select 1 from pg_extension where extname = ${NEEDED}`.execute(db)).rows.length > 0

/** Throws {@link DatabaseProblem} with what to ask of who administers PostgreSQL where the extension is missing and cannot be added. */
export const requireExtension = async (db: Kysely<DB>): Promise<void> => {
  if (await isThere(db)) return
  try {
    await sql`create extension if not exists btree_gist`.execute(db)
  } catch (error) {
    // Another process that starts at the same time has made it.
    if (await isThere(db)) return
    throw new DatabaseProblem(
      `A la base de datos le falta la extensión ${NEEDED} (${errorCode(error)}). Pida a quien administra PostgreSQL que la instale (paquete postgresql-contrib) y ejecute en esta base: create extension ${NEEDED};`,
    )
  }
}

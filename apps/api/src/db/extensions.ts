/** What the tables need of PostgreSQL besides itself. */
import { sql, type Kysely } from 'kysely'
import { DatabaseProblem } from './problem.ts'
import type { DB } from './tables.ts'
import { errorCode } from './unavailable.ts'

const NEEDED = 'btree_gist'

/** Throws {@link DatabaseProblem} with what to ask of who administers PostgreSQL where the extension is missing and cannot be added. */
export const requireExtension = async (db: Kysely<DB>): Promise<void> => {
  const { rows } = await sql`select 1 from pg_extension where extname = ${NEEDED}`.execute(db)
  if (rows.length > 0) return
  try {
    await sql`create extension if not exists btree_gist`.execute(db)
  } catch (error) {
    throw new DatabaseProblem(
      `A la base de datos le falta la extensión ${NEEDED} (${errorCode(error)}). Pida a quien administra PostgreSQL que la instale (paquete postgresql-contrib) y ejecute en esta base: create extension ${NEEDED};`,
    )
  }
}

/** What the planner knows of the tables. PostgreSQL looks after it by itself; the embedded database never does. */
import { sql, type Kysely } from 'kysely'
import type { DB } from './tables.ts'

/** Rows of these are changed or deleted all day: without a vacuum the room they leave is never used again. */
const CHURNED = [
  'sesiones',
  'codigos_acceso',
  'conexiones',
  'recuperaciones',
  'codigos_recuperacion',
  'permisos_archivo',
  'idempotencia',
  'correos',
  'cargas',
  'carga_lineas',
  'carga_claves',
  'cargas_usuarios',
  'cargas_usuarios_lineas',
  'evento_entregas',
  'trabajos',
  'temporizadores',
  'cola.job',
] as const satisfies readonly (keyof DB)[]

const OURS = sql`relkind = 'r' and relnamespace = current_schema()::regnamespace`

/** True when some table has never been looked at: a new database, or one that an earlier version made. */
export const lacksStatistics = async (db: Kysely<DB>): Promise<boolean> => {
  const { rows } = await sql<{ falta: boolean }>`
    select exists (select 1 from pg_class where ${OURS} and reltuples < 0) as falta`.execute(db)
  return rows[0]?.falta === true
}

/** Every table, one statement each, so that others come in between; how many. */
const eachTable = async (
  tables: readonly string[],
  stop: AbortSignal | undefined,
  work: (table: string) => Promise<unknown>,
): Promise<number> => {
  let done = 0
  for (const table of tables) {
    if (stop?.aborted === true) break
    await work(table)
    done += 1
  }
  return done
}

/** Samples every table. */
export const gatherStatistics = async (db: Kysely<DB>, stop?: AbortSignal): Promise<number> => {
  const { rows } = await sql<{ relname: string }>`select relname from pg_class where ${OURS} order by relname`.execute(
    db,
  )
  const names = rows.map(({ relname }) => relname)
  return eachTable(names, stop, (table) => sql`analyze ${sql.table(table)}`.execute(db))
}

/** Frees the room of deleted rows. Not inside a transaction. */
export const vacuumChurned = (db: Kysely<DB>, stop?: AbortSignal): Promise<number> =>
  eachTable(CHURNED, stop, (table) => sql`vacuum ${sql.table(table)}`.execute(db))

/** Many rows in few statements: the only way that a whole catalogue goes in within seconds. */
import { sql, type Insertable, type Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'

const ROWS_PER_STATEMENT = 2_500

/** JSON has no bytes: they travel as the hexadecimal text that PostgreSQL reads into `bytea`. */
const jsonReady = (value: unknown): unknown =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value

/**
 * Inserts the rows with one JSON parameter per statement. Every row must have the columns of the first one; columns that the
 * first row lacks take their default.
 */
export const insertAll = async <T extends keyof DB>(
  db: Kysely<DB>,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> => {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, jsonReady(value)])))
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(batch)}::text::jsonb)
    `.execute(db)
  }
}

/** Moves every identity counter past the highest id that was inserted by hand. */
export const syncIdentities = async (db: Kysely<DB>): Promise<void> => {
  const identities = await sql<{ tabla: string }>`
    select table_name as tabla from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'
  `.execute(db)
  for (const { tabla } of identities.rows) {
    await sql`
      select setval(pg_get_serial_sequence(${tabla}, 'id'), greatest(max(id), 1), max(id) is not null) from ${sql.table(tabla)}
    `.execute(db)
  }
}

/** Insert or update by a unique column, many rows in one statement, telling apart what was new and what changed. */
import { sql, type Insertable, type Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'
import type { WriteCounts } from './definition.ts'

export interface UpsertRule<T extends keyof DB> {
  readonly table: T
  /** Unique column, or columns together, by which a row is known. */
  readonly key: string | readonly string[]
  /** Columns that an existing row takes from the new one; the others keep what they had. */
  readonly update: readonly string[]
  /** Column with a name: one written all in capitals does not replace the same name written normally. */
  readonly keepName?: string
}

const newValue = (rule: { readonly keepName?: string }, column: string) => {
  const [ours, theirs] = [sql.ref(`t.${column}`), sql.ref(`excluded.${column}`)]
  return column === rule.keepName
    ? sql`case when t.busqueda = excluded.busqueda and ${theirs} = upper(${theirs}) then ${ours} else ${theirs} end`
    : sql`${theirs}`
}

/** All rows must have the same columns. An existing row that would not change is not written. */
export const upsertAll = async <T extends keyof DB>(
  db: Kysely<DB>,
  rule: UpsertRule<T>,
  rows: readonly Insertable<DB[T]>[],
): Promise<WriteCounts> => {
  const [first] = rows
  if (first === undefined) return { inserted: 0, updated: 0 }
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  const update = rule.update.filter((column) => Object.hasOwn(first, column))
  const changes = sql.join(update.map((column) => sql`${sql.ref(column)} = ${newValue(rule, column)}`))
  const differs = sql.join(
    update.map((column) => sql`${sql.ref(`t.${column}`)} is distinct from ${newValue(rule, column)}`),
    sql` or `,
  )
  const key = sql.join([rule.key].flat().map((column) => sql.ref(column)))
  // A row that is nothing but its key has nothing to change.
  const onConflict = update.length === 0 ? sql`do nothing` : sql`do update set ${changes} where ${differs}`
  const written = await sql<{ nueva: boolean }>`
    insert into ${sql.table(rule.table)} as t (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(rule.table)}, ${JSON.stringify(rows)}::text::jsonb)
    on conflict (${key}) ${onConflict}
    returning (t.xmax = 0) as nueva
  `.execute(db)
  const inserted = written.rows.filter(({ nueva }) => nueva).length
  return { inserted, updated: written.rows.length - inserted }
}

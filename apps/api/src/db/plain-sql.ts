/** Statements as text, for who brings their own: several in one text where there are no values, and then the rows of all of them. */
import { CompiledQuery, type Kysely } from 'kysely'
import type { Pool, QueryResult } from 'pg'
import type { DB } from './tables.ts'

export interface PlainSql {
  // oxlint-disable-next-line typescript/no-explicit-any -- the queue engine's own contract for its rows
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>
}

export const poolSql = (pool: Pool): PlainSql => ({
  executeSql: async (text, values) => {
    // The driver answers a list where the text has several statements, and its types do not say so.
    const answer: QueryResult | QueryResult[] = await pool.query(text, values)
    return { rows: Array.isArray(answer) ? answer.flatMap(({ rows }) => rows) : answer.rows }
  },
})

/**
 * One connection that is held while the text runs, so that a transaction which it opens is never that of another. What fails in the
 * middle of one leaves nothing open.
 */
export const embeddedSql = (db: Kysely<DB>): PlainSql => ({
  executeSql: (text, values = []) =>
    db.connection().execute(async (one) => {
      try {
        const { rows } = await one.executeQuery(CompiledQuery.raw(text, values))
        return { rows }
      } catch (error) {
        await one.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
        throw error
      }
    }),
})

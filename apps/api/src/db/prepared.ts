/**
 * Statements that are asked all day keep a name, so that a PostgreSQL connection parses and plans them once. Only those that
 * say so: a plan that is kept does not look at the values, which is wrong for searches.
 */
import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'

const MARK = '/* preparada */'
/** A text that changes from call to call would fill the memory of every connection. */
const MAX_NAMES = 200

/** Goes inside a statement whose text is the same in every call: lists travel as one array. */
export const prepared = sql.raw(MARK)

const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  if (!text.includes(MARK)) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = `cauce_${names.size + 1}`
  names.set(text, name)
  return name
}

class NamingClient implements PostgresPoolClient {
  readonly #client: PoolClient

  constructor(client: PoolClient) {
    this.#client = client
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's answer, as Kysely's interface has it
  query(text: any, values: readonly unknown[] = []): any {
    const name = nameOf(text)
    return name === undefined
      ? this.#client.query(text, [...values])
      : this.#client.query({ name, text, values: [...values] })
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}

/** The pool as Kysely uses it, with names for the statements that are {@link prepared}. */
export const namingPool = (pool: Pool): PostgresPool => {
  // Kysely knows a connection by its object.
  const clients = new WeakMap<PoolClient, NamingClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? new NamingClient(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/**
 * Statements that are asked all day keep a name, so that a PostgreSQL connection parses and plans them once. Only those that
 * say so: a plan that is kept does not look at the values, which is wrong for searches.
 */
import {
  type Compilable,
  type CompiledQuery,
  type Kysely,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { DB } from './tables.ts'

const MARK = '/* preparada */'
/** A text that changes from call to call would fill the memory of every connection. */
const MAX_NAMES = 200

/** Goes inside a statement whose text is the same in every call: lists travel as one array. */
export const prepared = sql.raw(MARK)

/** The place of a value that each call gives. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}
/** What stands in the query for the value of that name. */
export type Value<V extends object> = <K extends keyof V & string>(name: K) => RawBuilder<V[K]>
const slot = (name: string) => sql<never>`${new Slot(name)}`

/**
 * A query that is built and compiled once, and asked with other values each time. A list of ids goes as
 * `any((select <value>::int[])::int[])`: behind a select its length does not tempt the database to plan again.
 */
export const preparedQuery = <V extends object, R>(
  build: (db: Kysely<DB>, value: Value<V>) => Compilable<R>,
): ((db: Kysely<DB>, values: V) => Promise<readonly R[]>) => {
  let compiled: CompiledQuery<R> | undefined
  return async (db, values) => {
    if (compiled === undefined) {
      const query = build(db, slot).compile()
      compiled = { ...query, sql: `${MARK} ${query.sql}` }
    }
    const parameters = compiled.parameters.map((each) => (each instanceof Slot ? Reflect.get(values, each.name) : each))
    const { rows } = await db.executeQuery<R>({ ...compiled, parameters })
    return rows
  }
}

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

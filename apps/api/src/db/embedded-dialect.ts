/** Kysely on the embedded database. Its adapter says there is one connection, so Kysely itself lets one caller in at a time. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { EmbeddedClient, EmbeddedTransaction } from './embedded-client.ts'

class EmbeddedConnection implements DatabaseConnection {
  readonly client: EmbeddedClient
  transaction: EmbeddedTransaction | null = null

  constructor(client: EmbeddedClient) {
    this.client = client
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const target = this.transaction ?? this.client
    const { rows, affectedRows } = await target.query(query.sql, query.parameters)
    return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; there is nothing to stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream')
  }
}

class EmbeddedDriver implements Driver {
  readonly #connection: EmbeddedConnection

  constructor(client: EmbeddedClient) {
    this.#connection = new EmbeddedConnection(client)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  async beginTransaction(): Promise<void> {
    this.#connection.transaction = await this.#connection.client.begin()
  }

  async commitTransaction(): Promise<void> {
    const transaction = this.#connection.transaction
    await transaction?.commit()
    this.#connection.transaction = null
  }

  async rollbackTransaction(): Promise<void> {
    const transaction = this.#connection.transaction
    this.#connection.transaction = null
    await transaction?.rollback()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#connection.client.close()
  }
}

export const embeddedDialect = (client: EmbeddedClient): Dialect => ({
  createAdapter: () => new PGliteAdapter(),
  createDriver: () => new EmbeddedDriver(client),
  createIntrospector: (db: Kysely<any>) => new PostgresIntrospector(db), // oxlint-disable-line typescript/no-explicit-any -- Kysely's signature
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

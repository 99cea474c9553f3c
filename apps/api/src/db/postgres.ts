/** Kysely on PostgreSQL, or on anything that speaks its protocol. */
import { PostgresDialect } from 'kysely'
import { Pool, type PoolClient, type PoolConfig, types } from 'pg'
import { resultParsers } from './parsers.ts'
import { namingPool } from './prepared.ts'

const MAX_CONNECTIONS = 10
/** One that listens, one that notifies. */
const MESSAGING_CONNECTIONS = 2
const CONNECT_TIMEOUT_MS = 5_000
/** The server cancels a statement after this long; the client gives up a little later, in case the server is gone. */
const STATEMENT_TIMEOUT_MS = 15_000
const CLIENT_TIMEOUT_MS = 20_000
const IDLE_TRANSACTION_MS = 30_000

type ConnectionLost = (code: string) => void

const settings = (connectionString: string, max: number): PoolConfig => ({
  connectionString,
  max,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: CLIENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  keepAlive: true,
  application_name: 'cauce',
  types: {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      (format !== 'binary' && resultParsers[oid]) || types.getTypeParser(oid, format),
  },
})

/** Broken connections are dropped and replaced, never a crash of the process. */
const watchLosses = <P extends Pool>(pool: P, onConnectionLost: ConnectionLost): P => {
  const lost = (error: Error): void => onConnectionLost('code' in error ? String(error.code) : error.name)
  pool.on('error', lost)
  // A connection that somebody holds (the one that listens, or a transaction) tells its loss by itself, and unheard it would
  // end the process.
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

export const openPool = (url: string, onConnectionLost: ConnectionLost): Pool =>
  watchLosses(new Pool(settings(url, MAX_CONNECTIONS)), onConnectionLost)

/** One connection that nothing hurries: a large table is changed in its own time. */
export const openPatientPool = (url: string, onConnectionLost: ConnectionLost): Pool => {
  const { statement_timeout: _, query_timeout: __, ...patient } = settings(url, 1)
  return watchLosses(new Pool(patient), onConnectionLost)
}

export const postgresDialect = (pool: Pool): PostgresDialect => new PostgresDialect({ pool: namingPool(pool) })

type Connected = Parameters<Pool['connect']>[0]
const NEVER = new Promise<never>(() => {})

const letGo = (client: PoolClient): void => {
  client.removeAllListeners('end')
  client.release(true)
}

/** A pool apart for the messages between processes: its listener holds a connection for as long as the server lives. */
export class MessagingPool extends Pool {
  readonly #held = new Set<PoolClient>()
  #stopping = false

  constructor(config: PoolConfig) {
    super(config)
    this.on('release', (_error, client) => this.#held.delete(client))
  }

  /** With a callback, a connection for one question; without it, the one that listens. */
  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : this.#listener()
  }

  async #listener(): Promise<PoolClient> {
    // Who asks while everything stops would try again for ever if it were refused.
    if (this.#stopping) return NEVER
    const client = await super.connect()
    if (this.#stopping) {
      letGo(client)
      return NEVER
    }
    this.#held.add(client)
    return client
  }

  /** Ends its connections: those in a question once it is answered, the one that listens at once. */
  async stop(): Promise<void> {
    this.#stopping = true
    for (const client of this.#held) letGo(client)
    await this.end()
  }
}

export const openMessagingPool = (url: string, onConnectionLost: ConnectionLost): MessagingPool =>
  watchLosses(new MessagingPool(settings(url, MESSAGING_CONNECTIONS)), onConnectionLost)

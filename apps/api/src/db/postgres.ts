/** Kysely on PostgreSQL, or on anything that speaks its protocol. */
import { PostgresDialect } from 'kysely'
import { Pool, type PoolClient, types } from 'pg'
import { resultParsers } from './parsers.ts'

const MAX_CONNECTIONS = 10
/** One that listens, one that notifies. */
const MESSAGING_CONNECTIONS = 2
const CONNECT_TIMEOUT_MS = 5_000
/** The server cancels a statement after this long; the client gives up a little later, in case the server is gone. */
const STATEMENT_TIMEOUT_MS = 15_000
const CLIENT_TIMEOUT_MS = 20_000
const IDLE_TRANSACTION_MS = 30_000

/** A pool whose broken connections are dropped and replaced, never a crash of the process. */
export const openPool = (
  connectionString: string,
  onConnectionLost: (code: string) => void,
  max: number = MAX_CONNECTIONS,
): Pool => {
  const pool = new Pool({
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
  const lost = (error: Error): void => onConnectionLost('code' in error ? String(error.code) : error.name)
  pool.on('error', lost)
  // A connection that somebody holds (the one that listens, or a transaction) tells its loss by itself, and unheard it would
  // end the process.
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

export const postgresDialect = (pool: Pool): PostgresDialect => new PostgresDialect({ pool })

export interface MessagingPool {
  readonly pool: Pool
  /** Ends its connections, also those that somebody still holds. */
  end(): Promise<void>
}

/** A pool apart for the messages between processes: its listener holds a connection for as long as the server lives. */
export const openMessagingPool = (url: string, onConnectionLost: (code: string) => void): MessagingPool => {
  const pool = openPool(url, onConnectionLost, MESSAGING_CONNECTIONS)
  const held = new Set<PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_error, client) => held.delete(client))
  return {
    pool,
    end: async () => {
      for (const client of held) {
        client.release(true)
        // Who was in the middle of a query gives the connection back too when it fails; once is enough.
        client.release = () => {}
      }
      await pool.end()
    },
  }
}

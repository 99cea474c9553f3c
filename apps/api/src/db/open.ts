/** Opens the database that the settings ask for; the rest of the server does not know which one it is. */
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import { EmbeddedClient, UnusableDatabase } from './embedded-client.ts'
import { embeddedDialect } from './embedded-dialect.ts'
import { type MessagingPool, openMessagingPool, openPool, postgresDialect } from './postgres.ts'
import type { DB } from './tables.ts'
import { errorCode } from './unavailable.ts'

export interface Database {
  readonly db: Kysely<DB>
  readonly kind: 'embedded' | 'postgres'
  /** For messages between server processes; null on the embedded database, which has one process. */
  readonly messaging: MessagingPool | null
  /** Ends the embedded thread at once, as a crash would; null on PostgreSQL. For fault drills. */
  readonly kill: (() => Promise<void>) | null
  readonly close: () => Promise<void>
}

/** The database cannot be opened; the message is for the person who starts the server. */
export class DatabaseProblem extends Error {}

const STATEMENT_TIMEOUT_MS = 60_000
const IDLE_TRANSACTION_MS = 30_000

const embeddedDir = (dataDir: string): string => join(dataDir, 'db')

const isHalfMade = (dir: string): boolean =>
  existsSync(dir) &&
  readdirSync(dir).length > 0 &&
  !(existsSync(join(dir, 'PG_VERSION')) && existsSync(join(dir, 'global', 'pg_control')))

const moveAside = (dir: string, now: Date): string => {
  const aside = `${dir}.apartada-${now.toISOString().replaceAll(/[:.]/gu, '-')}`
  renameSync(dir, aside)
  return aside
}

const openClient = async (dataDir: string): Promise<EmbeddedClient> => {
  const client = new EmbeddedClient({
    dataDir,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    idleTransactionMs: IDLE_TRANSACTION_MS,
  })
  await client.open()
  return client
}

/**
 * Opens the embedded directory. One that is half-made or damaged is moved aside with its time in the name (never deleted),
 * said through `say`, and a new one is started.
 */
const openEmbedded = async (dataDir: string, now: Date, say: (line: string) => void): Promise<EmbeddedClient> => {
  const dir = embeddedDir(dataDir)
  const startAnew = async (why: string): Promise<EmbeddedClient> => {
    const aside = moveAside(dir, now)
    say(`${why} Se apartó en ${aside} (no se borró nada) y se empieza una base de datos nueva.`)
    mkdirSync(dir, { recursive: true })
    return openClient(dir)
  }
  if (isHalfMade(dir)) return startAnew(`La base de datos de ${dir} está incompleta.`)
  mkdirSync(dir, { recursive: true })
  try {
    return await openClient(dir)
  } catch (error) {
    if (!(error instanceof UnusableDatabase)) throw error
    return startAnew(`La base de datos de ${dir} está dañada y no se puede abrir.`)
  }
}

const unreachable = (url: string, error: unknown): DatabaseProblem => {
  const { hostname, port, pathname } = new URL(url)
  const where = `${hostname}:${port || '5432'}${pathname}`
  const code = errorCode(error)
  return new DatabaseProblem(
    `No se pudo abrir la base de datos de DATABASE_URL (${where})${code === '' ? '' : `: ${code}`}. Revise que esté encendida y que el usuario y la clave sean correctos.`,
  )
}

/** A database that answers. Throws {@link DatabaseProblem} with a Spanish sentence otherwise. */
export const openDatabase = async (
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: {
    readonly now: Date
    readonly say: (line: string) => void
    readonly onConnectionLost?: (code: string) => void
  },
): Promise<Database> => {
  const url = config.databaseUrl
  if (url === null) {
    const client = await openEmbedded(config.dataDir, options.now, options.say)
    const db = new Kysely<DB>({ dialect: embeddedDialect(client) })
    return { db, kind: 'embedded', messaging: null, kill: () => client.kill(), close: () => db.destroy() }
  }
  if (!URL.canParse(url)) throw new DatabaseProblem('DATABASE_URL no es una dirección válida.')
  const lost = options.onConnectionLost ?? (() => {})
  const db = new Kysely<DB>({ dialect: postgresDialect(openPool(url, lost)) })
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    throw unreachable(url, error)
  }
  const messaging = openMessagingPool(url, lost)
  const close = async (): Promise<void> => {
    await messaging.stop()
    await db.destroy()
  }
  return { db, kind: 'postgres', messaging, kill: null, close }
}

/** Opens the database that the settings ask for; the rest of the server does not know which one it is. */
import { Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import { embeddedDialect } from './embedded-dialect.ts'
import { finishFirstStart, openEmbedded } from './embedded-open.ts'
import type { FolderLock } from './lock.ts'
import { migrate } from './migrate.ts'
import { embeddedSql, poolSql, type PlainSql } from './plain-sql.ts'
import { type MessagingPool, openMessagingPool, openPatientPool, openPool, postgresDialect } from './postgres.ts'
import { DatabaseProblem } from './problem.ts'
import type { DB } from './tables.ts'
import { errorCode } from './unavailable.ts'

export interface Database {
  readonly db: Kysely<DB>
  readonly kind: 'embedded' | 'postgres'
  /** For messages between server processes; null on the embedded database, which has one process. */
  readonly messaging: MessagingPool | null
  /** For the queue engine, which brings its own statements. */
  readonly plain: PlainSql
  /** Ends the embedded thread at once, as a crash would; null on PostgreSQL. For fault drills. */
  readonly kill: (() => Promise<void>) | null
  /** Brings the tables up to date, with all the time that it takes; the names of what it applied. */
  readonly migrate: () => Promise<string[]>
  /** Tells that the first start has ended: from here on nothing may ever begin this database again. */
  readonly filled: () => void
  /** Stops writing at once and for good, because the folder is somebody else's; closing would write. */
  readonly abandon: () => Promise<void>
  readonly close: () => Promise<void>
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
    /** Of the embedded database's folder. */
    readonly lock?: FolderLock | null
    /** The folder was found in somebody else's hands: the database has stopped writing. */
    readonly onLost?: () => void
  },
): Promise<Database> => {
  const url = config.databaseUrl
  if (url === null) {
    const client = await openEmbedded(config.dataDir, options)
    const db = new Kysely<DB>({ dialect: embeddedDialect(client) })
    return {
      db,
      kind: 'embedded',
      messaging: null,
      plain: embeddedSql(db),
      migrate: () => migrate(db),
      filled: () => finishFirstStart(config.dataDir),
      kill: () => client.kill(),
      abandon: () => client.abandon(),
      close: () => db.destroy(),
    }
  }
  if (!URL.canParse(url)) throw new DatabaseProblem('DATABASE_URL no es una dirección válida.')
  const lost = options.onConnectionLost ?? (() => {})
  const pool = openPool(url, lost)
  const db = new Kysely<DB>({ dialect: postgresDialect(pool) })
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
  const migratePatiently = async (): Promise<string[]> => {
    const patient = new Kysely<DB>({ dialect: postgresDialect(openPatientPool(url, lost)) })
    try {
      return await migrate(patient)
    } finally {
      await patient.destroy()
    }
  }
  return {
    db,
    kind: 'postgres',
    messaging,
    plain: poolSql(pool),
    migrate: migratePatiently,
    filled: () => {},
    kill: null,
    abandon: async () => {},
    close,
  }
}

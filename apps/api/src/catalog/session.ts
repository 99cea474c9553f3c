/** The database of the installation, ready to be written by a command and by nobody else meanwhile. */
import { mkdir } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { Config } from '../config.ts'
import { DirectoryInUse, type FolderLock, acquireLock } from '../db/lock.ts'
import { openDatabase } from '../db/open.ts'
import type { DB } from '../db/tables.ts'
import { errorCode } from '../db/unavailable.ts'
import { seedDatabase } from '../seed/seed.ts'

/** Why the database cannot be used by the command, in Spanish. */
export class SessionProblem extends Error {}

/** The folder of the embedded database, for this command alone; null when the database is not there. */
export const takeFolder = async (
  { databaseUrl, dataDir }: Config,
  say: (line: string) => void,
): Promise<FolderLock | null> => {
  if (databaseUrl !== null) return null
  try {
    await mkdir(dataDir, { recursive: true })
    return await acquireLock(dataDir, { onWait: say })
  } catch (error) {
    if (error instanceof DirectoryInUse) {
      throw new SessionProblem(
        `${error.message}\nSi es el servidor de Cauce, deténgalo con Ctrl-C, repita la orden y vuelva a iniciarlo con npm start.`,
      )
    }
    throw new SessionProblem(
      `No se puede escribir en la carpeta de datos ${dataDir} (${errorCode(error)}). Elija otra con DATA_DIR.`,
    )
  }
}

/** Opens, brings the tables up to date, fills them if they are new, runs `work` and closes, whatever happens. */
export const withDatabase = async <T>(
  config: Config,
  say: (line: string) => void,
  work: (db: Kysely<DB>) => Promise<T>,
): Promise<T> => {
  const lock = await takeFolder(config, say)
  try {
    const now = new Date()
    const database = await openDatabase(config, { now, say, lock })
    try {
      await database.migrate()
      await seedDatabase(database.db, { demo: config.demo, today: bogotaDate(now.getTime()), now, log: say })
      database.filled()
      return await work(database.db)
    } finally {
      await database.close()
    }
  } finally {
    lock?.release()
  }
}

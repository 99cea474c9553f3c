/** Room in the folder of data: what is left, and whether something can really be written. */
import { randomUUID } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { DB } from './tables.ts'

/** Below this the server says that it is not ready: the database's log grows by pieces of sixteen megabytes. */
export const LEAST_FREE_BYTES = 16 * 1_048_576
/** Below this it does not start: opening the database writes. */
export const LEAST_TO_START_BYTES = 256 * 1_024
const PROBE_BYTES = 8_192

/** Bytes that this process may still write there; null where the system does not say. */
export const freeBytes = (folder: string): number | null => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return null
  }
}

/** Writes a little, to the disk, and removes it. Throws what the system answers. */
export const tryToWrite = async (folder: string): Promise<void> => {
  const place = join(folder, `.prueba-${randomUUID()}`)
  try {
    const file = await open(place, 'wx', 0o600)
    try {
      await file.writeFile(Buffer.alloc(PROBE_BYTES, 1))
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(place, { force: true })
  }
}

/** Rows of the proof: some hundred kilobytes, so that its table has to grow on the disk of the database. */
const PROOF_ROWS = 4_000

/** Writes a little where the database keeps its data, which may be another disk, and leaves nothing. Throws what the database answers. */
export const tryToGrow = (db: Kysely<DB>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`create temporary table prueba_de_sitio (texto text) on commit drop`.execute(trx)
    await sql`insert into prueba_de_sitio select md5(n::text) from generate_series(1, ${PROOF_ROWS}::int) as n`.execute(
      trx,
    )
  })

/** Messages with files that were not finished in time are forgotten with what came of them. */
import type { Kysely } from 'kysely'
import { UPLOAD_MINUTES } from '@cauce/domain/chat/stored-files'
import type { DB } from '../../db/tables.ts'
import { dropArrival } from '../../files/arrivals.ts'
import type { FileStore } from '../../files/store.ts'
import * as queries from './attachment-queries.ts'

/** Messages of one batch. */
export const UNFINISHED_BATCH = 50
const MINUTE_MS = 60_000

/**
 * Files first: who dies in between begins again. They wait until the last address that was handed out has expired too.
 * @returns how many: as many as the batch when there may be more
 */
export const sweepUnfinished = async (db: Kysely<DB>, files: FileStore, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - UPLOAD_MINUTES * MINUTE_MS)
  const expired = await queries.expiredPending(db, before, UNFINISHED_BATCH)
  for (const { id, mensaje_id } of expired) {
    for (const file of await queries.filesOfPending(db, id)) {
      if (mensaje_id === null) await dropArrival(files, file)
      else await files.removeFile(file.ruta)
    }
  }
  if (expired.length > 0)
    await queries.forgetPending(
      db,
      expired.map(({ id }) => id),
    )
  return expired.length
}

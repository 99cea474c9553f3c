/** Loads that nobody moved for long are forgotten, with their lines and their file. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { FileStore } from '../../files/store.ts'

/** At a time: a load may have many lines. */
export const SWEPT_LOADS = 2

/** The rows go first: who asks for one of them at this very moment finds none. Answers how many. */
export const sweepLoads = async (db: Kysely<DB>, files: FileStore, before: Date): Promise<number> => {
  const old = await db
    .deleteFrom('cargas')
    .where('id', 'in', (eb) =>
      eb.selectFrom('cargas').select('id').where('updated_at', '<', before).limit(SWEPT_LOADS).forUpdate().skipLocked(),
    )
    .returning(['archivo', 'llegada'])
    .execute()
  for (const { archivo, llegada } of old) {
    await files.removeFile(archivo ?? llegada)
  }
  return old.length
}

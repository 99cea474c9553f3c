/** As a second signature is now: what who moves it has seen. */
import type { Kysely } from 'kysely'
import type { DB } from '../../apps/api/src/db/tables.ts'

export const signatureVersion = async (db: Kysely<DB>, id: number): Promise<number> =>
  (await db.selectFrom('segundas_firmas').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version

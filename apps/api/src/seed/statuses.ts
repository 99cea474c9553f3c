/** Brings the states of a database up to those of this version. */
import { sql, type Kysely } from 'kysely'
import { FIRST_OWN_STATUS } from '@cauce/domain/ordering/own-status'
import { STATUS_NAMES } from '@cauce/domain/oncology/names'
import type { DB } from '../db/tables.ts'

/**
 * Adds the states that an earlier version did not know. One that the installation had made under the same name keeps its records
 * and is told apart by its number.
 * @returns how many were added
 */
export const addNewStatuses = async (db: Kysely<DB>): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('estados').select('id').execute()
    const ids = new Set(known.map(({ id }) => id))
    const missing = Object.entries(STATUS_NAMES)
      .map(([id, nombre]) => ({ id: Number(id), nombre }))
      .filter(({ id }) => !ids.has(id))
    for (const status of missing) {
      await trx
        .updateTable('estados')
        .set({ nombre: sql<string>`nombre || ' (' || id || ')'` })
        .where(sql`lower(nombre)`, '=', sql`lower(${status.nombre}::text)`)
        .where('id', '>=', FIRST_OWN_STATUS)
        .execute()
      await trx.insertInto('estados').values(status).execute()
    }
    return missing.length
  })

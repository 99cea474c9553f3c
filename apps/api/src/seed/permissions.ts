/** Brings the permission keys of a database up to those of this version. */
import type { Kysely } from 'kysely'
import { ADMINISTRATOR_ROLE } from '@cauce/domain/access/administrator-role'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import type { DB } from '../db/tables.ts'

/**
 * Adds the keys that an earlier version did not know and gives them to the administrator, who decides on the other roles. Keys
 * are never removed: a role may still hold them.
 * @returns how many were added
 */
export const addNewPermissions = async (db: Kysely<DB>): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('permisos')
      .values(PERMISSIONS.map((nombre) => ({ nombre })))
      .onConflict((conflict) => conflict.column('nombre').doNothing())
      .returning('id')
      .execute()
    const administrator = await trx
      .selectFrom('roles')
      .select('id')
      .where('nombre', '=', ADMINISTRATOR_ROLE)
      .executeTakeFirst()
    if (administrator !== undefined && added.length > 0) {
      await trx
        .insertInto('role_permiso')
        .values(added.map(({ id }) => ({ role_id: administrator.id, permiso_id: id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    return added.length
  })

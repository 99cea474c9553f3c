/** Brings the permission keys of a database up to those of this version. */
import type { Kysely } from 'kysely'
import { ADMINISTRATOR_ROLE } from '@cauce/domain/access/administrator-role'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import type { DB } from '../db/tables.ts'
import { ROLES } from './reference.ts'

/** Whose are the new keys: the administrator's and, in the demo, of the roles of its story too. */
const holdersOf = (key: string, demo: boolean): readonly string[] =>
  demo ? ROLES.flatMap(({ nombre, permisos }) => (permisos.includes(key) ? [nombre] : [])) : [ADMINISTRATOR_ROLE]

/**
 * Adds the keys that an earlier version did not know and gives them to the administrator, who decides on the other roles; in the
 * demo, to the roles of a new installation that have them. Keys are never removed: a role may still hold them.
 * @returns how many were added
 */
export const addNewPermissions = async (db: Kysely<DB>, demo = false): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('permisos')
      .values(PERMISSIONS.map((nombre) => ({ nombre })))
      .onConflict((conflict) => conflict.column('nombre').doNothing())
      .returning(['id', 'nombre'])
      .execute()
    const roles = await trx.selectFrom('roles').select(['id', 'nombre']).execute()
    const given = added.flatMap(({ id, nombre }) => {
      const holders = holdersOf(nombre, demo)
      return roles.flatMap((role) => (holders.includes(role.nombre) ? [{ role_id: role.id, permiso_id: id }] : []))
    })
    if (given.length > 0) {
      await trx
        .insertInto('role_permiso')
        .values(given)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    return added.length
  })

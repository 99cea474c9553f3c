/** SQL that changes roles. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

interface RoleWords {
  readonly nombre: string
  readonly descripcion: string
}

const words = ({ nombre, descripcion }: RoleWords) => ({ nombre, descripcion: descripcion === '' ? null : descripcion })

export const insertRole = async (trx: Kysely<DB>, role: RoleWords): Promise<number> => {
  const { id } = await trx.insertInto('roles').values(words(role)).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Answers the new version. */
export const updateRole = async (trx: Kysely<DB>, id: number, role: RoleWords): Promise<number> => {
  const { version } = await trx
    .updateTable('roles')
    .set((eb) => ({ ...words(role), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export const deleteRole = async (trx: Kysely<DB>, id: number): Promise<void> => {
  await trx.deleteFrom('roles').where('id', '=', id).execute()
}

export const giveKeys = async (trx: Kysely<DB>, id: number, permissionIds: readonly number[]): Promise<void> => {
  if (permissionIds.length === 0) return
  await trx
    .insertInto('role_permiso')
    .values(permissionIds.map((permiso_id) => ({ role_id: id, permiso_id })))
    .execute()
}

export const takeKeys = async (trx: Kysely<DB>, id: number, permissionIds: readonly number[]): Promise<void> => {
  if (permissionIds.length === 0) return
  await trx.deleteFrom('role_permiso').where('role_id', '=', id).where('permiso_id', 'in', permissionIds).execute()
}

/** SQL of the list of permissions. */
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

export const allPermissions = (db: Kysely<DB>) =>
  db
    .selectFrom('permisos')
    .select(['id', 'nombre as clave', sql<string>`coalesce(descripcion, '')`.as('descripcion')])
    .orderBy('id')
    .execute()

export const rolesByPermission = (db: Kysely<DB>) =>
  db
    .selectFrom('role_permiso as rp')
    .innerJoin('roles as r', 'r.id', 'rp.role_id')
    .select(['rp.permiso_id', 'r.id', 'r.nombre'])
    .orderBy('r.nombre')
    .execute()

/** Active users by the roles that they have: people alike are one row. Counts who holds what without walking every permission. */
export const peopleByRoles = async (db: Kysely<DB>) => {
  const { rows } = await sql<{ roles: number[]; personas: number }>`
    select roles, count(*) as personas from (
      select array_agg(ur.role_id order by ur.role_id) as roles
      from user_role ur join users u on u.id = ur.user_id where u.activo group by ur.user_id) as personas
    group by roles`.execute(db)
  return rows
}

/** Sets the words of a permission; answers its key, or undefined when there is none. */
export const describePermission = (trx: Kysely<DB>, id: number, descripcion: string) =>
  trx
    .updateTable('permisos')
    .set({ descripcion: descripcion === '' ? null : descripcion })
    .where('id', '=', id)
    .returning('nombre')
    .executeTakeFirst()

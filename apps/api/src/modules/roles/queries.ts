/** SQL of the roles: the list, one of them, and who has it. */
import { listName } from '@cauce/domain/affiliate/display-name'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

/** How many people are named; the rest is counted. */
const NAMED = 20

/** Of how many who have a role the first by name are looked for; beyond it, of those with the oldest accounts. */
const LOOKED_AT = 1000

/** Every role: an installation has some dozens. */
export const allRoles = (db: Kysely<DB>) =>
  db
    .selectFrom('roles as r')
    .select((eb) => [
      'r.id',
      'r.nombre',
      'r.version',
      sql<string>`coalesce(r.descripcion, '')`.as('descripcion'),
      sql<number>`(${eb
        .selectFrom('role_permiso as rp')
        .whereRef('rp.role_id', '=', 'r.id')
        .select(sql<number>`count(*)`.as('total'))})`.as('permisos'),
    ])
    .execute()

/** How many active and inactive users have each role. */
export const holdersByRole = async (db: Kysely<DB>) => {
  const rows = await db
    .selectFrom('user_role as ur')
    .innerJoin('users as u', 'u.id', 'ur.user_id')
    .select([
      'ur.role_id',
      sql<number>`count(*) filter (where u.activo)`.as('personas'),
      sql<number>`count(*) filter (where not u.activo)`.as('inactivas'),
    ])
    .groupBy('ur.role_id')
    .execute()
  return new Map(rows.map(({ role_id, ...counts }) => [role_id, counts]))
}

/** The role held until the transaction ends, so that nobody is given it meanwhile. */
export const holdRole = (trx: Kysely<DB>, id: number) =>
  trx
    .selectFrom('roles')
    .select(['id', 'nombre', 'descripcion', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Keys of the role, in the order in which the product knows them. */
export const keysOfRole = async (db: Kysely<DB>, id: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('role_permiso as rp')
    .innerJoin('permisos as p', 'p.id', 'rp.permiso_id')
    .select('p.nombre')
    .where('rp.role_id', '=', id)
    .orderBy('p.id')
    .execute()
  return rows.map(({ nombre }) => nombre)
}

export interface Holder {
  readonly id: number
  /** Surnames first; the mail of who has no name yet. */
  readonly nombre: string
  readonly activo: boolean
}

/** The first who have the role, by name; active ones first. */
export const firstHolders = async (db: Kysely<DB>, roleId: number, onlyActive = false): Promise<Holder[]> => {
  const some = db
    .selectFrom('user_role')
    .select('user_id')
    .where('role_id', '=', roleId)
    .orderBy('user_id')
    .limit(LOOKED_AT)
    .as('ur')
  let query = db
    .selectFrom(some)
    .innerJoin('users as u', 'u.id', 'ur.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('afiliados as a', 'a.id', 'u.afiliado_id')
    .select((eb) => [
      'u.id',
      'u.activo',
      'u.email',
      eb.fn.coalesce('o.nombre', 'a.primer_nombre').as('primer_nombre'),
      'a.segundo_nombre',
      eb.fn.coalesce('o.apellido', 'a.primer_apellido').as('primer_apellido'),
      'a.segundo_apellido',
    ])
  if (onlyActive) query = query.where('u.activo', '=', true)
  const rows = await query
    .orderBy('u.activo', 'desc')
    .orderBy('primer_apellido')
    .orderBy('primer_nombre')
    .orderBy('u.email')
    .limit(NAMED)
    .execute()
  return rows.map(({ id, activo, email, ...names }) => ({
    id,
    activo,
    nombre:
      names.primer_nombre === null || names.primer_apellido === null
        ? email
        : listName({ ...names, primer_nombre: names.primer_nombre, primer_apellido: names.primer_apellido }),
  }))
}

/** Roles besides this one, of each person who has it; people alike are one row. Only active users. */
export const holdersByOtherRoles = async (db: Kysely<DB>, roleId: number) => {
  const { rows } = await sql<{ otros: number[]; personas: number }>`
    select otros, count(*) as personas from (
      select array(select o.role_id from user_role o where o.user_id = ur.user_id and o.role_id <> ${roleId}::int order by 1) as otros
      from user_role ur join users u on u.id = ur.user_id where ur.role_id = ${roleId}::int and u.activo) as personas
    group by otros`.execute(db)
  return rows
}

/** Roles besides this one of these people. */
export const otherRolesOf = (db: Kysely<DB>, roleId: number, userIds: readonly number[]) =>
  db
    .selectFrom('user_role')
    .select(['user_id', 'role_id'])
    .where('user_id', 'in', userIds.length === 0 ? [0] : userIds)
    .where('role_id', '!=', roleId)
    .execute()

/** Keys of each of these roles. */
export const keysOfRoles = async (db: Kysely<DB>, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> => {
  const byRole = new Map<number, string[]>()
  if (ids.length === 0) return byRole
  const rows = await db
    .selectFrom('role_permiso as rp')
    .innerJoin('permisos as p', 'p.id', 'rp.permiso_id')
    .select(['rp.role_id', 'p.nombre'])
    .where('rp.role_id', 'in', ids)
    .execute()
  for (const { role_id, nombre } of rows) byRole.set(role_id, [...(byRole.get(role_id) ?? []), nombre])
  return byRole
}

/** Those of the keys that exist, with their ids. */
export const permissionIds = async (db: Kysely<DB>, keys: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (keys.length === 0) return new Map()
  const rows = await db.selectFrom('permisos').select(['id', 'nombre']).where('nombre', 'in', keys).execute()
  return new Map(rows.map(({ id, nombre }) => [nombre, id]))
}

/** Another role of that name, whatever its capitals. */
export const roleNamed = (db: Kysely<DB>, nombre: string, except: number | null) => {
  let query = db
    .selectFrom('roles')
    .select('id')
    .where(sql`lower(nombre)`, '=', sql`lower(${nombre}::text)`)
  if (except !== null) query = query.where('id', '!=', except)
  return query.executeTakeFirst()
}

/** Users with the role, active or not. */
export const countHolders = async (db: Kysely<DB>, roleId: number): Promise<number> => {
  const row = await db
    .selectFrom('user_role')
    .select(sql<number>`count(*)`.as('total'))
    .where('role_id', '=', roleId)
    .executeTakeFirstOrThrow()
  return row.total
}

/** Users with the role who are signed in now. */
export const holdersOnline = async (db: Kysely<DB>, roleId: number, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('sesiones as s')
    .innerJoin('user_role as ur', 'ur.user_id', 's.user_id')
    .select('s.user_id')
    .distinct()
    .where('ur.role_id', '=', roleId)
    .where('s.revocada_at', 'is', null)
    .where('s.provisional', '=', false)
    .where('s.expira_at', '>', now)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export const permissionKeys = (db: Kysely<DB>) =>
  db
    .selectFrom('permisos')
    .select(['nombre as clave', sql<string>`coalesce(descripcion, '')`.as('descripcion')])
    .orderBy('id')
    .execute()

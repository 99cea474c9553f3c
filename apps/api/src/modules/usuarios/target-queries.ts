/** SQL of the user that an administrator looks at or changes. */
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

const HELD = [
  'id',
  'email',
  'tipo_usuario',
  'activo',
  'version',
  'password_changed_at',
  'operador_id',
  'afiliado_id',
  'totp_activo_at',
  'intentos_fallidos',
  'bloqueado_hasta',
] as const

/** The user, held until the transaction ends. */
export const holdUser = (trx: Kysely<DB>, id: number) =>
  trx.selectFrom('users').select(HELD).where('id', '=', id).forUpdate().executeTakeFirst()

export type HeldUser = NonNullable<Awaited<ReturnType<typeof holdUser>>>

export const operatorOf = (db: Kysely<DB>, operatorId: number) =>
  db
    .selectFrom('operadores as o')
    .select([
      'o.tipo_documento_id',
      'o.numero_documento',
      'o.nombre',
      'o.apellido',
      'o.cargo',
      'o.especialidad',
      'o.registro_profesional',
      'o.profesion',
      'o.rep_id',
      'o.email_recuperacion',
      'o.telefono_recuperacion',
    ])
    .where('o.id', '=', operatorId)
    .executeTakeFirstOrThrow()

export const roleIdsOf = async (db: Kysely<DB>, userId: number): Promise<number[]> => {
  const rows = await db.selectFrom('user_role').select('role_id').where('user_id', '=', userId).execute()
  return rows.map(({ role_id }) => role_id).toSorted((a, b) => a - b)
}

/** Until when the newest link that has not been used serves; null: none does. */
export const linkUntil = async (db: Kysely<DB>, userId: number, now: Date): Promise<Date | null> => {
  const row = await db
    .selectFrom('recuperaciones')
    .select('expira_at')
    .where('user_id', '=', userId)
    .where('usado_at', 'is', null)
    .where('expira_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.expira_at ?? null
}

/** The reason that was written when the user was last deactivated. */
export const lastReason = async (db: Kysely<DB>, userId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('auditoria')
    .select(sql<string | null>`detalle->>'motivo'`.as('motivo'))
    .where('recurso', '=', 'usuario')
    .where('recurso_id', '=', String(userId))
    .where('accion', '=', 'usuario.inactivar')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.motivo ?? null
}

export const updateUser = async (
  trx: Kysely<DB>,
  id: number,
  fields: {
    readonly email?: string
    readonly activo?: boolean
    readonly intentos_fallidos?: number
    readonly bloqueado_hasta?: null
  },
): Promise<void> => {
  await trx
    .updateTable('users')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Leaves the user with exactly these roles. */
export const setRoles = async (trx: Kysely<DB>, userId: number, roleIds: readonly number[]): Promise<void> => {
  await trx.deleteFrom('user_role').where('user_id', '=', userId).execute()
  if (roleIds.length === 0) return
  await trx
    .insertInto('user_role')
    .values(roleIds.map((role_id) => ({ user_id: userId, role_id })))
    .execute()
}

/** Names of the roles, sorted. */
export const roleNames = async (db: Kysely<DB>, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('roles').select('nombre').where('id', 'in', ids).orderBy('nombre').execute()
  return rows.map(({ nombre }) => nombre)
}

/** The document of the person behind a user; both empty while nobody has written it. */
export const documentOf = async (db: Kysely<DB>, userId: number) => {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('afiliados as a', 'a.id', 'u.afiliado_id')
    .leftJoin('tipos_documento as t', (join) =>
      join.on((eb) => eb('t.id', '=', eb.fn.coalesce('o.tipo_documento_id', 'a.tipo_documento_id'))),
    )
    .select((eb) => [
      't.codigo as tipo_documento',
      eb.fn.coalesce('o.numero_documento', 'a.numero_documento').as('numero_documento'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  return { tipo_documento: row.tipo_documento ?? '', numero_documento: row.numero_documento ?? '' }
}

/** SQL of the sign-in: users, their failures, sessions and codes. */
import type { Kysely } from 'kysely'
import type { User } from '@cauce/domain/session/user'
import type { DB } from '../../db/tables.ts'

export interface Account {
  readonly id: number
  readonly email: string
  readonly password: string
  readonly activo: boolean
  readonly intentos_fallidos: number
  readonly bloqueado_hasta: Date | null
}

const ACCOUNT = ['id', 'email', 'password', 'activo', 'intentos_fallidos', 'bloqueado_hasta'] as const

/** E-mails are stored in lower case. */
export const findAccount = (db: Kysely<DB>, email: string): Promise<Account | undefined> =>
  db.selectFrom('users').select(ACCOUNT).where('email', '=', email).executeTakeFirst()

/** The account, held until the transaction ends: failures are counted one after another. */
export const holdAccount = (trx: Kysely<DB>, id: number): Promise<Account> =>
  trx.selectFrom('users').select(ACCOUNT).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const setFailures = async (
  trx: Kysely<DB>,
  id: number,
  intentos: number,
  until: number | null,
): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ intentos_fallidos: intentos, bloqueado_hasta: until === null ? null : new Date(until) })
    .where('id', '=', id)
    .execute()
}

export interface SentCode {
  readonly id: number
  readonly codigo_hash: Buffer
  readonly expira_at: Date
  readonly usado_at: Date | null
  readonly created_at: Date
  readonly intentos: number
}

/** Codes of a provisional session, newest first, held together with the session until the transaction ends. */
export const holdCodes = async (trx: Kysely<DB>, sessionId: number): Promise<{ alive: boolean; codes: SentCode[] }> => {
  const session = await trx
    .selectFrom('sesiones')
    .select('revocada_at')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  const codes = await trx
    .selectFrom('codigos_acceso')
    .select(['id', 'codigo_hash', 'expira_at', 'usado_at', 'created_at', 'intentos'])
    .where('sesion_id', '=', sessionId)
    .orderBy('id', 'desc')
    .execute()
  return { alive: session !== undefined && session.revocada_at === null, codes }
}

/**
 * Guesses at codes made since `since`, over all the user's sign-ins save those that ended well: somebody who makes many sign-ins
 * at once gains none when the person signs in meanwhile.
 */
export const guessesSince = async (trx: Kysely<DB>, userId: number, since: Date): Promise<number> => {
  const row = await trx
    .selectFrom('codigos_acceso as c')
    .innerJoin('sesiones as s', 's.id', 'c.sesion_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number | string>('c.intentos'), eb.lit(0)).as('total'))
    .where('s.user_id', '=', userId)
    .where('c.created_at', '>', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('codigos_acceso as used')
            .select('used.id')
            .whereRef('used.sesion_id', '=', 'c.sesion_id')
            .where('used.usado_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

export const addCode = async (
  trx: Kysely<DB>,
  code: {
    readonly sesion_id: number
    readonly codigo_hash: Buffer
    readonly expira_at: Date
    readonly created_at: Date
  },
): Promise<void> => {
  await trx.insertInto('codigos_acceso').values(code).execute()
}

export const countGuess = async (trx: Kysely<DB>, codeId: number): Promise<void> => {
  await trx
    .updateTable('codigos_acceso')
    .set((eb) => ({ intentos: eb('intentos', '+', 1) }))
    .where('id', '=', codeId)
    .execute()
}

export const useCode = async (trx: Kysely<DB>, codeId: number, now: Date): Promise<void> => {
  await trx.updateTable('codigos_acceso').set({ usado_at: now }).where('id', '=', codeId).execute()
}

/** Ends the session, or all of the user's; answers which ended. */
export const revokeSessions = async (
  trx: Kysely<DB>,
  which: { readonly sesion_id: number } | { readonly user_id: number },
  now: Date,
): Promise<number[]> => {
  const rows = await trx
    .updateTable('sesiones')
    .set({ revocada_at: now })
    .where('revocada_at', 'is', null)
    .where((eb) => ('sesion_id' in which ? eb('id', '=', which.sesion_id) : eb('user_id', '=', which.user_id)))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

const fullName = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ')

/** The user as it travels after signing in. */
export const loadUser = async (db: Kysely<DB>, id: number, permissions: readonly string[]): Promise<User> => {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('tipos_documento as t', 't.id', 'o.tipo_documento_id')
    .leftJoin('afiliados as a', 'a.id', 'u.afiliado_id')
    .select([
      'u.id',
      'u.email',
      'u.tipo_usuario',
      'u.password_changed_at',
      'o.id as operador_id',
      'o.nombre',
      'o.apellido',
      'o.cargo',
      'o.email_recuperacion',
      'o.telefono_recuperacion',
      'u.totp_activo_at',
      't.codigo as tipo_documento',
      'a.id as afiliado_id',
      'a.primer_nombre',
      'a.segundo_nombre',
      'a.primer_apellido',
      'a.segundo_apellido',
      'a.correo1',
      'a.celular1',
      'a.datos_actualizados_at',
    ])
    .select((eb) => eb('o.firma', 'is not', null).as('tiene_firma'))
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    email: row.email,
    tipo_usuario: row.tipo_usuario,
    permissions,
    password_changed_at: row.password_changed_at?.toISOString() ?? null,
    contrasena_vencida: false,
    totp_activo: row.totp_activo_at !== null,
    operador:
      row.operador_id === null || row.nombre === null || row.apellido === null
        ? null
        : {
            id: row.operador_id,
            nombre: row.nombre,
            apellido: row.apellido,
            nombre_completo: fullName(row.nombre, row.apellido),
            tipo_documento_documento: row.tipo_documento ?? '',
            cargo: row.cargo,
            email_recuperacion: row.email_recuperacion,
            telefono_recuperacion: row.telefono_recuperacion,
            tiene_firma: Boolean(row.tiene_firma),
          },
    datosAfiliado:
      row.afiliado_id === null || row.primer_nombre === null || row.primer_apellido === null
        ? null
        : {
            id: row.afiliado_id,
            primer_nombre: row.primer_nombre,
            primer_apellido: row.primer_apellido,
            nombre_completo: fullName(row.primer_nombre, row.segundo_nombre, row.primer_apellido, row.segundo_apellido),
            correo1: row.correo1,
            celular1: row.celular1,
            datos_actualizados_at: row.datos_actualizados_at?.toISOString() ?? null,
          },
  }
}

/** Permission keys of the user, through all the roles. */
export const loadPermissions = async (db: Kysely<DB>, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('user_role as ur')
    .innerJoin('role_permiso as rp', 'rp.role_id', 'ur.role_id')
    .innerJoin('permisos as p', 'p.id', 'rp.permiso_id')
    .select('p.nombre')
    .distinct()
    .where('ur.user_id', '=', userId)
    .orderBy('p.nombre')
    .execute()
  return rows.map((row) => row.nombre)
}

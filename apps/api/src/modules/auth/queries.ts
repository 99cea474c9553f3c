/** SQL of the sign-in: users, their failures, sessions and codes. Who signed in is read by `load-user.ts`. */
import { sql, type Kysely } from 'kysely'
import { latestPast } from '@cauce/domain/session/server-clock'
import type { DB } from '../../db/tables.ts'

export interface Account {
  readonly id: number
  readonly email: string
  readonly password: string
  readonly activo: boolean
  readonly intentos_fallidos: number
  readonly bloqueado_hasta: Date | null
  readonly totp_activo_at: Date | null
  /** Encrypted; see `secrets.ts`. */
  readonly totp_secreto: Buffer | null
  readonly totp_pendiente: Buffer | null
  readonly totp_ultimo_paso: number | null
}

const ACCOUNT = [
  'id',
  'email',
  'password',
  'activo',
  'intentos_fallidos',
  'bloqueado_hasta',
  'totp_activo_at',
  'totp_secreto',
  'totp_pendiente',
  'totp_ultimo_paso',
] as const

/** E-mails are stored in lower case. */
export const findAccount = (db: Kysely<DB>, email: string): Promise<Account | undefined> =>
  db.selectFrom('users').select(ACCOUNT).where('email', '=', email).executeTakeFirst()

export const accountById = (db: Kysely<DB>, id: number): Promise<Account> =>
  db.selectFrom('users').select(ACCOUNT).where('id', '=', id).executeTakeFirstOrThrow()

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

/** No account has it. */
const NOBODY = 0

/**
 * For a mail of nobody: as many trips to the database as {@link holdAccount} and {@link setFailures}, and a turn to wait for as there
 * is for an account, so that neither the time of an answer nor that of many at once tells who exists.
 */
export const holdNobody = async (trx: Kysely<DB>, email: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}::text, 0))`.execute(trx)
  await setFailures(trx, NOBODY, 0, null)
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
 * at once gains none when the person signs in meanwhile. `oldest`: when the first of their codes was sent.
 */
export const guessesSince = async (
  trx: Kysely<DB>,
  userId: number,
  since: Date,
  now: Date,
): Promise<{ readonly total: number; readonly oldest: Date | null }> => {
  const row = await trx
    .selectFrom('codigos_acceso as c')
    .innerJoin('sesiones as s', 's.id', 'c.sesion_id')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number | string>('c.intentos'), eb.lit(0)).as('total'),
      eb.fn.min<Date | null>('c.created_at').filterWhere('c.intentos', '>', 0).as('oldest'),
    ])
    .where('s.user_id', '=', userId)
    .where('c.created_at', '>', since)
    .where('c.created_at', '<=', new Date(latestPast(now.getTime())))
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
  return { total: Number(row.total), oldest: row.oldest }
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

export const setLastStep = async (trx: Kysely<DB>, id: number, step: number): Promise<void> => {
  await trx.updateTable('users').set({ totp_ultimo_paso: step }).where('id', '=', id).execute()
}

/** Spends the recovery code; false when the person has no such code left. */
export const useRecoveryCode = async (trx: Kysely<DB>, userId: number, hash: Buffer, now: Date): Promise<boolean> => {
  const used = await trx
    .updateTable('codigos_recuperacion')
    .set({ usado_at: now })
    .where('user_id', '=', userId)
    .where('codigo_hash', '=', hash)
    .where('usado_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

export const countRecoveryCodes = async (db: Kysely<DB>, userId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('codigos_recuperacion')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('user_id', '=', userId)
    .where('usado_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const markSignIn = async (trx: Kysely<DB>, id: number, now: Date): Promise<void> => {
  await trx.updateTable('users').set({ ultimo_ingreso_at: now }).where('id', '=', id).execute()
}

/** Whether the session has not been ended meanwhile. */
export const isSessionOpen = async (trx: Kysely<DB>, sessionId: number): Promise<boolean> => {
  const session = await trx
    .selectFrom('sesiones')
    .select('id')
    .where('id', '=', sessionId)
    .where('revocada_at', 'is', null)
    .executeTakeFirst()
  return session !== undefined
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

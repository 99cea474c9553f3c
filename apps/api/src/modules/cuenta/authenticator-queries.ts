/** SQL of the authenticator application and its recovery codes. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

export const setPending = async (trx: Kysely<DB>, userId: number, sealed: Buffer): Promise<void> => {
  await trx.updateTable('users').set({ totp_pendiente: sealed }).where('id', '=', userId).execute()
}

/** The confirmed key takes the place of the one before; `step` is that of the code that confirmed it. */
export const activate = async (
  trx: Kysely<DB>,
  userId: number,
  made: { readonly secret: Buffer | null; readonly step: number; readonly now: Date },
): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ totp_secreto: made.secret, totp_pendiente: null, totp_activo_at: made.now, totp_ultimo_paso: made.step })
    .where('id', '=', userId)
    .execute()
}

/** Forgets keys and codes: the second factor is the mail again. */
export const deactivate = async (trx: Kysely<DB>, userId: number): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ totp_secreto: null, totp_pendiente: null, totp_activo_at: null, totp_ultimo_paso: null })
    .where('id', '=', userId)
    .execute()
  await trx.deleteFrom('codigos_recuperacion').where('user_id', '=', userId).execute()
}

export const replaceCodes = async (
  trx: Kysely<DB>,
  userId: number,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> => {
  await trx.deleteFrom('codigos_recuperacion').where('user_id', '=', userId).execute()
  const rows = hashes.map((codigo_hash) => ({ user_id: userId, codigo_hash, created_at: now }))
  await trx.insertInto('codigos_recuperacion').values(rows).execute()
}

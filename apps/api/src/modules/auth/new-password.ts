/** A new password on its way into an account: what it must not be, and how it is kept. */
import type { Kysely } from 'kysely'
import {
  REMEMBERED_PASSWORDS,
  REUSED_PASSWORD,
  guessableBecause,
  type PasswordOwner,
} from '@cauce/domain/session/guessable-password'
import { lackInPassword } from '@cauce/domain/session/new-password'
import type { DB } from '../../db/tables.ts'
import { commonPasswords } from './common-passwords.ts'
import { verifyPassword } from './password.ts'

/** Besides the one in use. */
const KEPT = REMEMBERED_PASSWORDS - 1

const previous = (db: Kysely<DB>, userId: number, count: number) =>
  db
    .selectFrom('contrasenas_anteriores')
    .select(['id', 'password'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

/**
 * Why the password cannot be the person's next one, in one sentence, or null. The rule of the form is the contract's; here the
 * lists, the person's own data and their last passwords. Call it outside a transaction: it may derive five passwords.
 */
export const refusedBecause = async (
  db: Kysely<DB>,
  owner: PasswordOwner & { readonly id: number },
  stored: string,
  password: string,
): Promise<string | null> => {
  const guessable = guessableBecause(password, owner, await commonPasswords())
  if (guessable !== null) return guessable
  const hashes = [stored, ...(await previous(db, owner.id, KEPT)).map((row) => row.password)]
  const matches = await Promise.all(hashes.map((hash) => verifyPassword(password, hash)))
  return matches.some(Boolean) ? REUSED_PASSWORD : null
}

/** The same for a password that another person chooses for the account: nothing to compare with. */
export const weakBecause = async (owner: PasswordOwner, password: string): Promise<string | null> =>
  lackInPassword(password) ?? guessableBecause(password, owner, await commonPasswords())

/**
 * Writes the password (already derived), remembers the one before, and clears failures and lock. `changedAt` is null for a
 * password that must be changed at the next sign-in.
 */
export const storePassword = async (
  trx: Kysely<DB>,
  change: {
    readonly userId: number
    readonly before: string
    readonly after: string
    readonly now: Date
    readonly changedAt: Date | null
  },
): Promise<void> => {
  const { userId, before, after, now, changedAt } = change
  await trx
    .insertInto('contrasenas_anteriores')
    .values({ user_id: userId, password: before, created_at: now })
    .execute()
  const kept = (await previous(trx, userId, KEPT)).map(({ id }) => id)
  await trx.deleteFrom('contrasenas_anteriores').where('user_id', '=', userId).where('id', 'not in', kept).execute()
  await trx
    .updateTable('users')
    .set({ password: after, password_changed_at: changedAt, intentos_fallidos: 0, bloqueado_hasta: null })
    .where('id', '=', userId)
    .execute()
}

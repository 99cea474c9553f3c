/** What asks for a session in which the password was typed a moment ago. @fuente OWASP ASVS 5.0, 7.5.1 */
import type { Kysely } from 'kysely'
import { CONFIRM_AGAIN, isConfirmed } from '@cauce/domain/session/confirmation'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'

/**
 * Refuses with 403 `sesion.confirmar` unless the password was typed within the last minutes in this very session. Asks the
 * database, never what is remembered of the token.
 */
export const requireConfirmed = async (db: Kysely<DB>, ctx: UserCtx): Promise<void> => {
  const session = await db
    .selectFrom('sesiones')
    .select('confirmada_at')
    .where('id', '=', ctx.user.sesion_id)
    .executeTakeFirst()
  if (!isConfirmed(session?.confirmada_at?.getTime() ?? null, ctx.now().getTime())) {
    throw fail(403, 'sesion.confirmar', CONFIRM_AGAIN)
  }
}

export const markConfirmed = async (trx: Kysely<DB>, ctx: UserCtx): Promise<void> => {
  await trx.updateTable('sesiones').set({ confirmada_at: ctx.now() }).where('id', '=', ctx.user.sesion_id).execute()
}

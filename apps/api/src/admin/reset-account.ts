/** The way back in for who can reach neither the recovery mail nor the application: the person at the server's console. */
import type { Kysely } from 'kysely'
import { audit } from '../audit/audit.ts'
import type { DB } from '../db/tables.ts'
import { storePassword } from '../modules/auth/new-password.ts'
import { noticeTo, personOf } from '../modules/auth/notice.ts'
import { hashPassword } from '../modules/auth/password.ts'
import { findAccount, holdAccount, revokeSessions } from '../modules/auth/queries.ts'
import { deactivate } from '../modules/cuenta/authenticator-queries.ts'
import { annulLinks } from '../modules/cuenta/recovery-queries.ts'
import { UserProblem, checkPassword } from './create-administrator.ts'

/**
 * Writes a password that must be changed at the next sign-in, goes back to the code by mail, clears the lock and ends all the
 * sessions; the person is told. Throws {@link UserProblem} with the reason when it does nothing.
 */
export const resetAccount = async (
  db: Kysely<DB>,
  { correo, password }: { readonly correo: string; readonly password: string },
  by: { readonly who: string; readonly now: Date },
): Promise<{ id: number; email: string }> => {
  const email = correo.trim().toLowerCase()
  const account = await findAccount(db, email)
  if (!account) throw new UserProblem(`No existe un usuario con el correo ${email}. No se cambió nada.`)
  const { id } = account
  await checkPassword(email, (await personOf(db, id)).numero_documento, password)
  const after = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    const held = await holdAccount(trx, id)
    await storePassword(trx, { userId: id, before: held.password, after, now: by.now, changedAt: null })
    await deactivate(trx, id)
    await annulLinks(trx, id, by.now)
    await revokeSessions(trx, { user_id: id }, by.now)
    const console_ = { user: null, ip: 'consola', agente: by.who, now: () => by.now }
    await audit(trx, console_, { accion: 'usuario.restablecer', recurso: 'usuario', recurso_id: id })
    await noticeTo(trx, id, {
      asunto: 'Su cuenta de Cauce se restableció',
      texto:
        'El administrador del servidor escribió una contraseña provisional para su cuenta de Cauce y quitó la aplicación de códigos. Al ingresar tendrá que cambiarla.',
    })
  })
  return { id, email }
}

/** Changing one's own password, typing it again, and locking one's own account. @fuente spec 2 §4, §7, §8 */
import { CONFIRMED } from '@cauce/domain/session/confirmation'
import { LOCKED_OUT, LOCK_MINUTES, MAX_FAILED_ATTEMPTS } from '@cauce/domain/session/lockout'
import { PASSWORD_CHANGED } from '@cauce/domain/session/password-change'
import { audit } from '../../audit/audit.ts'
import { forbidden, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { refusedBecause, storePassword } from '../auth/new-password.ts'
import { noticeTo, personOf } from '../auth/notice.ts'
import { hashPassword } from '../auth/password.ts'
import * as queries from '../auth/queries.ts'
import { markConfirmed } from './confirmation.ts'
import { checkOwn, withOwnPassword } from './own-password.ts'
import { endSessions } from './profile-queries.ts'
import { annulLinks } from './recovery-queries.ts'

const CHANGED_NOTICE = {
  asunto: 'Su contraseña de Cauce cambió',
  texto: 'La contraseña de su cuenta de Cauce acaba de cambiar y se cerraron sus otras sesiones.',
}

/**
 * The new password takes the place of the one in use: the date is the server's, the other sessions end and this one counts as
 * confirmed. What is wrong with the new one is said only to who knows the one in use.
 * @regla El quinto fallo al cambiar la contraseña bloquea al usuario 30 minutos y cierra la sesión.
 */
export const changePassword = async (
  ctx: UserCtx,
  userId: number,
  body: { readonly password_current: string; readonly password: string },
): Promise<{ mensaje: string }> => {
  if (userId !== ctx.user.id) throw forbidden()
  const checked = await checkOwn(ctx, body.password_current)
  const owner = await personOf(ctx.db, userId)
  const refusal = checked.matches ? await refusedBecause(ctx.db, owner, checked.stored, body.password) : null
  const after = checked.matches && refusal === null ? await hashPassword(body.password) : ''
  const how = { checked, field: 'password_current', accion: 'cuenta.contrasena_fallida' }
  const ended = await withOwnPassword(ctx, how, async (trx) => {
    if (refusal !== null) throw invalid({ password: [refusal] })
    const now = ctx.now()
    await storePassword(trx, { userId, before: checked.stored, after, now, changedAt: now })
    await markConfirmed(trx, ctx)
    await annulLinks(trx, userId, now)
    await audit(trx, ctx, { accion: 'cuenta.contrasena', recurso: 'usuario', recurso_id: userId })
    await noticeTo(trx, userId, CHANGED_NOTICE)
    return endSessions(trx, userId, { except: ctx.user.sesion_id }, now)
  })
  ctx.realtime.closeSessions(ended)
  return { mensaje: PASSWORD_CHANGED }
}

/** The person types the password again before something delicate; it counts for some minutes in this session alone. */
export const confirm = async (ctx: UserCtx, password: string): Promise<{ mensaje: string }> => {
  const checked = await checkOwn(ctx, password)
  await withOwnPassword(
    ctx,
    { checked, field: 'password', accion: 'cuenta.confirmacion_fallida' },
    async (trx, account) => {
      if (account.intentos_fallidos > 0) await queries.setFailures(trx, account.id, 0, null)
      await markConfirmed(trx, ctx)
      await audit(trx, ctx, { accion: 'cuenta.confirmar', recurso: 'sesion', recurso_id: ctx.user.sesion_id })
    },
  )
  return { mensaje: CONFIRMED }
}

/**
 * Locks the account of who has the session and ends all its sessions. With any other mail the answer is the same and nothing
 * happens, save the entry in the audit: nobody locks anybody else.
 */
export const lockOwn = async (ctx: UserCtx, email: string): Promise<{ mensaje: string }> => {
  const own = email.trim().toLowerCase() === ctx.user.email
  const now = ctx.now()
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const accion = own ? 'cuenta.bloqueo_propio' : 'cuenta.bloqueo_negado'
    await audit(trx, ctx, { accion, recurso: 'usuario', recurso_id: ctx.user.id })
    if (!own) return []
    await queries.holdAccount(trx, ctx.user.id)
    await queries.setFailures(trx, ctx.user.id, MAX_FAILED_ATTEMPTS, now.getTime() + LOCK_MINUTES * 60_000)
    return queries.revokeSessions(trx, { user_id: ctx.user.id }, now)
  })
  ctx.realtime.closeSessions(ended)
  return { mensaje: LOCKED_OUT }
}

/** Closing and opening the way in: each act in one transaction, within reach, audited, felt at once. */
import type { Transaction } from 'kysely'
import type { Offer } from '@cauce/domain/ordering/order-line-actions'
import { type Acting, canDeactivate, canManage, canRescue } from '@cauce/domain/users/authority'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { noticeTo, personOf } from '../auth/notice.ts'
import { revokeSessions } from '../auth/queries.ts'
import { deactivate } from '../cuenta/authenticator-queries.ts'
import { requireConfirmed } from '../cuenta/confirmation.ts'
import { liveSessions } from '../cuenta/profile-queries.ts'
import { annulLinks } from '../cuenta/recovery-queries.ts'
import { holdAccess } from '../roles/access-lock.ts'
import { LINK_HOURS, sendLink } from './first-link.ts'
import { requireAdministrator } from './granting.ts'
import { holdTarget, type Target } from './target.ts'
import { documentOf, updateUser } from './target-queries.ts'

const INACTIVE = 'El usuario está inactivo: reactívelo antes de enviarle un enlace.'

interface Message {
  readonly mensaje: string
}
interface Act {
  readonly accion: string
  /** Within whose reach it is; anybody's who holds what the user holds, unless told. */
  readonly rule?: (giver: Acting, target: Acting) => Offer
  readonly detalle?: Readonly<Record<string, unknown>>
}
interface Done<T> {
  readonly answer: T
  /** What changed nothing is not noted. */
  readonly changed: boolean
}

/** Runs `work` over the held user, once for each key, and notes it. */
const acting = <T extends object>(
  ctx: UserCtx,
  id: number,
  { accion, rule = canManage, detalle = {} }: Act,
  work: (trx: Transaction<DB>, target: Target) => Promise<Done<T>>,
): Promise<T> =>
  idempotent(ctx, accion, { id, detalle }, async (trx) => {
    await holdAccess(trx)
    const target = await holdTarget(trx, ctx, id, rule)
    const { answer, changed } = await work(trx, target)
    if (changed) await audit(trx, ctx, { accion, recurso: 'usuario', recurso_id: id, detalle })
    return answer
  })

/** Deactivates the user: the sessions end at once, and links that were sent stop serving. */
export const deactivateUser = async (ctx: UserCtx, id: number, reason: string): Promise<Message> => {
  let ended: readonly number[] = []
  const act = { accion: 'usuario.inactivar', rule: canDeactivate, detalle: { motivo: reason.trim() } }
  const answer = await acting(ctx, id, act, async (trx, { user, permissions }) => {
    if (!user.activo) return { answer: { mensaje: 'El usuario ya estaba inactivo.' }, changed: false }
    await updateUser(trx, id, { activo: false })
    await requireAdministrator(trx, permissions, 'motivo')
    await annulLinks(trx, id, ctx.now())
    ended = await revokeSessions(trx, { user_id: id }, ctx.now())
    return { answer: { mensaje: 'Usuario inactivado. Sus sesiones se cerraron.' }, changed: true }
  })
  ctx.realtime.closeSessions(ended)
  return answer
}

export const reactivateUser = (ctx: UserCtx, id: number): Promise<Message> =>
  acting(ctx, id, { accion: 'usuario.reactivar' }, async (trx, { user }) => {
    if (user.activo) return { answer: { mensaje: 'El usuario ya estaba activo.' }, changed: false }
    await updateUser(trx, id, { activo: true, intentos_fallidos: 0, bloqueado_hasta: null })
    return { answer: { mensaje: 'Usuario reactivado.' }, changed: true }
  })

/** Clears the failures and the lock. */
export const unlockUser = (ctx: UserCtx, id: number): Promise<Message> =>
  acting(ctx, id, { accion: 'usuario.desbloquear' }, async (trx, { user }) => {
    const changed = user.intentos_fallidos > 0 || user.bloqueado_hasta !== null
    if (changed) await updateUser(trx, id, { intentos_fallidos: 0, bloqueado_hasta: null })
    return { answer: { mensaje: 'Usuario desbloqueado: ya puede ingresar.' }, changed }
  })

/** Forgets the application and its recovery codes: the second factor is the mail again. The person is told. */
export const resetSecondFactor = (ctx: UserCtx, id: number): Promise<Message> =>
  acting(ctx, id, { accion: 'usuario.segundo_factor', rule: canRescue }, async (trx, { user }) => {
    if (user.totp_activo_at === null) {
      return { answer: { mensaje: 'El usuario no tiene aplicación de códigos.' }, changed: false }
    }
    await requireConfirmed(trx, ctx)
    await deactivate(trx, id)
    await updateUser(trx, id, {})
    await noticeTo(trx, id, {
      asunto: 'Se restableció su segundo factor de Cauce',
      texto:
        'Un administrador quitó la aplicación de códigos de su usuario de Cauce. Desde ahora el código de ingreso llega a su correo; puede activar otra vez la aplicación en su perfil.',
    })
    return { answer: { mensaje: 'Segundo factor restablecido. Le avisamos a la persona.' }, changed: true }
  })

/** Sends a link to write the password, to the recovery mail where there is one. The password in use goes on until then. */
export const sendPasswordLink = (ctx: UserCtx, id: number): Promise<Message> =>
  acting(ctx, id, { accion: 'usuario.enlace', rule: canRescue }, async (trx, { user }) => {
    if (!user.activo) throw fail(409, 'usuario.inactivo', INACTIVE)
    await requireConfirmed(trx, ctx)
    const isFirst = user.password_changed_at === null
    const para = isFirst ? user.email : (await personOf(trx, id)).correo
    await sendLink(trx, ctx, { userId: id, email: user.email, para, isFirst, ...(await documentOf(trx, id)) })
    return { answer: { mensaje: `Enlace enviado. Sirve ${LINK_HOURS} horas y una sola vez.` }, changed: true }
  })

/** Ends all the sessions of the user, also a sign-in that is half way, which is not counted. */
export const endSessionsOf = async (ctx: UserCtx, id: number): Promise<Message & { cerradas: number }> => {
  let ended: readonly number[] = []
  const answer = await acting(ctx, id, { accion: 'usuario.cerrar_sesiones' }, async (trx) => {
    const cerradas = (await liveSessions(trx, id, ctx.now())).length
    ended = await revokeSessions(trx, { user_id: id }, ctx.now())
    const mensaje = cerradas === 0 ? 'No tenía sesiones abiertas.' : `Sesiones cerradas: ${cerradas}.`
    return { answer: { mensaje, cerradas }, changed: ended.length > 0 }
  })
  ctx.realtime.closeSessions(ended)
  return answer
}

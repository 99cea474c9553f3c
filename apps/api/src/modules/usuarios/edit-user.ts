/** Changing what is known of a user. Where it opens the way in (the mails), the password is asked and the old address is told. */
import type { Transaction } from 'kysely'
import { OWN_REGISTER_TEXT, SAME_HAND, sameHand } from '@cauce/domain/access/same-hand'
import { changedFields, EMAIL_TAKEN, type OperatorForm } from '@cauce/domain/users/user-form'
import type { Body } from '@cauce/contract/entry'
import type { usuarios } from '@cauce/contract/usuarios'
import type { UserDetail } from '@cauce/contract/usuarios-filas'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { queueMail } from '../../mail/mailer.ts'
import { requireConfirmed } from '../cuenta/confirmation.ts'
import { annulLinks } from '../cuenta/recovery-queries.ts'
import { checkOperator } from './check-operator.ts'
import { operatorForm, userDetail } from './detail.ts'
import { sendLink } from './first-link.ts'
import { orTaken } from './taken.ts'
import { holdTarget, requireVersion, type Target } from './target.ts'
import { documentOf, updateUser } from './target-queries.ts'
import { isEmailTaken, typeCode, updateOperator } from './write-queries.ts'

type Module = typeof usuarios

const SIGN_IN_MOVED = {
  asunto: 'Cambió el correo con el que ingresa a Cauce',
  texto:
    'Un administrador cambió el correo con el que usted ingresa a Cauce: este ya no sirve para ingresar.\n\nSi usted no lo pidió, avise de inmediato al administrador.',
}
const RECOVERY_MOVED = {
  asunto: 'Cambió su correo de recuperación de Cauce',
  texto:
    'Un administrador cambió el correo de recuperación de su usuario de Cauce: este ya no sirve para recuperarlo.\n\nSi usted no lo pidió, avise de inmediato al administrador.',
}

/** The old address is told, links that went to it stop serving, and who never had a password gets a link at the new one. */
const moveSignIn = async (trx: Transaction<DB>, ctx: UserCtx, { user }: Target, email: string): Promise<void> => {
  if (user.email === email) return
  await queueMail(trx, { para: user.email, ...SIGN_IN_MOVED })
  await annulLinks(trx, user.id, ctx.now())
  if (user.password_changed_at !== null || !user.activo) return
  await sendLink(trx, ctx, { userId: user.id, email, para: email, isFirst: true, ...(await documentOf(trx, user.id)) })
}

const CODED: readonly string[] = ['tipo_documento_id', 'rep_id']

/** Names of the fields; before and after only of what is a code. */
const changesOf = async (trx: Transaction<DB>, before: OperatorForm, after: OperatorForm) => {
  const fields = changedFields(before, after)
  const codes = {
    ...(fields.includes('tipo_documento_id')
      ? {
          tipo_documento_anterior: await typeCode(trx, before.tipo_documento_id),
          tipo_documento: await typeCode(trx, after.tipo_documento_id),
        }
      : {}),
    ...(fields.includes('rep_id') ? { rep_anterior_id: before.rep_id, rep_id: after.rep_id } : {}),
  }
  return { campos: fields.filter((field) => !CODED.includes(field)), ...codes }
}

/** Nobody writes down what lets them sign: 403 `misma.mano`. */
const requireOtherHand = (ctx: UserCtx, id: number, before: OperatorForm, after: OperatorForm): void => {
  const signs = changedFields(before, after).some((field) => field === 'profesion' || field === 'registro_profesional')
  if (signs && sameHand(ctx.user.id, [id])) throw fail(403, SAME_HAND, OWN_REGISTER_TEXT)
}

/** Writes what differs through `trx`, with mails and audit; answers whether anything did. */
export const writeChanges = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  target: Target & { readonly operatorId: number },
  before: OperatorForm,
  after: OperatorForm,
  origin: Readonly<Record<string, unknown>> = {},
): Promise<boolean> => {
  const { id } = target.user
  if (changedFields(before, after).length === 0) return false
  requireOtherHand(ctx, id, before, after)
  await updateOperator(trx, target.operatorId, after)
  await updateUser(trx, id, { email: after.email })
  await moveSignIn(trx, ctx, target, after.email)
  const { email_recuperacion: old } = before
  if (old !== '' && old !== after.email_recuperacion) {
    await queueMail(trx, { para: old, ...RECOVERY_MOVED })
    await annulLinks(trx, id, ctx.now())
  }
  const detalle = { ...(await changesOf(trx, before, after)), ...origin }
  await audit(trx, ctx, { accion: 'usuario.editar', recurso: 'usuario', recurso_id: id, detalle })
  return true
}

const opensTheWayIn = (before: OperatorForm, after: OperatorForm): boolean =>
  before.email !== after.email || before.email_recuperacion !== after.email_recuperacion

/** Changes an operator. 409 when somebody else did since `version` was read; nothing changes when nothing differs. */
export const editOperator = async (
  ctx: UserCtx,
  id: number,
  { version, ...typed }: Body<Module['actualizarOperador']>,
): Promise<UserDetail> => {
  await orTaken(
    ctx.db.transaction().execute(async (trx) => {
      const target = await holdTarget(trx, ctx, id)
      const { operador_id: operatorId, email } = target.user
      if (operatorId === null) throw notFound()
      requireVersion(target.user, version)
      const before = await operatorForm(trx, operatorId, email)
      const { form } = await checkOperator(trx, typed, { userId: id, operatorId, repId: before.rep_id })
      if (opensTheWayIn(before, form)) await requireConfirmed(trx, ctx)
      await writeChanges(trx, ctx, { ...target, operatorId }, before, form)
    }),
  )
  return userDetail(ctx, id)
}

/** Changes the mail with which an affiliate signs in. */
export const editAffiliateUser = async (
  ctx: UserCtx,
  id: number,
  body: Body<Module['actualizarAfiliado']>,
): Promise<UserDetail> => {
  const email = body.email.trim().toLowerCase()
  await orTaken(
    ctx.db.transaction().execute(async (trx) => {
      const target = await holdTarget(trx, ctx, id)
      if (target.user.afiliado_id === null) throw notFound()
      requireVersion(target.user, body.version)
      if (target.user.email === email) return
      if (await isEmailTaken(trx, email, id)) throw invalid({ email: [EMAIL_TAKEN] })
      await requireConfirmed(trx, ctx)
      await updateUser(trx, id, { email })
      await moveSignIn(trx, ctx, target, email)
      const { afiliado_id } = target.user
      const detalle = { campos: ['email'] }
      await audit(trx, ctx, { accion: 'usuario.editar', recurso: 'usuario', recurso_id: id, afiliado_id, detalle })
    }),
  )
  return userDetail(ctx, id)
}

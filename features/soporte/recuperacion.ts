/** Getting back in without the password: the link of a mail, and the mail and cell phone by which that is done. */
import assert from 'node:assert/strict'
import * as Schema from 'effect/Schema'
import { createActor, fromPromise } from 'xstate'
import { cuenta } from '@cauce/contract/cuenta'
import { PASSWORD_CHANGED } from '@cauce/domain/session/password-change'
import type { RecoveryForm, RecoveryKind } from '@cauce/domain/session/recovery-data'
import { RECOVERY_OVER } from '@cauce/domain/session/recovery-link'
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import { passwordRecoveryMachine } from '@cauce/machines/password-recovery'
import type { RecoveryPorts } from '@cauce/machines/password-recovery/types'
import { recoveryDataMachine } from '@cauce/machines/recovery-data'
import type { RecoveryDataPorts } from '@cauce/machines/recovery-data/types'
import type { OutboxMail } from '../../tests/support/server.ts'
import { accountOf, errorsOf, post, settled, tell } from './cuenta.ts'
import { whoIs } from './menu.ts'
import type { Mundo } from './mundo.ts'

const LINK = /\/recuperacionContrasena\/(\w+)\/(\w+)\/([\w-]+)/u

/** A recovery, from asking for the link or from a link of the mail. */
const startRecovery = (
  world: Mundo,
  input: { readonly tipo_documento: string; readonly numero_documento: string; readonly token: string | null },
) =>
  createActor(
    passwordRecoveryMachine.provide({
      actors: {
        requestLink: fromPromise<void, RecoveryPorts['requestLink']['input']>(async (call) => {
          const answer = await post(world, '/auth/recuperar-contrasena', call.input)
          accountOf(world).answer = Schema.decodeUnknownSync(cuenta.pedirRecuperacion.answer)(answer).mensaje
        }),
        checkLink: fromPromise<RecoveryPorts['checkLink']['output'], RecoveryPorts['checkLink']['input']>(
          async (call) =>
            Schema.decodeUnknownSync(cuenta.revisarRecuperacion.answer)(
              await post(world, '/auth/revisar-recuperacion', call.input),
            ),
        ),
        resetPassword: fromPromise<void, RecoveryPorts['resetPassword']['input']>(async (call) => {
          await post(world, '/auth/restablecer-contrasena', call.input)
        }),
      },
    }),
    { input },
  ).start()

const recoverySettled = async (world: Mundo, actor: ReturnType<typeof startRecovery>): Promise<string> => {
  await settled(actor, ['asking', 'sent', 'unchecked', 'choosing', 'expired'])
  const { context, value } = actor.getSnapshot()
  tell(world, [context.error, ...errorsOf(context.errores)])
  return value
}

/** Saves the recovery data of who is acting; answers the situation in which it was left. */
export const saveRecoveryData = async (
  world: Mundo,
  input: { readonly kind: RecoveryKind; readonly ownerId: number; readonly form: RecoveryForm },
): Promise<string> => {
  const machine = recoveryDataMachine.provide({
    actors: {
      saveData: fromPromise<RecoveryDataPorts['saveData']['output'], RecoveryDataPorts['saveData']['input']>(
        async ({ input: { kind, ownerId, form } }) => {
          const [path, body] =
            kind === 'affiliate'
              ? [`/actualizacion/actualizar-datos-2fa/${ownerId}`, { correo1: form.correo, celular1: form.celular }]
              : [
                  `/actualizacion/actualizacion-datos-recuperacion/${ownerId}`,
                  { telefono_recuperacion: form.celular, email_recuperacion: form.correo },
                ]
          const answer = Schema.decodeUnknownSync(cuenta.datosAfiliado.answer)(await post(world, path, body))
          accountOf(world).answer = answer.mensaje
          return { saved: true }
        },
      ),
    },
  })
  const actor = createActor(machine, { input }).start()
  actor.send({ type: 'data.sent' })
  await settled(actor, ['editing', 'saved'])
  const { value, context } = actor.getSnapshot()
  tell(world, [
    value === 'saved' ? accountOf(world).answer : null,
    context.aviso,
    context.error,
    context.detail,
    ...errorsOf(context.errores),
  ])
  actor.stop()
  return value
}

/** The mails that bring a link, the newest first. */
export const linkMails = async (world: Mundo): Promise<readonly OutboxMail[]> =>
  (await (await world.server()).outbox()).filter(({ texto }) => LINK.test(texto))

/** The link of the newest mail to anybody that has one. */
const linkOf = async (world: Mundo) => {
  const [newest] = await linkMails(world)
  const [path, tipo_documento, numero_documento, token] = LINK.exec(newest?.texto ?? '') ?? []
  assert.ok(path && tipo_documento && numero_documento && token, 'Ningún correo trae el enlace')
  return { path, tipo_documento, numero_documento, token }
}

export const recoveryPath = async (world: Mundo): Promise<string> => (await linkOf(world)).path

export const askForLink = async (world: Mundo, tipo_documento: string, numero_documento: string): Promise<void> => {
  world.token = null
  const actor = startRecovery(world, { tipo_documento, numero_documento, token: null })
  actor.send({ type: 'link.requested' })
  if ((await recoverySettled(world, actor)) === 'sent') tell(world, [accountOf(world).answer])
}

export const openLink = async (world: Mundo): Promise<ReturnType<typeof startRecovery>> => {
  world.token = null
  const { tipo_documento, numero_documento, token } = await linkOf(world)
  const actor = startRecovery(world, { tipo_documento, numero_documento, token })
  if ((await recoverySettled(world, actor)) === 'expired') tell(world, [RECOVERY_OVER])
  return actor
}

/** Writes another password with the link; one that is over is refused too to whoever skips its check. */
export const useLink = async (world: Mundo, password: string): Promise<void> => {
  const actor = await openLink(world)
  actor.send({ type: 'password.sent', form: { password, confirmacion: password } })
  const situation = await recoverySettled(world, actor)
  if (situation === 'done') tell(world, [PASSWORD_CHANGED])
  if (situation !== 'expired') return
  tell(world, [RECOVERY_OVER])
  const { token } = await linkOf(world)
  assert.equal((await world.call('/auth/restablecer-contrasena', { token, password })).status, 410)
}

/** The record whose data are looked after: of that affiliate or, unless told, the own. */
export const recordOf = async (
  world: Mundo,
  affiliateId: string | null = null,
): Promise<{ readonly kind: RecoveryKind; readonly ownerId: number }> => {
  if (affiliateId !== null) return { kind: 'affiliate', ownerId: Number(affiliateId) }
  const { tipo_usuario, operador, datosAfiliado } = await whoIs(world)
  const affiliate = tipo_usuario === AFFILIATE_USER_KIND
  const ownerId = (affiliate ? datosAfiliado : operador)?.id
  assert.ok(ownerId)
  return { kind: affiliate ? 'affiliate' : 'operator', ownerId }
}

/** As if the links had been sent that long before. */
export const ageLinks = async (world: Mundo, ms: number): Promise<void> => {
  const { db } = await world.server()
  for (const { id, expira_at } of await db.selectFrom('recuperaciones').select(['id', 'expira_at']).execute()) {
    const earlier = new Date(expira_at.getTime() - ms)
    await db.updateTable('recuperaciones').set({ expira_at: earlier }).where('id', '=', id).execute()
  }
}

/** The flows of the own account run by their machines, with their ports joined to the real server over HTTP. */
import assert from 'node:assert/strict'
import { createActor, fromPromise, waitFor, type AnyActorRef } from 'xstate'
import * as Schema from 'effect/Schema'
import { ApiError } from '@cauce/contract/errors'
import { cuenta } from '@cauce/contract/cuenta'
import type { PasswordChangeForm } from '@cauce/domain/session/password-change'
import type { RecoveryForm, RecoveryKind } from '@cauce/domain/session/recovery-data'
import { PortFailure } from '@cauce/machines/failure'
import { passwordChangeMachine } from '@cauce/machines/password-change'
import type { PasswordChangePorts } from '@cauce/machines/password-change/types'
import { passwordRecoveryMachine } from '@cauce/machines/password-recovery'
import type { RecoveryPorts } from '@cauce/machines/password-recovery/types'
import { recoveryDataMachine } from '@cauce/machines/recovery-data'
import type { RecoveryDataPorts } from '@cauce/machines/recovery-data/types'
import type { Mundo } from './mundo.ts'

const STEP_LIMIT_MS = 60_000
const decodeError = Schema.decodeUnknownSync(ApiError)

/** Kinds of trouble that a scenario may ask for: see {@link trouble}. */
export type Trouble = 'sin respuesta' | 'sin bloqueo propio' | 'no bloquea'

/** What the scenario asked to go wrong with the server. */
export const trouble = (world: Mundo): Trouble | null => {
  const asked = world.remembered.get('dificultad')
  return asked === 'sin respuesta' || asked === 'sin bloqueo propio' || asked === 'no bloquea' ? asked : null
}

/** A port over HTTP: a refusal becomes the failure that the machine expects. */
export const post = async (world: Mundo, path: string, body: unknown): Promise<unknown> => {
  if (trouble(world) === 'sin respuesta') throw new PortFailure({})
  const { status, body: answer } = await world.call(path, body)
  if (status === 200) return answer
  const { error, codigo, errores = {} } = decodeError(answer)
  throw new PortFailure({ status, error, codigo, errores })
}

/** Everything that the person reads, for the step that looks for a message in it. */
export const tell = (world: Mundo, texts: readonly (string | null | undefined)[]): void => {
  world.remembered.set('mensaje', texts.filter((text) => typeof text === 'string').join(' | '))
}

const errorsOf = (errores: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.values(errores).flat()

/** Until the flow waits for the person, or is over. */
const settled = (actor: AnyActorRef, waiting: readonly string[]): Promise<unknown> =>
  waitFor(actor, (snapshot) => snapshot.status === 'done' || waiting.includes(String(snapshot.value)), {
    timeout: STEP_LIMIT_MS,
  })

const REFUSED = new PortFailure({ status: 422, error: 'La contraseña actual no es correcta' })

const startChange = (world: Mundo, person: { readonly id: number; readonly email: string }) =>
  createActor(
    passwordChangeMachine.provide({
      actors: {
        changePassword: fromPromise<void, PasswordChangePorts['changePassword']['input']>(async ({ input }) => {
          const { userId, ...passwords } = input
          // A server of another maker that counts nothing by itself.
          if (trouble(world) !== null && trouble(world) !== 'sin respuesta') throw REFUSED
          const body = { ...passwords, password_changed_at: new Date().toISOString() }
          await post(world, `/usuarios/actualizar-contrasena-usuario/${userId}`, body)
        }),
        lockUser: fromPromise<void, PasswordChangePorts['lockUser']['input']>(async ({ input }) => {
          if (trouble(world) === 'no bloquea') throw new PortFailure({})
          await post(world, '/auth/inactivar-usuario-temporal', input)
        }),
      },
    }),
    { input: { userId: person.id, email: person.email } },
  ).start()

const changes = new WeakMap<Mundo, ReturnType<typeof startChange>>()

/** The change of the scenario's person; the first call opens it. */
export const changeOf = (world: Mundo, person: { readonly id: number; readonly email: string }) => {
  const running = changes.get(world) ?? startChange(world, person)
  changes.set(world, running)
  return running
}

/** Sends the form and reads what there is to read; a refusal is closed, so that another try may follow. */
export const sendChange = async (
  world: Mundo,
  actor: ReturnType<typeof changeOf>,
  form: PasswordChangeForm,
): Promise<void> => {
  actor.send({ type: 'change.sent', form })
  await settled(actor, ['editing', 'rejected', 'failed', 'lockFailed'])
  const { value, context } = actor.getSnapshot()
  world.remembered.set('situacion', value)
  tell(world, [context.error, ...errorsOf(context.errores)])
  world.remembered.set('fallos', context.failures)
  actor.send({ type: 'rejection.read' })
}

/** A recovery, from asking for the link or from a link of the mail. */
export const startRecovery = (
  world: Mundo,
  input: { readonly tipo_documento: string; readonly numero_documento: string; readonly token: string | null },
) =>
  createActor(
    passwordRecoveryMachine.provide({
      actors: {
        requestLink: fromPromise<void, RecoveryPorts['requestLink']['input']>(async (call) => {
          const answer = await post(world, '/auth/recuperar-contrasena', call.input)
          world.remembered.set('respuesta', Schema.decodeUnknownSync(cuenta.pedirRecuperacion.answer)(answer).mensaje)
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

export const recoverySettled = async (world: Mundo, actor: ReturnType<typeof startRecovery>): Promise<string> => {
  await settled(actor, ['asking', 'sent', 'unchecked', 'choosing', 'expired'])
  const { context, value } = actor.getSnapshot()
  tell(world, [context.error, ...errorsOf(context.errores)])
  return value
}

/** Saves the recovery data of who is acting; answers the situation in which it was left. */
export const saveRecovery = async (
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
          world.remembered.set('respuesta', answer.mensaje)
          return { saved: true }
        },
      ),
    },
  })
  const actor = createActor(machine, { input }).start()
  actor.send({ type: 'data.sent' })
  await settled(actor, ['editing', 'saved'])
  const { value, context } = actor.getSnapshot()
  const answer = value === 'saved' ? world.remembered.get('respuesta') : null
  tell(world, [
    typeof answer === 'string' ? answer : null,
    context.aviso,
    context.error,
    context.detail,
    ...errorsOf(context.errores),
  ])
  actor.stop()
  return value
}

/** What one step left for another under that name; a scenario that did not leave it is written wrongly. */
export const left = (world: Mundo, name: string): string => {
  const value = world.remembered.get(name)
  assert.ok(typeof value === 'string', `El escenario no dejó ${name}`)
  return value
}

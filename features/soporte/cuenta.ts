/** The flows of the own account run by their machines, with their ports joined to the real server over HTTP. */
import { createActor, fromPromise, waitFor, type AnyActorRef } from 'xstate'
import * as Schema from 'effect/Schema'
import { auth } from '@cauce/contract/auth'
import { ApiError } from '@cauce/contract/errors'
import { PASSWORD_CHANGED, type PasswordChangeForm } from '@cauce/domain/session/password-change'
import { PortFailure } from '@cauce/machines/failure'
import { passwordChangeMachine } from '@cauce/machines/password-change'
import type { PasswordChangePorts } from '@cauce/machines/password-change/types'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

const STEP_LIMIT_MS = 60_000
const decodeError = Schema.decodeUnknownSync(ApiError)

/** Kinds of trouble that a scenario may ask for. */
export type Trouble = 'sin respuesta' | 'sin bloqueo propio' | 'no bloquea'

/** What the steps of the own account leave for one another. */
interface Account {
  /** What the scenario asked to go wrong with the server. */
  trouble: Trouble | null
  /** Where the last flow was left. */
  situation: string
  /** Failures of the own password that the flow has counted. */
  failures: number
  /** What the server said that it did. */
  answer: string | null
}
const accounts = new WeakMap<Mundo, Account>()
export const accountOf = (world: Mundo): Account => {
  const account = accounts.get(world) ?? { trouble: null, situation: '', failures: 0, answer: null }
  accounts.set(world, account)
  return account
}
const trouble = (world: Mundo): Trouble | null => accountOf(world).trouble

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

export const errorsOf = (errores: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.values(errores).flat()

/** Until the flow waits for the person, or is over. */
export const settled = (actor: AnyActorRef, waiting: readonly string[]): Promise<unknown> =>
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

interface Person {
  readonly id: number
  readonly email: string
}
const persons = new WeakMap<Mundo, Person>()

/** The person of the scenario, asked once: after a lock there is nobody to ask. */
const personOf = async (world: Mundo): Promise<Person> => {
  const { id, email } = persons.get(world) ?? read(auth.me, await world.call('/auth/me'))
  persons.set(world, { id, email })
  return { id, email }
}

const changes = new WeakMap<Mundo, ReturnType<typeof startChange>>()

/** The change of the scenario's person; the first call opens it. */
export const changeOf = async (world: Mundo): Promise<ReturnType<typeof startChange>> => {
  const running = changes.get(world) ?? startChange(world, await personOf(world))
  changes.set(world, running)
  return running
}

/** One that nobody guesses. */
const GOOD_PASSWORD = 'Rio7*Casa+Luz'

/** Sends the form and reads what there is to read; a refusal is closed, so that another try may follow. */
export const changePassword = async (world: Mundo, typed: Partial<PasswordChangeForm>): Promise<void> => {
  const actor = await changeOf(world)
  const { password = GOOD_PASSWORD, password_current = DEMO_PASSWORD, confirmacion = password } = typed
  actor.send({ type: 'change.sent', form: { password_current, password, confirmacion } })
  await settled(actor, ['editing', 'rejected', 'failed', 'lockFailed'])
  const { value, context } = actor.getSnapshot()
  Object.assign(accountOf(world), { situation: value, failures: context.failures })
  tell(world, [value === 'done' ? PASSWORD_CHANGED : null, context.error, ...errorsOf(context.errores)])
  actor.send({ type: 'rejection.read' })
}

/** Fails the own password without the flow, as at another computer. */
export const failElsewhere = async (world: Mundo): Promise<void> => {
  const { id } = await personOf(world)
  const body = { password_current: 'Equivocada.1', password: GOOD_PASSWORD }
  await world.call(`/usuarios/actualizar-contrasena-usuario/${id}`, body)
}

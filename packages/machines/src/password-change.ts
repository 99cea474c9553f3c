/**
 * Changing the own password, with the current one and at most five failures of it.
 *
 * Who counts. The server counts and, at the fifth failure, locks for 30 minutes, ends the session and answers 423. The specification
 * also has the client lock the user after five failures (`inactivar-usuario-temporal`), because a server may only answer 422. Both
 * hold here: a 423 goes straight to `locked`, since the server has done it and the session's token opens nothing any more; a fifth
 * 422 at the current password calls the port `lockUser` with the person's own mail. If that call fails, its own message is shown and
 * the session ends all the same once it was read: nobody gets a sixth attempt. A 422 at another field (a new password that is too
 * common) is no failed attempt. How many are left is what the server says, who also knows of failures elsewhere, and otherwise what
 * this machine counted. The caller ends the session in `locked` and `closed`.
 * @fuente spec 2 §5, §8, §9
 */
import { assign, setup } from 'xstate'
import { LOCKED_OUT, MAX_FAILED_ATTEMPTS } from '@cauce/domain/session/lockout'
import {
  checkPasswordChange,
  failuresTold,
  LOCK_FAILED,
  PASSWORD_CHANGE_FAILED,
} from '@cauce/domain/session/password-change'
import { failureOf, withoutField, type FieldErrors, type Thrown } from './failure.ts'
import type {
  PasswordChangeContext,
  PasswordChangeEvent,
  PasswordChangeInput,
  PasswordChangePorts as P,
} from './password-change/types.ts'
import { port } from './port.ts'
import { typesOf } from './types-of.ts'

const REFUSED = 422
const CURRENT = 'password_current'
const LOCKED = 423

/** The server refused the current password, or said nothing of which field it was about. */
const isFailedAttempt = ({ error }: Thrown): boolean => {
  const { status, errores } = failureOf(error)
  return status === REFUSED && (Object.keys(errores).length === 0 || CURRENT in errores)
}

/** Failures after this one: what the server says, who also knows of other pages, or one more than were counted here. */
const failuresAfter = (before: number, thrown: Thrown): number =>
  isFailedAttempt(thrown) ? (failuresTold(failureOf(thrown.error).errores[CURRENT] ?? []) ?? before + 1) : before

/** What the server says at the field; how many attempts are left is said once, in its own place. */
const withoutCount = (errores: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errores).map(([field, texts]) => [field, texts.filter((text) => failuresTold([text]) === null)]),
  )

const errorsOf = (event: PasswordChangeEvent): Record<string, string[]> =>
  event.type === 'change.sent' ? checkPasswordChange(event.form) : {}

export const passwordChangeMachine = setup({
  types: typesOf<PasswordChangeContext, PasswordChangeEvent, PasswordChangeInput>(),
  actors: {
    changePassword: port<void, P['changePassword']['input']>('changePassword'),
    lockUser: port<void, P['lockUser']['input']>('lockUser'),
  },
  actions: {
    reject: assign(({ context }, thrown: Thrown) => {
      const { error, errores } = failureOf(thrown.error)
      return { error, errores: withoutCount(errores), failures: failuresAfter(context.failures, thrown) }
    }),
    fail: assign({ error: PASSWORD_CHANGE_FAILED, errores: {} }),
    forgetError: assign({ error: null, errores: {} }),
  },
  guards: {
    isComplete: ({ event }) => Object.keys(errorsOf(event)).length === 0,
    isLocked: (_, { error }: Thrown) => failureOf(error).status === LOCKED,
    isLastAttempt: ({ context }, thrown: Thrown) =>
      isFailedAttempt(thrown) && failuresAfter(context.failures, thrown) >= MAX_FAILED_ATTEMPTS,
    isRefused: (_, { error }: Thrown) => failureOf(error).status === REFUSED,
  },
}).createMachine({
  id: 'passwordChange',
  version: '1',
  description: 'Cambio de la contraseña propia',
  context: ({ input }) => ({ ...input, failures: 0, errores: {}, error: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'Se escriben la contraseña actual, la nueva y su confirmación',
      on: {
        'field.changed': {
          actions: assign(({ context, event }) => ({ errores: withoutField(context.errores, event.field) })),
        },
        'change.sent': [
          { guard: 'isComplete', target: 'submitting' },
          { actions: assign(({ event }) => ({ errores: errorsOf(event), error: null })) },
        ],
      },
    },
    submitting: {
      description: 'El servidor revisa la actual y guarda la nueva',
      entry: 'forgetError',
      invoke: {
        src: 'changePassword',
        input: ({ context, event }) => ({
          userId: context.userId,
          password_current: event.type === 'change.sent' ? event.form.password_current : '',
          password: event.type === 'change.sent' ? event.form.password : '',
        }),
        onDone: 'done',
        onError: [
          { guard: { type: 'isLocked', params: ({ event }) => event }, target: 'locked' },
          {
            guard: { type: 'isLastAttempt', params: ({ event }) => event },
            target: 'locking',
            actions: { type: 'reject', params: ({ event }) => event },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'rejected',
            actions: { type: 'reject', params: ({ event }) => event },
          },
          { target: 'failed', actions: 'fail' },
        ],
      },
      // Whether it was saved is not known: the next try with the same current password tells.
      on: { 'wait.cancelled': { target: 'failed', actions: 'fail' } },
    },
    rejected: {
      description: 'El servidor dijo qué está mal; se lee y se corrige',
      on: { 'rejection.read': { target: 'editing', actions: assign({ error: null }) } },
    },
    failed: {
      description: 'No se pudo guardar: se puede intentar de nuevo',
      on: {
        'field.changed': 'editing',
        'change.sent': [
          { guard: 'isComplete', target: 'submitting' },
          { target: 'editing', actions: assign(({ event }) => ({ errores: errorsOf(event), error: null })) },
        ],
      },
    },
    locking: {
      description: 'Quinto fallo: se bloquea al usuario',
      invoke: {
        src: 'lockUser',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'locked',
        onError: { target: 'lockFailed', actions: assign({ error: LOCK_FAILED }) },
      },
      on: { 'wait.cancelled': { target: 'lockFailed', actions: assign({ error: LOCK_FAILED }) } },
    },
    lockFailed: {
      description: 'No se pudo bloquear al usuario: se dice y la sesión se cierra',
      on: { 'end.accepted': 'closed' },
    },
    done: { type: 'final', description: 'La contraseña quedó cambiada' },
    locked: {
      type: 'final',
      description: 'El usuario quedó bloqueado 30 minutos y su sesión se cierra',
      entry: assign({ error: LOCKED_OUT, errores: {} }),
    },
    closed: { type: 'final', description: 'La sesión se cierra sin bloqueo' },
  },
})

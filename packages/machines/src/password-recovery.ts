/**
 * Getting back in without the password: asking for a link, and writing a new password with it. It is never persisted: the token of
 * the link stays in memory, and goes when the link is spent or another is asked for.
 * @fuente spec 1 §2; RELIABILITY §3; ASVS 5.0 6.4
 */
import { assign, setup } from 'xstate'
import { checkNewPassword } from '@cauce/domain/session/password-change'
import { checkRecoveryRequest } from '@cauce/domain/session/password-recovery'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, withoutField, type Thrown } from './failure.ts'
import type { RecoveryContext, RecoveryEvent, RecoveryInput, RecoveryPorts as P } from './password-recovery/types.ts'
import { port } from './port.ts'
import { typesOf } from './types-of.ts'

const GONE = 410

const passwordErrors = (event: RecoveryEvent): Record<string, string[]> =>
  event.type === 'password.sent' ? checkNewPassword(event.form) : {}

export const passwordRecoveryMachine = setup({
  types: typesOf<RecoveryContext, RecoveryEvent, RecoveryInput>(),
  actors: {
    requestLink: port<void, P['requestLink']['input']>('requestLink'),
    checkLink: port<P['checkLink']['output'], P['checkLink']['input']>('checkLink'),
    resetPassword: port<void, P['resetPassword']['input']>('resetPassword'),
  },
  actions: {
    fail: assign((_, { error }: Thrown) => {
      const failure = failureOf(error)
      return { error: failure.error ?? CONNECTION_LOST, errores: failure.errores }
    }),
    forgetError: assign({ error: null, errores: {} }),
    forgetToken: assign({ token: null }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isRequestComplete: ({ context }) => Object.keys(checkRecoveryRequest(context)).length === 0,
    isPasswordGood: ({ event }) => Object.keys(passwordErrors(event)).length === 0,
    isGone: (_, { error }: Thrown) => failureOf(error).status === GONE,
    isAlive: (_, { vigente }: { readonly vigente: boolean }) => vigente,
  },
}).createMachine({
  id: 'passwordRecovery',
  version: '1',
  description: 'Recuperación de la contraseña',
  context: ({ input }) => ({ ...input, errores: {}, error: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Se mira si la persona trae un enlace',
      always: [{ guard: 'hasToken', target: 'checking' }, { target: 'asking' }],
    },
    asking: {
      description: 'Se piden el tipo y el número de documento',
      entry: 'forgetToken',
      on: {
        'document.changed': { actions: [assign(({ event }) => event.request), 'forgetError'] },
        'link.requested': [
          { guard: 'isRequestComplete', target: 'requesting' },
          { actions: assign(({ context }) => ({ errores: checkRecoveryRequest(context), error: null })) },
        ],
      },
    },
    requesting: {
      description: 'Se pide el enlace',
      entry: 'forgetError',
      invoke: {
        src: 'requestLink',
        input: ({ context: { tipo_documento, numero_documento } }) => ({
          tipo_documento,
          numero_documento: numero_documento.trim(),
        }),
        onDone: 'sent',
        onError: { target: 'asking', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { 'wait.cancelled': 'asking' },
    },
    sent: {
      description: 'Si la persona existe, el enlace va en camino',
      on: { 'link.again': 'asking' },
    },
    checking: {
      description: 'Se revisa si el enlace todavía sirve',
      entry: 'forgetError',
      invoke: {
        src: 'checkLink',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          { guard: { type: 'isAlive', params: ({ event }) => event.output }, target: 'choosing' },
          { target: 'expired' },
        ],
        onError: { target: 'unchecked', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { 'wait.cancelled': { target: 'unchecked', actions: { type: 'fail', params: { error: null } } } },
    },
    unchecked: {
      description: 'No se supo si el enlace sirve: se puede intentar de nuevo',
      on: { retry: 'checking', 'link.again': { target: 'asking', actions: 'forgetError' } },
    },
    choosing: {
      description: 'Se escriben la contraseña nueva y su confirmación',
      on: {
        'field.changed': {
          actions: assign(({ context, event }) => ({ errores: withoutField(context.errores, event.field) })),
        },
        'password.sent': [
          { guard: 'isPasswordGood', target: 'saving' },
          { actions: assign(({ event }) => ({ errores: passwordErrors(event), error: null })) },
        ],
      },
    },
    saving: {
      description: 'Se guarda la contraseña nueva y el enlace se gasta',
      entry: 'forgetError',
      invoke: {
        src: 'resetPassword',
        input: ({ context, event }) => ({
          token: context.token ?? '',
          password: event.type === 'password.sent' ? event.form.password : '',
        }),
        onDone: 'done',
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'expired' },
          { target: 'choosing', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      on: { 'wait.cancelled': { target: 'choosing', actions: { type: 'fail', params: { error: null } } } },
    },
    expired: {
      description: 'El enlace venció o ya se usó',
      entry: 'forgetToken',
      on: { 'link.again': 'asking' },
    },
    done: { type: 'final', description: 'La contraseña quedó cambiada', entry: 'forgetToken' },
  },
})

/**
 * The second factor of one's own account: turning the application of codes on, new recovery codes, turning it off.
 * Ports that want the password first ask for it by themselves; a person who leaves that question leaves the step as it was.
 * @fuente spec 1 §4; ASVS 5.0 6.5, 6.6
 */
import { assign, setup } from 'xstate'
import { CODE_FORMAT, readCode } from '@cauce/domain/session/access-code'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, type Thrown } from './failure.ts'
import { port } from './port.ts'
import type { FactorContext, FactorEvent, FactorInput, FactorPorts as P } from './second-factor-setup/types.ts'
import { typesOf } from './types-of.ts'

/** `codigo` of the failure of a port whose person did not want to type their password. */
export const LEFT_UNCONFIRMED = 'sesion.sin_confirmar'

const REFUSED = 422

/** What the server said of the code, or else of the step. */
const saidOf = (error: unknown): string => {
  const failure = failureOf(error)
  return failure.errores['codigo']?.join(' ') ?? failure.error ?? CONNECTION_LOST
}

export const secondFactorSetupMachine = setup({
  types: typesOf<FactorContext, FactorEvent, FactorInput>(),
  actors: {
    startSetup: port<P['startSetup']['output'], undefined>('startSetup'),
    confirmCode: port<P['confirmCode']['output'], P['confirmCode']['input']>('confirmCode'),
    renewCodes: port<P['renewCodes']['output'], undefined>('renewCodes'),
    turnOff: port<unknown, undefined>('turnOff'),
  },
  actions: {
    fail: assign((_, { error }: Thrown) => ({ error: saidOf(error) })),
    refuseCode: assign((_, { error }: Thrown) => ({ codeError: saidOf(error) })),
    forgetError: assign({ error: null, codeError: null }),
    forgetSecrets: assign({ secreto: '', uri: '', codigo: '', codigos: [] }),
  },
  guards: {
    isCode: ({ context }) => readCode(context.codigo) !== null,
    isKept: ({ context }) => context.kept,
    wasLeft: (_, { error }: Thrown) => failureOf(error).codigo === LEFT_UNCONFIRMED,
    wasRefused: (_, { error }: Thrown) => failureOf(error).status === REFUSED,
  },
}).createMachine({
  id: 'secondFactorSetup',
  version: '1',
  description: 'Segundo factor de la cuenta propia',
  context: ({ input }) => ({
    ...input,
    secreto: '',
    uri: '',
    codigo: '',
    codeError: null,
    error: null,
    codigos: [],
    kept: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Se mira qué se quiere cambiar',
      always: [
        { description: 'Quiere activarlo', guard: ({ context }) => context.intent === 'turnOn', target: 'starting' },
        {
          description: 'Quiere códigos nuevos',
          guard: ({ context }) => context.intent === 'renewCodes',
          target: 'askingRenewal',
        },
        { target: 'askingOff' },
      ],
    },
    starting: {
      description: 'El servidor crea la clave',
      entry: 'forgetError',
      invoke: {
        src: 'startSetup',
        onDone: {
          target: 'showingSecret',
          actions: assign({ secreto: ({ event }) => event.output.secreto, uri: ({ event }) => event.output.uri }),
        },
        onError: [
          { guard: { type: 'wasLeft', params: ({ event }) => event }, target: 'cancelled' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      on: { closed: 'cancelled' },
    },
    failed: {
      description: 'No se pudo crear la clave',
      on: { retry: 'starting', closed: 'cancelled' },
    },
    showingSecret: {
      description: 'Se muestra la clave para la aplicación',
      on: { 'secret.added': 'typingCode', closed: 'cancelled' },
    },
    typingCode: {
      description: 'Se escribe un código de la aplicación',
      on: {
        'code.changed': { actions: assign({ codigo: ({ event }) => event.codigo, codeError: null }) },
        'code.sent': [
          { guard: 'isCode', target: 'verifying', actions: 'forgetError' },
          { actions: assign({ codeError: CODE_FORMAT }) },
        ],
        back: { target: 'showingSecret', actions: 'forgetError' },
        closed: 'cancelled',
      },
    },
    verifying: {
      description: 'Se revisa el código',
      invoke: {
        src: 'confirmCode',
        input: ({ context }) => ({ codigo: readCode(context.codigo) ?? '' }),
        onDone: { target: 'showingCodes', actions: assign({ codigos: ({ event }) => event.output.codigos }) },
        onError: [
          { guard: { type: 'wasLeft', params: ({ event }) => event }, target: 'typingCode' },
          {
            guard: { type: 'wasRefused', params: ({ event }) => event },
            target: 'typingCode',
            actions: { type: 'refuseCode', params: ({ event }) => event },
          },
          { target: 'typingCode', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      on: { back: 'typingCode' },
    },
    askingRenewal: {
      description: 'Se avisa que los códigos anteriores dejan de servir',
      on: { confirmed: 'renewing', closed: 'cancelled' },
    },
    renewing: {
      description: 'El servidor crea códigos de recuperación nuevos',
      entry: 'forgetError',
      invoke: {
        src: 'renewCodes',
        onDone: { target: 'showingCodes', actions: assign({ codigos: ({ event }) => event.output.codigos }) },
        onError: [
          { guard: { type: 'wasLeft', params: ({ event }) => event }, target: 'askingRenewal' },
          { target: 'askingRenewal', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      on: { back: 'askingRenewal' },
    },
    showingCodes: {
      description: 'Se muestran los códigos de recuperación, una sola vez',
      on: {
        'codes.kept': { actions: assign({ kept: ({ event }) => event.kept }) },
        closed: { guard: 'isKept', target: 'done' },
      },
    },
    askingOff: {
      description: 'Se pregunta si se vuelve al código por correo',
      on: { confirmed: 'turningOff', closed: 'cancelled' },
    },
    turningOff: {
      description: 'El servidor apaga la aplicación de códigos',
      entry: 'forgetError',
      invoke: {
        src: 'turnOff',
        onDone: 'done',
        onError: [
          { guard: { type: 'wasLeft', params: ({ event }) => event }, target: 'askingOff' },
          { target: 'askingOff', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      on: { back: 'askingOff' },
    },
    done: { type: 'final', description: 'El cambio quedó hecho', entry: 'forgetSecrets' },
    cancelled: { type: 'final', description: 'Se dejó como estaba', entry: 'forgetSecrets' },
  },
})

/**
 * The session of a person: credentials, second factor, checking of a stored token, expired password, closing.
 * The token itself never enters the context: the caller's actions `storeToken` and `clearToken` keep it.
 * @fuente spec 1 §4, §7
 */
import { assign } from 'xstate'
import { failureOf } from './failure.ts'
import { secondFactor } from './session/second-factor.ts'
import { nobody, sessionSetup } from './session/setup.ts'
import { authenticated, passwordExpired } from './session/signed-in.ts'

const anonymous = sessionSetup.createStateConfig({
  description: 'Nadie ha ingresado',
  on: {
    'credentials.sent': {
      target: 'sendingCredentials',
      actions: ['forgetError', assign({ email: ({ event }) => event.email })],
    },
    'session.restore': { target: 'checkingStored', actions: 'forgetError' },
  },
})

const sendingCredentials = sessionSetup.createStateConfig({
  description: 'Se revisan usuario y contraseña',
  invoke: {
    src: 'validateUser',
    input: ({ event }) => {
      if (event.type !== 'credentials.sent') return { email: '', password: '' }
      const { type: _, ...credentials } = event
      return credentials
    },
    onDone: {
      target: 'secondFactor',
      actions: [
        { type: 'storeToken', params: ({ event }) => ({ token: event.output.token, provisional: true }) },
        assign({
          correo_enmascarado: ({ event }) => event.output.usuario.correo_enmascarado,
          segundoFactor: ({ event }) => event.output.usuario.segundo_factor,
          tiempos: ({ event }) => event.output.tiempos,
        }),
      ],
    },
    onError: { target: 'anonymous', actions: { type: 'fail', params: ({ event }) => event } },
  },
  on: { back: 'anonymous' },
})

const checkingStored = sessionSetup.createStateConfig({
  description: 'Se revisa la sesión guardada',
  invoke: {
    src: 'checkSession',
    onDone: [
      {
        guard: { type: 'mustChangePassword', params: ({ event }) => event.output },
        target: 'passwordExpired',
        actions: { type: 'knowUser', params: ({ event }) => event.output },
      },
      { target: 'authenticated', actions: { type: 'knowUser', params: ({ event }) => event.output } },
    ],
    onError: [
      {
        guard: { type: 'endsSession', params: ({ event }) => event },
        target: 'anonymous',
        actions: ['clearToken', 'forget', { type: 'fail', params: ({ event }) => event }],
      },
      { target: 'unreachable', actions: { type: 'fail', params: ({ event }) => event } },
    ],
  },
  on: { back: 'unreachable' },
})

const unreachable = sessionSetup.createStateConfig({
  description: 'El servidor no responde: la sesión guardada se conserva',
  on: {
    retry: { target: 'checkingStored', actions: 'forgetError' },
    logout: 'closing',
    // It was closed elsewhere in this browser.
    'session.expired': { target: 'anonymous', actions: ['clearToken', 'forget', 'sayExpired'] },
  },
})

const blocked = sessionSetup.createStateConfig({
  description: 'El usuario quedó bloqueado por un tiempo',
  entry: 'sayBlocked',
  on: {
    'credentials.sent': {
      target: 'sendingCredentials',
      actions: ['forgetError', assign({ email: ({ event }) => event.email })],
    },
    'session.restore': { target: 'checkingStored', actions: 'forgetError' },
  },
})

const closing = sessionSetup.createStateConfig({
  description: 'Se cierra la sesión',
  invoke: {
    src: 'closeSession',
    input: ({ context }) => ({ userId: context.usuario?.id ?? null }),
    onDone: 'anonymous',
    onError: {
      target: 'anonymous',
      actions: {
        type: 'noteCloseFailure',
        params: ({ event }) => {
          const { status, codigo } = failureOf(event.error)
          return { status, codigo }
        },
      },
    },
  },
  on: { back: 'anonymous' },
  exit: ['clearToken', 'forget', 'forgetError'],
})

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  version: '2',
  description: 'Sesión de una persona',
  context: { email: '', error: null, ...nobody },
  initial: 'anonymous',
  states: {
    anonymous,
    sendingCredentials,
    secondFactor,
    checkingStored,
    unreachable,
    authenticated,
    passwordExpired,
    blocked,
    closing,
  },
})

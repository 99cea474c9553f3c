/** Who has signed in, with a password that serves or that has to be changed first. @fuente spec 1 §4, §9 */
import { sessionSetup } from './setup.ts'

export const authenticated = sessionSetup.createStateConfig({
  description: 'La persona ingresó',
  entry: 'forgetError',
  initial: 'settled',
  on: {
    logout: 'closing',
    // Somebody else may have signed in elsewhere in this browser.
    'session.restore': { target: 'checkingStored', actions: 'forget' },
    'session.expired': { target: 'anonymous', actions: ['clearToken', 'forget', 'sayExpired'] },
    'password.expired': 'passwordExpired',
    'user.blocked': { target: 'blocked', actions: ['clearToken', 'forget'] },
    'user.refresh': '.refreshing',
    'password.changed': '.refreshing',
  },
  states: {
    settled: { description: 'Se sabe quién es' },
    refreshing: {
      description: 'Se piden de nuevo sus datos',
      invoke: {
        src: 'checkSession',
        onDone: [
          {
            guard: { type: 'mustChangePassword', params: ({ event }) => event.output },
            target: '#session.passwordExpired',
            actions: { type: 'knowUser', params: ({ event }) => event.output },
          },
          { target: 'settled', actions: { type: 'knowUser', params: ({ event }) => event.output } },
        ],
        // What was known goes on serving; a session that ended is told by its own event.
        onError: 'settled',
      },
    },
  },
})

export const passwordExpired = sessionSetup.createStateConfig({
  description: 'La contraseña venció: hay que cambiarla para seguir',
  entry: 'forgetError',
  initial: 'waiting',
  on: {
    logout: 'closing',
    'session.restore': { target: 'checkingStored', actions: 'forget' },
    'session.expired': { target: 'anonymous', actions: ['clearToken', 'forget', 'sayExpired'] },
    'user.blocked': { target: 'blocked', actions: ['clearToken', 'forget'] },
    'user.refresh': '.reloading',
    'password.changed': '.reloading',
  },
  states: {
    waiting: { description: 'Se espera la contraseña nueva' },
    reloading: {
      description: 'Se piden de nuevo sus datos',
      invoke: {
        src: 'checkSession',
        onDone: [
          {
            guard: { type: 'mustChangePassword', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'knowUser', params: ({ event }) => event.output },
          },
          { target: '#session.authenticated', actions: { type: 'knowUser', params: ({ event }) => event.output } },
        ],
        onError: { target: '#session.unreachable', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
  },
})

/**
 * The session of a person: credentials, second factor, checking of a stored token, closing.
 * The token itself never enters the context: the caller's actions `storeToken` and `clearToken` keep it.
 * @fuente spec 1 §4, §7
 */
import { assign, setup } from 'xstate'
import { SESSION_EXPIRED } from '@cauce/domain/session/idle-limits'
import { LOCKED_OUT } from '@cauce/domain/session/lockout'
import type { User } from '@cauce/domain/session/user'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, type Thrown } from './failure.ts'
import { port } from './port.ts'
import type { SessionContext, SessionEvent, SessionPorts as P } from './session/types.ts'
import { typesOf } from './types-of.ts'

/** @fuente spec 1 §4 */
const STATUS_THAT_ENDS_A_SESSION: readonly (number | null)[] = [401, 500]
/** The provisional token is no longer good: the sign-in starts again. */
const SIGN_IN_AGAIN: readonly (number | null)[] = [401, 403]

/** Stands where the caller does not keep tokens. */
const ignoreToken: (_: unknown, params: { token: string; provisional: boolean }) => void = () => {}

export const sessionMachine = setup({
  types: typesOf<SessionContext, SessionEvent>(),
  actors: {
    validateUser: port<P['validateUser']['output'], P['validateUser']['input']>('validateUser'),
    validateCode: port<P['validateCode']['output'], P['validateCode']['input']>('validateCode'),
    resendCode: port<P['resendCode']['output'], undefined>('resendCode'),
    checkSession: port<User, undefined>('checkSession'),
    closeSession: port<void, P['closeSession']['input']>('closeSession'),
  },
  actions: {
    /** `provisional`: the token between the two steps, which must not outlive the page. */
    storeToken: ignoreToken,
    clearToken: () => {},
    fail: assign((_, { error }: Thrown) => ({ error: failureOf(error).error ?? CONNECTION_LOST, aviso: null })),
    forget: assign({ usuario: null, correo_enmascarado: '', aviso: null }),
    forgetError: assign({ error: null, aviso: null }),
    sayExpired: assign({ error: SESSION_EXPIRED }),
  },
  guards: {
    endsSession: (_, { error }: Thrown) => STATUS_THAT_ENDS_A_SESSION.includes(failureOf(error).status),
    signInAgain: (_, { error }: Thrown) => SIGN_IN_AGAIN.includes(failureOf(error).status),
  },
}).createMachine({
  id: 'session',
  version: '1',
  description: 'Sesión de una persona',
  context: { email: '', correo_enmascarado: '', usuario: null, error: null, aviso: null },
  initial: 'anonymous',
  states: {
    anonymous: {
      description: 'Nadie ha ingresado',
      on: {
        'credentials.sent': {
          target: 'sendingCredentials',
          actions: ['forgetError', assign({ email: ({ event }) => event.email })],
        },
        'session.restore': 'checkingStored',
      },
    },
    sendingCredentials: {
      description: 'Se revisan usuario y contraseña',
      invoke: {
        src: 'validateUser',
        input: ({ event }) =>
          event.type === 'credentials.sent'
            ? { email: event.email, password: event.password }
            : { email: '', password: '' },
        onDone: {
          target: 'secondFactor',
          actions: [
            {
              type: 'storeToken',
              params: ({ event }) => ({ token: event.output.token, provisional: true }),
            },
            assign({ correo_enmascarado: ({ event }) => event.output.usuario.correo_enmascarado }),
          ],
        },
        onError: { target: 'anonymous', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { back: 'anonymous' },
    },
    secondFactor: {
      description: 'Se pide el código que llegó por correo',
      initial: 'waiting',
      on: { back: { target: 'anonymous', actions: ['clearToken', 'forget', 'forgetError'] } },
      states: {
        waiting: {
          description: 'Se espera el código',
          on: {
            'code.sent': { target: 'verifying', actions: 'forgetError' },
            'code.resend': { target: 'resending', actions: 'forgetError' },
          },
        },
        verifying: {
          description: 'Se revisa el código',
          invoke: {
            src: 'validateCode',
            input: ({ event }) => ({ codigo: event.type === 'code.sent' ? event.codigo : '' }),
            onDone: {
              target: '#session.authenticated',
              actions: [
                {
                  type: 'storeToken',
                  params: ({ event }) => ({ token: event.output.token, provisional: false }),
                },
                assign({ usuario: ({ event }) => event.output.usuario }),
              ],
            },
            onError: [
              {
                guard: { type: 'signInAgain', params: ({ event }) => event },
                target: '#session.anonymous',
                actions: ['clearToken', 'forget', { type: 'fail', params: ({ event }) => event }],
              },
              { target: 'waiting', actions: { type: 'fail', params: ({ event }) => event } },
            ],
          },
        },
        resending: {
          description: 'Se envía otro código',
          invoke: {
            src: 'resendCode',
            onDone: { target: 'waiting', actions: assign({ aviso: ({ event }) => event.output.mensaje }) },
            onError: { target: 'waiting', actions: { type: 'fail', params: ({ event }) => event } },
          },
        },
      },
    },
    checkingStored: {
      description: 'Se revisa la sesión guardada',
      invoke: {
        src: 'checkSession',
        onDone: { target: 'authenticated', actions: assign({ usuario: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'endsSession', params: ({ event }) => event },
            target: 'anonymous',
            actions: ['clearToken', 'forget'],
          },
          { target: 'unreachable', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      on: { back: 'unreachable' },
    },
    unreachable: {
      description: 'El servidor no responde: la sesión guardada se conserva',
      on: { retry: { target: 'checkingStored', actions: 'forgetError' }, logout: 'closing' },
    },
    authenticated: {
      description: 'La persona ingresó',
      entry: 'forgetError',
      on: {
        logout: 'closing',
        'session.expired': { target: 'anonymous', actions: ['clearToken', 'forget', 'sayExpired'] },
        'password.expired': 'passwordExpired',
        'user.blocked': { target: 'blocked', actions: ['clearToken', 'forget'] },
      },
    },
    passwordExpired: {
      description: 'La contraseña venció: hay que cambiarla para seguir',
      on: {
        'password.changed': 'authenticated',
        logout: 'closing',
        'session.expired': { target: 'anonymous', actions: ['clearToken', 'forget', 'sayExpired'] },
        'user.blocked': { target: 'blocked', actions: ['clearToken', 'forget'] },
      },
    },
    blocked: {
      description: 'El usuario quedó bloqueado por un tiempo',
      entry: assign({ error: LOCKED_OUT }),
      on: { back: { target: 'anonymous', actions: 'forgetError' } },
    },
    closing: {
      description: 'Se cierra la sesión',
      invoke: {
        src: 'closeSession',
        input: ({ context }) => ({ userId: context.usuario?.id ?? null }),
        onDone: 'anonymous',
        onError: 'anonymous',
      },
      on: { back: 'anonymous' },
      exit: ['clearToken', 'forget', 'forgetError'],
    },
  },
})

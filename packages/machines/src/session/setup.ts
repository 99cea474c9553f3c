/** Ports, actions and guards of {@link file://../session.ts}. */
import { assign, setup } from 'xstate'
import { SIGN_IN_AGAIN, SIGN_IN_TOO_LATE } from '@cauce/domain/session/access-code'
import { SESSION_EXPIRED } from '@cauce/domain/session/idle-limits'
import { LOCKED_OUT } from '@cauce/domain/session/lockout'
import type { User } from '@cauce/domain/session/user'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, type Failure, type Thrown } from '../failure.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
import type { SessionContext, SessionEvent, SessionPorts as P } from './types.ts'

/** @fuente spec 1 §4 */
const STATUS_THAT_ENDS_A_SESSION: readonly (number | null)[] = [401, 500]
/** The provisional token is no longer good: the sign-in starts again. */
const STATUS_THAT_ENDS_A_SIGN_IN: readonly (number | null)[] = [401, 403]

/** Stands where the caller does not keep tokens. */
const ignoreToken: (_: unknown, params: { token: string; provisional: boolean }) => void = () => {}
/** Stands where the caller keeps no log. */
const ignoreFailure: (_: unknown, params: Pick<Failure, 'status' | 'codigo'>) => void = () => {}

/** What is said of a failure. That of the captcha has no field of its own where it could stand. */
const sentenceOf = ({ error, errores }: Failure): string => errores['captcha']?.[0] ?? error ?? CONNECTION_LOST

export const nobody: Pick<SessionContext, 'usuario' | 'segundoFactor' | 'correo_enmascarado' | 'tiempos' | 'aviso'> = {
  usuario: null,
  segundoFactor: 'correo',
  correo_enmascarado: '',
  tiempos: null,
  aviso: null,
}

export const sessionSetup = setup({
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
    /** The server did not hear that the session ended; the log gets nothing that tells whose it was. */
    noteCloseFailure: ignoreFailure,
    knowUser: assign((_, usuario: User) => ({ usuario })),
    fail: assign((_, { error }: Thrown) => ({ error: sentenceOf(failureOf(error)), aviso: null })),
    forget: assign(nobody),
    forgetError: assign({ error: null, aviso: null }),
    sayExpired: assign({ error: SESSION_EXPIRED }),
    saySignInAgain: assign({ error: SIGN_IN_AGAIN }),
    sayTooLate: assign({ error: SIGN_IN_TOO_LATE }),
    sayBlocked: assign({ error: LOCKED_OUT }),
  },
  guards: {
    endsSession: (_, { error }: Thrown) => STATUS_THAT_ENDS_A_SESSION.includes(failureOf(error).status),
    signInAgain: (_, { error }: Thrown) => STATUS_THAT_ENDS_A_SIGN_IN.includes(failureOf(error).status),
    mustChangePassword: (_, usuario: User) => usuario.contrasena_vencida,
    codeWentByMail: ({ context }) => context.segundoFactor === 'correo',
  },
})

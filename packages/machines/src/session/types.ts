/** Ports, context and events of {@link file://../session.ts}. */
import type { SecondFactor } from '@cauce/domain/session/access-code'
import type { User } from '@cauce/domain/session/user'

/** Instants of this computer's clock, epoch milliseconds, made from the seconds that the server tells. */
export interface CodeTimes {
  /** From when another code may be asked for. */
  readonly reenvioMs: number
  /** When the code stops to serve. */
  readonly venceMs: number
}

export interface SessionContext {
  readonly email: string
  readonly segundoFactor: SecondFactor
  /** Where the code went, masked; empty before the second step. */
  readonly correo_enmascarado: string
  /** Null before the second step. */
  readonly tiempos: CodeTimes | null
  readonly usuario: User | null
  readonly error: string | null
  /** What the server said of the last code sent again, such as how long to wait. */
  readonly aviso: string | null
}

/** `captcha`: what the check of the browser answered, where the server asks for it. */
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly captcha?: string
}

export type SessionEvent =
  | ({ readonly type: 'credentials.sent' } & Credentials)
  | { readonly type: 'code.sent'; readonly codigo: string }
  | { readonly type: 'code.resend' }
  /** The time of the code is over. */
  | { readonly type: 'code.expired' }
  /** A token is stored, by this page or by another one: it is checked before anything is shown. */
  | { readonly type: 'session.restore' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'password.expired' }
  | { readonly type: 'password.changed' }
  /** Too many failures while signed in: the server deactivated the user for a while. */
  | { readonly type: 'user.blocked' }
  /** Something that the server tells of the user was changed. */
  | { readonly type: 'user.refresh' }
  | { readonly type: 'retry' }
  | { readonly type: 'logout' }
  | { readonly type: 'back' }

/** Effects by name: input → output. */
export interface SessionPorts {
  validateUser: {
    input: Credentials
    output: {
      readonly token: string
      readonly usuario: {
        readonly email: string
        readonly correo_enmascarado: string
        readonly segundo_factor: SecondFactor
      }
      readonly tiempos: CodeTimes
    }
  }
  validateCode: { input: { codigo: string }; output: { readonly token: string; readonly usuario: User } }
  resendCode: { input: undefined; output: { readonly mensaje: string; readonly tiempos: CodeTimes } }
  checkSession: { input: undefined; output: User }
  closeSession: { input: { userId: number | null }; output: void }
}

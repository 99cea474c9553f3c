/** Ports, context and events of {@link file://../session.ts}. */
import type { User } from '@cauce/domain/session/user'

export interface SessionContext {
  readonly email: string
  /** Where the code went, masked; empty before the second step. */
  readonly correo_enmascarado: string
  readonly usuario: User | null
  readonly error: string | null
  /** What the server said of the last code sent again, such as how long to wait. */
  readonly aviso: string | null
}

export type SessionEvent =
  | { readonly type: 'credentials.sent'; readonly email: string; readonly password: string }
  | { readonly type: 'code.sent'; readonly codigo: string }
  | { readonly type: 'code.resend' }
  /** A token is stored: it is checked before anything is shown. */
  | { readonly type: 'session.restore' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'password.expired' }
  | { readonly type: 'password.changed' }
  /** Too many failures while signed in: the server deactivated the user for a while. */
  | { readonly type: 'user.blocked' }
  | { readonly type: 'retry' }
  | { readonly type: 'logout' }
  | { readonly type: 'back' }

/** Effects by name: input → output. */
export interface SessionPorts {
  validateUser: {
    input: { email: string; password: string }
    output: {
      readonly token: string
      readonly usuario: { readonly email: string; readonly correo_enmascarado: string }
    }
  }
  validateCode: { input: { codigo: string }; output: { readonly token: string; readonly usuario: User } }
  resendCode: { input: undefined; output: { readonly mensaje: string } }
  checkSession: { input: undefined; output: User }
  closeSession: { input: { userId: number | null }; output: void }
}

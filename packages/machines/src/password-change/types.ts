/** Ports, context and events of {@link file://../password-change.ts}. */
import type { PasswordChangeForm } from '@cauce/domain/session/password-change'
import type { FieldErrors } from '../failure.ts'

export interface PasswordChangeInput {
  readonly userId: number
  /** The person's own, for the call that locks them. */
  readonly email: string
}

export interface PasswordChangeContext extends PasswordChangeInput {
  /** Failures of the current password in this form. */
  readonly failures: number
  /** By field: `password_current`, `password`, `confirmacion`. */
  readonly errores: FieldErrors
  readonly error: string | null
}

/** The passwords travel in the event and never enter the context. */
export type PasswordChangeEvent =
  | { readonly type: 'change.sent'; readonly form: PasswordChangeForm }
  | { readonly type: 'field.changed'; readonly field: keyof PasswordChangeForm }
  | { readonly type: 'wait.cancelled' }
  /** The server's refusal was read. */
  | { readonly type: 'rejection.read' }
  /** What could not be locked was read: the session ends all the same. */
  | { readonly type: 'end.accepted' }

/** Effects by name: input → output. */
export interface PasswordChangePorts {
  changePassword: { input: { userId: number; password_current: string; password: string }; output: void }
  lockUser: { input: { email: string }; output: void }
}

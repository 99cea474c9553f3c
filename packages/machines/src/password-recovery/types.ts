/** Ports, context and events of {@link file://../password-recovery.ts}. */
import type { NewPasswordForm } from '@cauce/domain/session/password-change'
import type { RecoveryRequest } from '@cauce/domain/session/password-recovery'
import type { FieldErrors } from '../failure.ts'

export interface RecoveryInput extends RecoveryRequest {
  /** Of the link in the mail; null when the person comes to ask for one. */
  readonly token: string | null
}

export interface RecoveryContext extends RecoveryInput {
  readonly errores: FieldErrors
  readonly error: string | null
}

export type RecoveryEvent =
  | { readonly type: 'document.changed'; readonly request: RecoveryRequest }
  | { readonly type: 'link.requested' }
  | { readonly type: 'link.again' }
  | { readonly type: 'field.changed'; readonly field: keyof NewPasswordForm }
  /** The password travels in the event and never enters the context. */
  | { readonly type: 'password.sent'; readonly form: NewPasswordForm }
  | { readonly type: 'retry' }
  | { readonly type: 'wait.cancelled' }

/** Effects by name: input → output. */
export interface RecoveryPorts {
  requestLink: { input: RecoveryRequest; output: void }
  checkLink: { input: { token: string }; output: { readonly vigente: boolean } }
  resetPassword: { input: { token: string; password: string }; output: void }
}

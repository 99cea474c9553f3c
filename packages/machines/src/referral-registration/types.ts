/** Ports, context and events of {@link file://../referral-registration.ts}. Everything here survives JSON: it is persisted. */
import type { ReferralForm } from '@cauce/domain/referral/referral'
import type { RegistrationDraft } from '@cauce/domain/referral/registration'
import type { FieldErrors } from '../failure.ts'
import type { OrderDialog } from '../procedure-order/types.ts'

/** The referral that was just registered. */
export interface RegisteredReferral {
  readonly id: number
  readonly mensaje: string
  readonly estado: string
  /** Made by the server where the type closes at once. */
  readonly codigo_remision: string | null
}

export interface RegistrationContext {
  readonly draft: RegistrationDraft
  /** Somebody wrote in it: it is worth keeping. */
  readonly touched: boolean
  /** Its registration was tried: what is missing is told too. */
  readonly tried: boolean
  /** What the server said of the fields. */
  readonly serverErrors: FieldErrors
  /** What was cleared and may still be put back. */
  readonly cleared: RegistrationDraft | null
  /** Made when registering starts, kept through retries and reloads until the answer is known. */
  readonly idempotencyKey: string | null
  /** What was sent under that key: an interrupted one is sent again as it was. */
  readonly sent: ReferralForm | null
  readonly dialog: OrderDialog | null
  readonly registered: RegisteredReferral | null
}

export type RegistrationEvent =
  | { readonly type: 'draft.changed'; readonly draft: Partial<RegistrationDraft> }
  | { readonly type: 'draft.cleared' }
  | { readonly type: 'clear.undone' }
  | { readonly type: 'register.requested' }
  | { readonly type: 'warning.accepted' }
  | { readonly type: 'warning.declined' }
  | { readonly type: 'retry' }
  | { readonly type: 'register.postponed' }
  | { readonly type: 'wait.cancelled' }
  | { readonly type: 'dialog.dismissed' }
  | { readonly type: 'confirmation.closed' }

/** Effects by name: input → output. The caller provides each with `machine.provide({ actors })`. */
export interface RegistrationPorts {
  newKey: { input: undefined; output: string }
  register: { input: { form: ReferralForm; key: string }; output: RegisteredReferral }
}

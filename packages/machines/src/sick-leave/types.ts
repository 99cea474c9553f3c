/** Ports, context and events of {@link file://../sick-leave.ts}. Everything here survives JSON: it is persisted. */
import type { LeaveBase, LeaveDraft } from '@cauce/domain/sick-leave/draft'
import type { SickLeaveForm } from '@cauce/domain/sick-leave/sick-leave'
import type { FieldErrors } from '../failure.ts'
import type { OrderDialog } from '../procedure-order/types.ts'

/** The answer to a registration. */
export interface LeaveAnswer {
  readonly id: number
  readonly radicado: string
  readonly mensaje: string
}

/** A leave that was just registered, as the foot tells it. */
export interface RegisteredLeave extends LeaveAnswer {
  readonly dias: number
  readonly fecha_inicio: string
  readonly fecha_final: string
}

export interface SickLeaveContext {
  /** Null until the server told it. */
  readonly base: LeaveBase | null
  /** Null until there is a base to start from. */
  readonly draft: LeaveDraft | null
  /** Somebody wrote in it: it is worth keeping. */
  readonly touched: boolean
  /** Its registration was tried: what is missing is told too. */
  readonly tried: boolean
  /** What the server said of the fields. */
  readonly serverErrors: FieldErrors
  /** What was cleared and may still be put back. */
  readonly cleared: LeaveDraft | null
  /** Made when registering starts, kept through retries and reloads until the answer is known. */
  readonly idempotencyKey: string | null
  /** What was sent under that key: an interrupted one is sent again as it was. */
  readonly sent: SickLeaveForm | null
  readonly dialog: OrderDialog | null
  readonly registered: RegisteredLeave | null
}

export type SickLeaveEvent =
  /** What the form starts from arrived, for the first time or again. */
  | { readonly type: 'base.arrived'; readonly base: LeaveBase }
  | { readonly type: 'draft.changed'; readonly draft: Partial<LeaveDraft> }
  | { readonly type: 'draft.cleared' }
  | { readonly type: 'clear.undone' }
  | { readonly type: 'register.requested' }
  | { readonly type: 'retry' }
  | { readonly type: 'register.postponed' }
  | { readonly type: 'wait.cancelled' }
  | { readonly type: 'dialog.dismissed' }

/** Effects by name: input → output. The caller provides each with `machine.provide({ actors })`. */
export interface SickLeavePorts {
  newKey: { input: undefined; output: string }
  register: { input: { form: SickLeaveForm; key: string }; output: LeaveAnswer }
}

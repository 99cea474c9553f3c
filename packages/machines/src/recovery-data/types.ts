/** Ports, context and events of {@link file://../recovery-data.ts}. */
import type { RecoveryForm, RecoveryKind } from '@cauce/domain/session/recovery-data'
import type { FieldErrors } from '../failure.ts'

export interface RecoveryDataInput {
  readonly kind: RecoveryKind
  /** Of the affiliate or of the operator. */
  readonly ownerId: number
  readonly form: RecoveryForm
}

export interface RecoveryDataContext extends RecoveryDataInput {
  /** By the name under which each value travels. */
  readonly errores: FieldErrors
  /** Main message of a failure; `detail` is what the server or the network said. */
  readonly error: string | null
  readonly detail: string | null
  /** Said besides the messages of the fields, where the kind of user has such a sentence. */
  readonly aviso: string | null
  /** Times in a row that the server could not save, through no fault of what was typed. */
  readonly serverFailures: number
}

export type RecoveryDataEvent =
  | { readonly type: 'form.changed'; readonly form: Partial<RecoveryForm> }
  | { readonly type: 'data.sent' }
  | { readonly type: 'wait.cancelled' }
  /** The dialog that asked for the data goes away, once they were saved. */
  | { readonly type: 'update.closed' }
  /** The dialog goes away without them, because the server cannot save. */
  | { readonly type: 'update.postponed' }

/** Effects by name: input → output. */
export interface RecoveryDataPorts {
  /** `saved` is false when the person would not confirm who they are, so that nothing was kept. */
  saveData: {
    input: { kind: RecoveryKind; ownerId: number; form: RecoveryForm }
    output: { readonly saved: boolean }
  }
}

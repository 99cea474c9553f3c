/** Ports, context and events of {@link file://../referral.ts}. Everything here survives JSON: it is persisted. */
import type { ClosingCause } from '@cauce/domain/referral/closing-cause'
import type { PanelBase, PanelDraft, PanelDraftField } from '@cauce/domain/referral/panel-draft'
import type { ReferralPanel } from '@cauce/domain/referral/referral'
import type { FieldErrors } from '../failure.ts'
import type { Notice } from '../notice.ts'
import type { OrderDialog } from '../procedure-order/types.ts'

export interface ReferralInput {
  readonly userId: number
}

/** What is on its way to the server, or was and nobody knows whether it arrived. */
export interface SentPanel {
  readonly panel: ReferralPanel
  readonly version: number
  /** The warning of the type that closes was accepted. */
  readonly confirma: boolean
  /** It was pending: saving it takes it. */
  readonly toma: boolean
  /** Null: it only saves. */
  readonly observacion: string | null
  /** Why it closes though nobody accepted it. */
  readonly motivo?: ClosingCause | null
}

export interface ReferralContext {
  readonly userId: number
  /** What the server knows; null until it told it. */
  readonly base: PanelBase | null
  /** Null until there is a base to start from. */
  readonly draft: PanelDraft | null
  /** A save was tried: what is missing is told. */
  readonly tried: boolean
  /** What the server said of the fields. */
  readonly serverErrors: FieldErrors
  /** Fields that somebody else changed while this person had written in them. */
  readonly conflicts: readonly PanelDraftField[]
  /** Somebody else saved while this person was writing, and this person has not been answered yet. */
  readonly changedElsewhere: boolean
  readonly observation: string
  readonly observationTried: boolean
  /** Why it closes without acceptance, while it is chosen. */
  readonly cause?: ClosingCause | null
  readonly sent: SentPanel | null
  readonly dialog: OrderDialog | null
  readonly notice: Notice | null
  /** The consultation from which it is ordered; null while it is not open. */
  readonly consultaId: number | null
}

export type ReferralEvent =
  /** What the server knows arrived, for the first time or because somebody changed it. */
  | { readonly type: 'base.arrived'; readonly base: PanelBase }
  /** `hoy`: the day in Bogotá, for an hour whose day is blank. */
  | { readonly type: 'draft.changed'; readonly draft: Partial<PanelDraft>; readonly hoy: string }
  /** Gives up what was written: what is saved comes back. */
  | { readonly type: 'draft.reset' }
  | { readonly type: 'change.read' }
  | { readonly type: 'save.requested' }
  | { readonly type: 'warning.accepted' }
  | { readonly type: 'warning.declined' }
  | { readonly type: 'finalise.requested' }
  | { readonly type: 'observation.changed'; readonly texto: string }
  | { readonly type: 'cause.changed'; readonly causa: ClosingCause }
  | { readonly type: 'finalise.confirmed' }
  | { readonly type: 'finalise.cancelled' }
  | { readonly type: 'order.requested' }
  | { readonly type: 'order.closed' }
  | { readonly type: 'retry' }
  | { readonly type: 'save.postponed' }
  | { readonly type: 'wait.cancelled' }
  | { readonly type: 'dialog.dismissed' }

/** Answer of a save. */
export interface SavedReferral {
  readonly mensaje: string
  readonly referencia: SavedBase
}
/** A referral as the server answers it. */
export interface SavedBase extends PanelBase {
  readonly observacion_finalizacion: string | null
}

/** Effects by name: input → output. The caller provides each with `machine.provide({ actors })`. */
export interface ReferralPorts {
  save: { input: { id: number; sent: SentPanel }; output: SavedReferral }
  reload: { input: { id: number }; output: SavedBase }
  createConsultation: { input: { id: number }; output: { readonly id: number } }
}

/** Ports, context and events of {@link file://../medication-order.ts}. Everything here survives JSON: it is persisted. */
import type { CheckKind, LedgerEntry } from '@cauce/domain/medication/check'
import type { MedicationDraft } from '@cauce/domain/medication/draft'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import type { RoutingProposal } from '@cauce/domain/ordering/routing'
import type { FieldErrors } from '../failure.ts'
import type { DoneOrder } from '../ordering-done.ts'
import type { Notice } from '../notice.ts'
import type { ChosenSite, OrderAnswer, OrderDialog } from '../procedure-order/types.ts'

/** A line of the selected list. */
export interface MedicationItem {
  /** Stable while the list lives. */
  readonly key: number
  readonly draft: MedicationDraft
  /** Null: not proposed yet, or nobody answered. */
  readonly routing: RoutingProposal | null
  /** Every check that was made of the line, oldest first; nothing is ever taken out. */
  readonly comprobaciones: readonly LedgerEntry[]
  /** What the line lacks, or what the server said of its fields. */
  readonly errores: FieldErrors
  /** What the server found and the line does not answer, in words; it is checked again. */
  readonly sinResponder: readonly string[]
}

/** A line on its way through the checks. */
export interface QueuedLine {
  readonly draft: MedicationDraft
  readonly routing: RoutingProposal | null
  readonly routingAsked: boolean
  /** `draft`: typed in the form; `prescribe`: prescribed again; `recheck`: already in the list, under `key`. */
  readonly origin: 'draft' | 'prescribe' | 'recheck'
  /** Key in the list: of the line that is checked again, or the one that a new line will have. */
  readonly key: number
}

/** A line that was taken out and may still be put back. */
export interface RemovedLine {
  readonly item: MedicationItem
  readonly index: number
}

export interface MedicationOrderInput {
  readonly consultaId: number
  readonly afiliadoId: number
  /** Bogotá's date. */
  readonly hoy: string
  /** The diagnosis that a new line takes: the only one of the consultation; null where it has none or several. */
  readonly diagnostico: MedicationDraft['diagnostico']
  /** Who prescribes, for the ledger. */
  readonly operador: string | null
}

export interface MedicationOrderContext extends MedicationOrderInput {
  /** The one-line entry as it is typed. */
  readonly entry: string
  readonly draft: MedicationDraft
  readonly draftErrors: FieldErrors
  /** The proposed site of the drug of the draft; null: not known. */
  readonly draftRouting: RoutingProposal | null
  /** The drug whose site was asked for, answered or not. */
  readonly routedFor: number | null
  /** The drug that the typed line most likely means; null: none, or the form has the drug. */
  readonly candidate: number | null
  readonly items: readonly MedicationItem[]
  readonly nextKey: number
  readonly removed: RemovedLine | null
  /** Lines that wait to be checked, in order; the first one is being checked. */
  readonly queue: readonly QueuedLine[]
  /** Made when ordering starts, kept through retries and reloads until the answer is known. */
  readonly idempotencyKey: string | null
  readonly dialog: OrderDialog | null
  /** What was ordered last, until another line is typed. */
  readonly done?: DoneOrder | null | undefined
  readonly notice: Notice | null
  /** `seq` of the last notice that what came after made old. */
  readonly noticeRead: number
}

export type MedicationOrderEvent =
  | { readonly type: 'entry.changed'; readonly text: string }
  /** The typed line means another drug: its site is asked for before the line is completed. */
  | { readonly type: 'candidate.changed'; readonly codesumiId: number | null }
  | { readonly type: 'draft.changed'; readonly draft: Partial<MedicationDraft> }
  | { readonly type: 'draft.cleared'; readonly hoy: string }
  /** Adds what the form says, after its checks. */
  | { readonly type: 'line.add'; readonly hoy: string }
  | { readonly type: 'line.edit'; readonly key: number }
  | { readonly type: 'line.remove'; readonly key: number }
  | { readonly type: 'removal.undone' }
  | { readonly type: 'line.site'; readonly key: number; readonly rep: ChosenSite; readonly motivo: string }
  /** Every check of the line is made again. */
  | { readonly type: 'line.recheck'; readonly key: number }
  | {
      readonly type: 'check.explained'
      readonly key: number
      readonly comprobacion: CheckKind
      readonly motivo: string
    }
  /** Lines that were prescribed before, checked and added as if they were new. */
  | { readonly type: 'lines.prescribe'; readonly drafts: readonly MedicationDraft[]; readonly hoy: string }
  /** An active line goes to the form: the one that comes out of it takes its place (`draft.reemplaza`). */
  | { readonly type: 'line.replaces'; readonly draft: Partial<MedicationDraft>; readonly hoy: string }
  | { readonly type: 'list.clear' }
  | { readonly type: 'order.requested'; readonly hoy: string }
  | { readonly type: 'dialog.dismissed' }
  | { readonly type: 'retry' }
  | { readonly type: 'order.postponed' }
  | { readonly type: 'wait.cancelled' }

/** Effects by name: input → output. The caller provides each with `machine.provide({ actors })`. */
export interface MedicationOrderPorts {
  proposeRouting: {
    input: { consultaId: number; codesumis: readonly number[] }
    output: readonly RoutingProposal[]
  }
  newKey: { input: undefined; output: string }
  generateOrder: {
    input: { consultaId: number; lines: readonly MedicationLine[]; key: string }
    output: OrderAnswer
  }
  refreshActive: { input: { consultaId: number }; output: void }
}

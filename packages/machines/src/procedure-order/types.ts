/** Ports, context and events of {@link file://../procedure-order.ts}. Everything here survives JSON: it is persisted. */
import type { Place } from '@cauce/domain/ordering/other-department'
import type { RoutingProposal } from '@cauce/domain/ordering/routing'
import type { PreOrderItem } from '@cauce/domain/procedure/pre-order-item'
import type { ShownSetLine } from '@cauce/domain/procedure/procedure-set'
import type { OrderHistoryRow, Procedure } from '@cauce/domain/procedure/procedure'
import type { ProcedureDraft } from '@cauce/domain/procedure/draft'
import type { FieldErrors } from '../failure.ts'
import type { DoneOrder } from '../ordering-done.ts'
import type { Notice } from '../notice.ts'
import type { ConsentInput, ConsentOutput } from '../procedure-consent/types.ts'

/** A site as a clinician chooses it. */
export interface ChosenSite {
  readonly id: number
  readonly nombre: string
  readonly municipio: string
  /** Where it is, when that is another department than the affiliate's. */
  readonly lejos?: Place | null
}

export interface SiteChoice {
  readonly index: number
  readonly rep: ChosenSite
  readonly motivo: string
}

/** A line of the pre-order list. */
export interface OrderItem {
  /** Stable while the list lives; for lists on a screen. */
  readonly key: number
  readonly procedimiento: Procedure
  readonly cantidad: number
  readonly fechaVigencia: string
  readonly observacion: string
  /** The Bogotá date on which the server last accepted the line; null: not validated yet. */
  readonly validado: string | null
  /** The earlier orders were shown and accepted. */
  readonly historicoAceptado: boolean
  /** The newest order among them; absent in the lists that were kept before it was noted. */
  readonly historicoVisto?: number | undefined
  /** Why it is ordered again, as it is being written or was accepted. */
  readonly motivoRepeticion?: string | undefined
  readonly advertencias: readonly string[]
  /** Whether the procedure asks for consent; null until validated. */
  readonly consentimiento: boolean | null
  /** Null: not proposed yet, or the proposal failed (then the server routes when it orders). */
  readonly routing: RoutingProposal | null
  readonly routingAsked: boolean
  readonly errores: FieldErrors
}

/** A dialog that stops the flow until it is read. `tipo` is the server's `type` (`error`, `success`, …). */
export interface OrderDialog {
  readonly titulo: string
  readonly mensaje: string
  readonly tipo: string
}

/** What was ordered and is being walked for recommendations and consents. */
export interface PlacedOrder {
  readonly id: number
  readonly lines: readonly OrderItem[]
  /** Index in `lines` of the line whose consent is being looked at. */
  readonly at: number
  readonly consents: readonly { readonly cup_id: number; readonly result: ConsentOutput['result'] }[]
}

export interface OrderInput {
  readonly consultaId: number
  /** Bogotá's date. */
  readonly hoy: string
  readonly paciente: ConsentInput['paciente']
}

export interface OrderContext {
  readonly consultaId: number
  readonly paciente: ConsentInput['paciente']
  readonly hoy: string
  readonly draft: ProcedureDraft
  readonly draftErrors: FieldErrors
  readonly items: readonly OrderItem[]
  readonly nextItem: number
  /** The order was asked for: once every line is validated it is sent. */
  readonly orderRequested: boolean
  /** Earlier orders of the line that is being asked about. */
  readonly history: readonly OrderHistoryRow[]
  /** Made when ordering starts, kept through retries and reloads until the answer is known. */
  readonly idempotencyKey: string | null
  readonly placed: PlacedOrder | null
  /** What was ordered last, until another line is typed. */
  readonly done?: DoneOrder | null | undefined
  readonly dialog: OrderDialog | null
  readonly notice: Notice | null
}

export type OrderEvent =
  | { readonly type: 'draft.changed'; readonly draft: Partial<ProcedureDraft> }
  | { readonly type: 'draft.cleared'; readonly hoy: string }
  | { readonly type: 'item.add'; readonly hoy: string }
  | { readonly type: 'item.remove'; readonly index: number }
  | { readonly type: 'item.edit'; readonly index: number }
  | { readonly type: 'set.added'; readonly lines: readonly ShownSetLine[]; readonly hoy: string }
  | { readonly type: 'items.observed'; readonly observacion: string }
  | { readonly type: 'items.sites'; readonly sites: readonly SiteChoice[] }
  | { readonly type: 'list.clear' }
  | { readonly type: 'order.requested'; readonly hoy: string }
  | { readonly type: 'history.explained'; readonly motivo: string }
  | { readonly type: 'history.accepted' }
  | { readonly type: 'history.rejected' }
  | { readonly type: 'dialog.dismissed' }
  | { readonly type: 'retry' }
  | { readonly type: 'order.postponed' }
  | { readonly type: 'wait.cancelled' }

/** Answer of validate-cup. */
export interface ItemValidation {
  readonly historico: readonly OrderHistoryRow[]
  readonly cups: Procedure
  readonly advertencias: readonly string[]
}

/** Answer of generarOrdenamiento. */
export interface OrderAnswer {
  readonly original: { readonly 0: { readonly id: number }; readonly mensaje: string; readonly type: string }
}

/** Effects by name: input → output. The caller provides each with `machine.provide({ actors })`. */
export interface OrderPorts {
  validateItem: { input: { item: PreOrderItem }; output: ItemValidation }
  proposeRouting: { input: { consultaId: number; cups: readonly number[] }; output: readonly RoutingProposal[] }
  newKey: { input: undefined; output: string }
  generateOrder: {
    input: { consultaId: number; items: readonly PreOrderItem[]; key: string }
    output: OrderAnswer
  }
  checkRecommendation: { input: { ordenId: number }; output: boolean }
  printRecommendation: { input: { ordenId: number; consultaId: number }; output: void }
  /** `repId` 0: without a site. */
  checkConsent: { input: { cupId: number; repId: number }; output: boolean }
  refreshActive: { input: { consultaId: number }; output: void }
}

/** Ports, context and events of {@link file://../own-code.ts}. Everything here survives JSON: it is persisted. */
import type { RoutingProposal } from '@cauce/domain/ordering/routing'
import type { OwnCodeDraft } from '@cauce/domain/own-code/draft'
import type { ActiveServiceLine, OwnCode, ServiceLine } from '@cauce/domain/own-code/service-line'
import type { FieldErrors } from '../failure.ts'
import type { DoneOrder } from '../ordering-done.ts'
import type { Notice } from '../notice.ts'
import type { OrderAnswer, OrderDialog, SiteChoice } from '../procedure-order/types.ts'

/** A line of the list. */
export interface ServiceItem {
  /** Stable while the list lives. */
  readonly key: number
  readonly codigoPropio: OwnCode
  readonly cantidad: number
  readonly fechaVigencia: string
  readonly observacion: string
  /** Null: not proposed yet, or the proposal failed (then the server routes when it orders). */
  readonly routing: RoutingProposal | null
  readonly routingAsked: boolean
  readonly errores: FieldErrors
}

export interface OwnCodeInput {
  readonly consultaId: number
  /** Bogotá's date. */
  readonly hoy: string
}

export interface OwnCodeContext extends OwnCodeInput {
  readonly draft: OwnCodeDraft
  readonly draftErrors: FieldErrors
  readonly items: readonly ServiceItem[]
  readonly nextItem: number
  /** Made when ordering starts, kept through retries and reloads until the answer is known. */
  readonly idempotencyKey: string | null
  /** The list was ordered and leaves it once the active orders were asked for. */
  readonly placed: boolean
  /** What was ordered last, until another line is typed. */
  readonly done?: DoneOrder | null | undefined
  readonly dialog: OrderDialog | null
  readonly notice: Notice | null
}

/** What is known of the active orders; null: they could not be read, and the server decides. */
export type KnownOrders = readonly Pick<ActiveServiceLine, 'codigo_propio' | 'estado_id' | 'fecha_vencimiento'>[] | null

export type OwnCodeEvent =
  | { readonly type: 'draft.changed'; readonly draft: Partial<OwnCodeDraft> }
  | { readonly type: 'draft.cleared'; readonly hoy: string }
  | { readonly type: 'item.add'; readonly hoy: string }
  | { readonly type: 'item.remove'; readonly index: number }
  | { readonly type: 'item.edit'; readonly index: number }
  | { readonly type: 'items.sites'; readonly sites: readonly SiteChoice[] }
  | { readonly type: 'list.clear' }
  | { readonly type: 'order.requested'; readonly hoy: string; readonly activas: KnownOrders }
  | { readonly type: 'dialog.dismissed' }
  | { readonly type: 'retry' }
  | { readonly type: 'order.postponed' }
  | { readonly type: 'wait.cancelled' }

/** Effects by name: input → output. */
export interface OwnCodePorts {
  proposeRouting: { input: { consultaId: number; codes: readonly number[] }; output: readonly RoutingProposal[] }
  newKey: { input: undefined; output: string }
  generateOrder: { input: { consultaId: number; lines: readonly ServiceLine[]; key: string }; output: OrderAnswer }
  refreshActive: { input: { consultaId: number }; output: void }
}

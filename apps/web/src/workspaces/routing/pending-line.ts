/** A line of any kind that is still to be ordered, as the dialogs about its site need it. */
import type { OrderType } from '@cauce/domain/ordering/order-type'
import type { RoutingProposal } from '@cauce/domain/ordering/routing'

export interface PendingLine {
  /** Of the line in its list. */
  readonly key: number
  readonly tipo: OrderType
  /** What is ordered: codesumi, CUPS, scheme or own code. */
  readonly itemId: number
  readonly title: string
  readonly routing: RoutingProposal | null
  /** Name of the site that it has by now, chosen by hand or not; left out: the proposed one. */
  readonly sede?: string | null
}

/** A line whose proposal found no site. */
export const isUnrouted = ({ routing }: Pick<PendingLine, 'routing'>): boolean =>
  routing !== null && routing.rep === null

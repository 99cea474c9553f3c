/** A line of the list as the foot counts it. */
import type { SummaryItem } from '@cauce/domain/procedure/order-summary'
import type { OrderItem } from '@cauce/machines/procedure-order/types'

/** While no site was proposed nobody knows that there is none: only a proposal without a site counts. */
const NOT_KNOWN = 'por proponer'

export const summaryItem = ({ routing, procedimiento, consentimiento }: OrderItem): SummaryItem => ({
  rep: routing === null ? NOT_KNOWN : routing.rep,
  requiere_auditoria: procedimiento.requiere_auditoria,
  consentimiento,
})

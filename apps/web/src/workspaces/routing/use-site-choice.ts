/** A site and the written reason for it, with the messages of what is missing. @fuente spec 2 §5 */
import { OrderType } from '@cauce/domain/ordering/order-type'
import { checkRoutingChange } from '@cauce/domain/ordering/routing-change'
import type { ChosenSite } from '@cauce/machines/procedure-order/types'
import { useState } from 'react'

export interface SiteChoiceForm {
  readonly site: ChosenSite | null
  readonly motivo: string
  /** Messages of the last try, `rep_id` and `motivo`. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly pick: (site: ChosenSite | null) => void
  readonly explain: (motivo: string) => void
  /** The choice where it is complete; else the messages appear. */
  readonly submit: (act: (site: ChosenSite, motivo: string) => void) => void
}

export const useSiteChoice = (tipo: OrderType = OrderType.procedures): SiteChoiceForm => {
  const [site, setSite] = useState<ChosenSite | null>(null)
  const [motivo, setMotivo] = useState('')
  const [tried, setTried] = useState(false)
  const missing = checkRoutingChange({ rep_id: site?.id ?? null, motivo, lejos: site?.lejos ?? null }, tipo)
  return {
    site,
    motivo,
    errors: tried ? missing : {},
    pick: setSite,
    explain: setMotivo,
    submit: (act) => {
      setTried(true)
      if (site !== null && Object.keys(missing).length === 0) act(site, motivo.trim())
    },
  }
}

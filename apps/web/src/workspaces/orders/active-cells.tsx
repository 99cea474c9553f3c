/** What the tables of active orders tell alike of a line: where it goes, and its state. @fuente spec 2 §2, §4 */
import type { Offer } from '@cauce/domain/ordering/order-line-actions'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { READ_ONLY_CONSULTATION } from '@cauce/domain/consultation/consultation-writer'
import { RoutingCell } from '@cauce/ui/routing-cell/routing-cell'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useReadOnly } from '../ordering/read-only.tsx'

interface ActiveSiteProps {
  readonly line: {
    readonly rep: { readonly nombre: string } | null
    readonly motivo_direccionamiento: string
    readonly direccionamieno_automatico: boolean
  }
  readonly direccionar: Offer
  readonly onSite: () => void
}

/** What can be changed says why it is so; what cannot, why not. */
export const ActiveSite = ({ line, direccionar, onSite }: ActiveSiteProps) => {
  const readOnly = useReadOnly() !== null
  const offer: Offer = readOnly && direccionar.puede ? { puede: false, porQueNo: READ_ONLY_CONSULTATION } : direccionar
  return (
    <RoutingCell
      site={line.rep?.nombre ?? null}
      reason={offer.puede ? line.motivo_direccionamiento : offer.porQueNo}
      automatic={line.direccionamieno_automatico}
      onChange={offer.puede ? onSite : undefined}
    />
  )
}

interface ActiveStateProps {
  readonly line: { readonly estado_id: number; readonly estado: { readonly nombre: string } }
  readonly onState: () => void
}

export const ActiveState = ({ line, onState }: ActiveStateProps) => (
  <StatusChip
    tone={statusTone(line.estado_id)}
    label={line.estado.nombre}
    describe="Ver la vida de la orden"
    onClick={onState}
  />
)

/** The foot: what the main button will do, what stands in its way, and the button. */
import type { MedicationSummary } from '@cauce/domain/medication/order-summary'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { OrderFoot, type OrderFootProps } from '../orders/order-foot.tsx'

export interface MedicationFootProps extends Pick<
  OrderFootProps,
  'count' | 'busyText' | 'onOrder' | 'onClear' | 'onStopWaiting'
> {
  readonly summary: MedicationSummary
  /** Checks that were not made stand in the way, not fields. */
  readonly unchecked: boolean
}

export const MedicationFoot = ({ summary, unchecked, ...rest }: MedicationFootProps) => (
  <OrderFoot
    {...rest}
    summary={summary}
    nothing="Añada al menos un medicamento"
    blocked={summary.impedimento !== null}
    detail={
      summary.impedimento === null ? undefined : (
        <span className="med-obstacle">
          <StatusChip tone={unchecked ? 'unknown' : 'waiting'} label={summary.impedimento} /> {summary.salida}
        </span>
      )
    }
  />
)

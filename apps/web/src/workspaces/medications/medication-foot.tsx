/** The foot: what the main button will do, what stands in its way, and the button. */
import type { MedicationSummary } from '@cauce/domain/medication/order-summary'
import { Action } from '@cauce/ui/action/action'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'

const NOTHING_TO_ORDER = 'Añada al menos un medicamento'

export interface MedicationFootProps {
  readonly summary: MedicationSummary
  readonly count: number
  /** Checks that were not made stand in the way, not fields. */
  readonly unchecked: boolean
  /** What is going on; null while it waits for the person. */
  readonly busyText: string | null
  readonly onOrder: () => void
  readonly onClear: () => void
  /** Null: what is going on cannot be left. */
  readonly onStopWaiting: (() => void) | null
}

const Obstacle = ({ summary, unchecked }: Pick<MedicationFootProps, 'summary' | 'unchecked'>) =>
  summary.impedimento === null ? (
    summary.detalle
  ) : (
    <span className="med-obstacle">
      <StatusChip tone={unchecked ? 'unknown' : 'waiting'} label={summary.impedimento} /> {summary.salida}
    </span>
  )

export const MedicationFoot = (props: MedicationFootProps) => {
  const { summary, count, busyText, onStopWaiting } = props
  const waiting = busyText !== null
  return (
    <FootBar
      summary={waiting ? `${busyText}…` : summary.titulo}
      detail={waiting ? '' : <Obstacle summary={summary} unchecked={props.unchecked} />}
    >
      {waiting ? (
        onStopWaiting === null ? null : (
          <Action kind="quiet" onClick={onStopWaiting}>
            Dejar de esperar
          </Action>
        )
      ) : count > 0 ? (
        <Action kind="quiet" hasPopup="dialog" onClick={props.onClear}>
          Vaciar lista
        </Action>
      ) : null}
      <Action
        kind="filled"
        keys="Ctrl Enter"
        busy={waiting}
        disabled={summary.impedimento !== null}
        reason={count === 0 ? NOTHING_TO_ORDER : null}
        onClick={props.onOrder}
      >
        {count === 0 ? 'Ordenar' : summary.boton}
      </Action>
    </FootBar>
  )
}

/** The foot: what the main button will do, and the button. */
import type { ServiceSummary } from '@cauce/domain/own-code/summary'
import { Action } from '@cauce/ui/action/action'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'

const NOTHING_TO_ORDER = 'Añada al menos un servicio'

export interface ServiceFootProps {
  readonly summary: ServiceSummary
  readonly count: number
  /** What is going on; null while it waits for the person. */
  readonly busyText: string | null
  readonly onOrder: () => void
  readonly onClear: () => void
  readonly onStopWaiting: () => void
}

export const ServiceFoot = ({ summary, count, busyText, onOrder, onClear, onStopWaiting }: ServiceFootProps) => (
  <FootBar
    summary={busyText === null ? summary.titulo : `${busyText}…`}
    detail={busyText === null ? summary.detalle : ''}
  >
    {busyText !== null ? (
      <Action kind="quiet" onClick={onStopWaiting}>
        Dejar de esperar
      </Action>
    ) : count > 0 ? (
      <Action kind="quiet" hasPopup="dialog" onClick={onClear}>
        Vaciar lista
      </Action>
    ) : null}
    <Action
      kind="filled"
      keys="Ctrl Enter"
      busy={busyText !== null}
      reason={count === 0 ? NOTHING_TO_ORDER : null}
      onClick={onOrder}
    >
      {count === 0 ? 'Ordenar' : summary.boton}
    </Action>
  </FootBar>
)

/** The foot of a list: what the main button will do, and the button. */
import { Action } from '@cauce/ui/action/action'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import type { ReactNode } from 'react'

export interface OrderFootProps {
  readonly summary: { readonly titulo: string; readonly detalle: string; readonly boton: string }
  /** In the place of the detail: what stands in the way. */
  readonly detail?: ReactNode
  readonly count: number
  /** Why there is nothing to order: "Añada al menos un procedimiento". */
  readonly nothing: string
  /** Something that the person has to mend first. */
  readonly blocked?: boolean
  /** What is going on; null while it waits for the person. */
  readonly busyText: string | null
  readonly onOrder: () => void
  readonly onClear: () => void
  /** Null: what is going on cannot be left. */
  readonly onStopWaiting: (() => void) | null
}

export const OrderFoot = (props: OrderFootProps) => {
  const { summary, count, busyText, onStopWaiting } = props
  const waiting = busyText !== null
  return (
    <FootBar
      summary={waiting ? `${busyText}…` : summary.titulo}
      detail={waiting ? '' : (props.detail ?? summary.detalle)}
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
        disabled={props.blocked === true}
        reason={count === 0 ? props.nothing : null}
        onClick={props.onOrder}
      >
        {count === 0 ? 'Ordenar' : summary.boton}
      </Action>
    </FootBar>
  )
}

/** The foot: what the main button will do, why it cannot yet, and the button. @fuente ui 09 */
import { PrintIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'

export interface SchemeFootProps {
  /** "1 esquema, 6 ciclos". */
  readonly summary: string
  /** Why it cannot be ordered yet. */
  readonly reason: string | null
  readonly busyText: string | null
  readonly hasScheme: boolean
  /** What cannot be ordered yet cannot be printed either. */
  readonly printable: boolean
  readonly onPrint: () => void
  readonly onOrder: () => void
  readonly onStopWaiting: () => void
}

export const SchemeFoot = (props: SchemeFootProps) => {
  const { summary, reason, busyText, hasScheme, printable } = props
  return (
    <FootBar summary={busyText === null ? summary : `${busyText}…`} detail={busyText === null ? (reason ?? '') : ''}>
      {busyText === null ? null : (
        <Action kind="quiet" onClick={props.onStopWaiting}>
          Dejar de esperar
        </Action>
      )}
      {busyText === null && hasScheme ? (
        <Action kind="quiet" icon={<PrintIcon />} disabled={!printable} onClick={props.onPrint}>
          Imprimir calendario
        </Action>
      ) : null}
      <Action
        kind="filled"
        keys="Ctrl Enter"
        busy={busyText !== null}
        disabled={reason !== null}
        onClick={props.onOrder}
      >
        Ordenar esquema
      </Action>
    </FootBar>
  )
}

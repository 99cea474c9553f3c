/** The foot of the workspace: how many days until when, what is missing, and the button. */
import { ErrorIcon } from '@blueprintjs/icons'
import type { LeaveBase, LeaveDraft } from '@cauce/domain/sick-leave/draft'
import { leaveToSend } from '@cauce/domain/sick-leave/draft-errors'
import type { RequiredValues } from '@cauce/domain/sick-leave/required-fields'
import { leaveSummary } from '@cauce/domain/sick-leave/summary'
import type { FieldErrors } from '@cauce/machines/failure'
import { Action } from '@cauce/ui/action/action'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'

const valuesOf = (draft: LeaveDraft, base: LeaveBase): RequiredValues => leaveToSend(draft, base)

export interface LeaveFootProps {
  readonly base: LeaveBase
  readonly draft: LeaveDraft
  readonly errors: FieldErrors
  readonly touched: boolean
  /** What is going on; null while it waits for the person. */
  readonly busyText: string | null
  readonly onRegister: () => void
  readonly onClear: () => void
  readonly onStopWaiting: () => void
}

export const LeaveFoot = (props: LeaveFootProps) => {
  const { base, draft, errors, busyText } = props
  const { titulo, falta } = leaveSummary(valuesOf(draft, base))
  const [firstWrong] = Object.values(errors).flat()
  const detail = falta ?? firstWrong ?? null
  const waiting = busyText !== null
  return (
    <FootBar
      summary={waiting ? `${busyText}…` : titulo}
      detail={
        waiting || detail === null ? (
          ''
        ) : (
          <span className="inc-missing">
            <ErrorIcon size={14} /> {detail}
          </span>
        )
      }
    >
      {waiting ? (
        <Action kind="quiet" onClick={props.onStopWaiting}>
          Dejar de esperar
        </Action>
      ) : props.touched ? (
        <Action kind="quiet" onClick={props.onClear}>
          Limpiar
        </Action>
      ) : null}
      <Action kind="filled" keys="Ctrl Enter" busy={waiting} onClick={props.onRegister}>
        Registrar incapacidad
      </Action>
    </FootBar>
  )
}

import { WarningSignIcon } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { Action } from '../action/action.tsx'
import { Modal, ModalFoot, type ModalSize } from '../modal/modal.tsx'
import { takeFocus } from '../modal/take-focus.tsx'
import './ask-dialog.css'

export interface AskChoice {
  /** A verb that says what it does: "Anular la orden", never "Aceptar". */
  readonly label: string
  readonly onClick: () => void
  readonly busy?: boolean
  /** Why it cannot be chosen yet. */
  readonly reason?: string | null
}

export interface AskDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly children: ReactNode
  /** The safe choice of a warning, the usual answer of a question: filled and with the focus. */
  readonly main: AskChoice
  readonly other: AskChoice
  /** `warning`: the other choice is red and Esc is the main one. `question`: Esc leaves without an answer, if it may. */
  readonly kind?: 'question' | 'warning'
  /** Leaves a question unanswered. */
  readonly onDismiss?: () => void
  readonly size?: ModalSize
}

/** A question with two verbs. In a warning the safe choice has the focus, the filled button and Esc. */
export const AskDialog = (props: AskDialogProps) => {
  const { isOpen, title, children, main, other, kind = 'question', onDismiss, size = 480 } = props
  return (
    <Modal
      isOpen={isOpen}
      role="alertdialog"
      size={size}
      title={title}
      onClose={onDismiss ?? (kind === 'warning' ? main.onClick : undefined)}
      foot={
        <ModalFoot note={other.reason ?? main.reason}>
          <Action
            kind={kind === 'warning' ? 'danger' : 'quiet'}
            onClick={other.onClick}
            busy={other.busy}
            disabled={Boolean(other.reason)}
          >
            {other.label}
          </Action>
          <Action ref={takeFocus} kind="filled" onClick={main.onClick} busy={main.busy} disabled={Boolean(main.reason)}>
            {main.label}
          </Action>
        </ModalFoot>
      }
    >
      <div className={`ca-ask ca-ask-${kind}`}>
        {kind === 'warning' ? <WarningSignIcon size={20} /> : null}
        <div className="ca-ask-words">{children}</div>
      </div>
    </Modal>
  )
}

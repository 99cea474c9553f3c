import { ErrorIcon, InfoSignIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX, ReactNode } from 'react'
import { Action } from '../action/action.tsx'
import { Modal, ModalFoot } from '../modal/modal.tsx'
import { takeFocus } from '../modal/take-focus.tsx'
import './message-dialog.css'

export type MessageType = 'success' | 'error' | 'warning' | 'info'

export interface MessageDialogProps {
  readonly isOpen: boolean
  /** 'Error' where the specification says so. */
  readonly title: string
  /** The server's message to the letter. */
  readonly message: string
  readonly type: MessageType
  readonly onClose: () => void
  /** It is gone, and the focus is back where it was: from there it may go to what the message was about. */
  readonly onClosed?: () => void
  readonly closeLabel?: string
  readonly children?: ReactNode
}

const ICONS: Readonly<Record<MessageType, JSX.Element>> = {
  success: <TickCircleIcon size={20} />,
  error: <ErrorIcon size={20} />,
  warning: <WarningSignIcon size={20} />,
  info: <InfoSignIcon size={20} />,
}

/** What the server answered, with its kind, until the person has read it. */
export const MessageDialog = (props: MessageDialogProps) => {
  const { isOpen, title, message, type, onClose, closeLabel = 'Entendido', children } = props
  return (
    <Modal
      isOpen={isOpen}
      role="alertdialog"
      size={480}
      title={title}
      onClose={onClose}
      onClosed={props.onClosed}
      foot={
        <ModalFoot>
          <Action ref={takeFocus} kind="filled" onClick={onClose}>
            {closeLabel}
          </Action>
        </ModalFoot>
      }
    >
      <div className={`ca-message ca-message-${type}`}>
        {ICONS[type]}
        <div>
          <p>{message}</p>
          {children}
        </div>
      </div>
    </Modal>
  )
}

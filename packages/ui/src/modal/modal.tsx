import { Dialog } from '@blueprintjs/core'
import { CrossIcon } from '@blueprintjs/icons'
import { type ReactNode, useId, useRef } from 'react'
import { Action } from '../action/action.tsx'
import { useStrayEscape } from './use-stray-escape.ts'
import './modal.css'

/** Widths that the product has, in px. On a phone every dialog takes the screen. */
export type ModalSize = 480 | 560 | 600 | 640 | 700 | 800 | 1080 | 1400

export interface ModalProps {
  readonly isOpen: boolean
  /** Esc and the close button. Without it the dialog is answered, not closed. */
  readonly onClose?: () => void
  /** It is gone, and the focus is back where it was. */
  readonly onClosed?: () => void
  readonly title: ReactNode
  /** How grave what it tells is: the colour of its head. */
  readonly tone?: 'bad' | 'waiting'
  /** Second line beside the title. */
  readonly note?: ReactNode
  readonly size?: ModalSize
  /** Never higher than this, in px, where the window leaves room for more. */
  readonly maxHeight?: number
  /** Takes the height of the window; its body scrolls. */
  readonly tall?: boolean
  /** Quiet actions left of the close button. */
  readonly actions?: ReactNode
  /** Stays above the body: the affiliate's band. */
  readonly band?: ReactNode
  /** Stays under the body: a `FootBar`, or the buttons in `ModalFoot`. */
  readonly foot?: ReactNode
  readonly children: ReactNode
  /** No inner margin: the body brings its own. */
  readonly flush?: boolean
  readonly role?: 'dialog' | 'alertdialog'
  readonly closeLabel?: string
}

const TRANSITION_MS = 100
const MAIN_ACTION = '.ca-modal-foot .ca-action-filled'
const FIRST_FIELD = '[data-focus-first]'

/** A dialog: title left, close right with its key, a body that scrolls, a foot that stays. The keyboard stays inside. */
export const Modal = (props: ModalProps) => {
  const { isOpen, onClose, title, note, size = 560, tall = false, children, closeLabel = 'Cerrar' } = props
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  useStrayEscape(isOpen, onClose)
  const takeFocus = (dialog: HTMLElement) => {
    // What holds the dialog on the page is no place to stop at with the tabulator: nothing is drawn for it.
    dialog.tabIndex = -1
    if (dialog.querySelector('.ca-modal')?.contains(document.activeElement) === true) return
    const first = dialog.querySelector(props.role === 'alertdialog' ? MAIN_ACTION : FIRST_FIELD)
    if (first instanceof HTMLElement) first.focus()
    else titleRef.current?.focus()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={props.onClosed}
      onOpening={takeFocus}
      // Again at the end: a dialog under this one may have taken the focus back while this one was appearing.
      onOpened={takeFocus}
      canEscapeKeyClose={onClose !== undefined}
      canOutsideClickClose={false}
      role={props.role ?? 'dialog'}
      aria-labelledby={titleId}
      transitionName="ca-fade"
      transitionDuration={TRANSITION_MS}
      backdropClassName="ca-veil"
      className={`ca-modal${tall ? ' ca-modal-tall' : ''}`}
      style={{ width: size, ...(props.maxHeight === undefined ? {} : { '--ca-modal-height': `${props.maxHeight}px` }) }}
    >
      <div className={`ca-modal-head${props.tone === undefined ? '' : ` ca-modal-head-${props.tone}`}`}>
        <div className="ca-modal-words">
          <h2 ref={titleRef} id={titleId} tabIndex={-1} className="ca-modal-title">
            {title}
          </h2>
          {note === undefined ? null : <span className="ca-second">{note}</span>}
        </div>
        <div className="ca-modal-actions">
          {props.actions}
          {onClose === undefined ? null : (
            <Action kind="quiet" icon={<CrossIcon />} keys="Esc" onClick={onClose}>
              {closeLabel}
            </Action>
          )}
        </div>
      </div>
      {props.band}
      <div className={`ca-modal-body${props.flush === true ? ' ca-modal-flush' : ''}`}>{children}</div>
      {props.foot}
    </Dialog>
  )
}

export interface ModalFootProps {
  /** What is missing, or what will happen. */
  readonly note?: ReactNode
  /** Quiet first, the one filled button last. */
  readonly children: ReactNode
}

/** The foot of a small dialog. */
export const ModalFoot = ({ note, children }: ModalFootProps) => (
  <div className="ca-modal-foot">
    <output className="ca-second ca-modal-foot-note">{note}</output>
    {children}
  </div>
)

import { TimeIcon } from '@blueprintjs/icons'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Action } from '../action/action.tsx'
import './idle-dialog.css'

export interface IdleDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** The safe choice: filled, with the focus, and Esc. */
  readonly main: { readonly label: string; readonly onClick: () => void }
  readonly other?: { readonly label: string; readonly onClick: () => void }
  /** It warns of something that can still be avoided, as against telling what happened. */
  readonly warning?: boolean
}

/**
 * Stands above everything, whatever is open and whatever layout is shown. It is the browser's own modal dialog, since two of
 * Blueprint's in different places of the page would take the focus from each other; keys pressed in it reach nothing beneath.
 */
export const IdleDialog = ({ title, children, main, other, warning = false }: IdleDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const id = useId()
  // Before the dialog leaves the page: it gives the focus back to where it was only while it is there.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    first.current?.focus()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="ca-idle"
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault()
        main.onClick()
      }}
    >
      {/* What moves over the veil is told of the dialog itself: only this is the warning. */}
      <div data-idle-warning={warning ? '' : undefined}>
        <div className={`ca-idle-body${warning ? ' ca-idle-warning' : ''}`}>
          <TimeIcon size={20} />
          <div className="ca-idle-words">
            <h2 id={`${id}-titulo`}>{title}</h2>
            <div id={`${id}-texto`}>{children}</div>
          </div>
        </div>
        <div className="ca-idle-foot">
          {other === undefined ? null : (
            <Action kind="quiet" onClick={other.onClick}>
              {other.label}
            </Action>
          )}
          <Action ref={first} kind="filled" onClick={main.onClick}>
            {main.label}
          </Action>
        </div>
      </div>
    </dialog>
  )
}

export interface CountdownProps {
  /** `24:13`. */
  readonly digits: string
  /** The same in words, for who reads and who hears. */
  readonly words: string
}

/** How much time is left, large. It is not read aloud at every second. */
export const Countdown = ({ digits, words }: CountdownProps) => (
  <p className="ca-idle-count" role="timer" aria-live="off">
    <span className="ca-idle-digits" aria-hidden="true">
      {digits}
    </span>
    <span className="ca-second">{words}</span>
  </p>
)

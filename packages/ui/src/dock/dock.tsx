import { CrossIcon } from '@blueprintjs/icons'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Action } from '../action/action.tsx'
import './dock.css'
import './dock-table.css'

const TYPES_INTO = 'input, textarea, select, [contenteditable]'

export interface DockProps {
  /** Esc while the cursor is in it, and the close button. */
  readonly onClose: () => void
  readonly title: string
  /** Second line beside the title. */
  readonly note?: ReactNode
  /** Quiet actions left of the close button. */
  readonly actions?: ReactNode
  /** Stays under the body. */
  readonly foot?: ReactNode
  readonly children: ReactNode
  readonly closeLabel?: string
}

/** A workspace beside the page, which stays readable and usable: the head, the body and the foot of a dialog, and no veil. */
export const Dock = ({ onClose, title, note, actions, foot, children, closeLabel = 'Cerrar' }: DockProps) => {
  const titleId = useId()
  const dock = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { current } = dock
    if (current === null) return undefined
    const say = (target: EventTarget | null): void => {
      current.setAttribute('data-ca-dock', target instanceof Node && current.contains(target) ? 'here' : 'away')
    }
    // Who writes in the page goes on writing, if the dock comes late.
    if (document.activeElement?.matches(TYPES_INTO) !== true) heading.current?.focus()
    say(document.activeElement)
    // A dialog over both sides takes the cursor of neither.
    const moved = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('.bp6-overlay, [role="dialog"], [role="alertdialog"]') === null)
        say(target)
    }
    document.addEventListener('focusin', moved)
    return () => document.removeEventListener('focusin', moved)
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // What lies over the dock is no part of it, though it is drawn by it.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    event.preventDefault()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the key of what has the cursor inside it
    <section ref={dock} className="ca-dock" aria-labelledby={titleId} data-ca-dock="away" onKeyDown={onKeyDown}>
      <div className="ca-dock-head">
        <div className="ca-dock-words">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="ca-dock-title">
            {title}
          </h2>
          {note === undefined ? null : <span className="ca-second">{note}</span>}
        </div>
        <div className="ca-dock-actions">
          {actions}
          <Action kind="quiet" icon={<CrossIcon />} keys="Esc" onClick={onClose}>
            {closeLabel}
          </Action>
        </div>
      </div>
      <div className="ca-dock-body">{children}</div>
      {foot}
    </section>
  )
}

import { NotificationsIcon } from '@blueprintjs/icons'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Action } from '../action/action.tsx'
import './bell.css'

export interface BellProps {
  /** What is recommended, in one sentence. */
  readonly message: string
  /** The verb of the button that leads to where it is done. */
  readonly goLabel: string
  readonly onGo: () => void
}

/** A bell with a red dot: something is recommended to who has signed in. It opens a card; Esc closes it. */
export const Bell = ({ message, goLabel, onGo }: BellProps) => {
  const [open, setOpen] = useState(false)
  const messageId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const go = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return undefined
    go.current?.focus()
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && frame.current?.contains(event.target) === false) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears the Esc of what is in it
    <div
      className="ca-bell"
      ref={frame}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <span className="ca-bell-place">
        <Action
          ref={button}
          kind="quiet"
          icon={<NotificationsIcon />}
          label="Recomendaciones: 1"
          hasPopup="dialog"
          expanded={open}
          onClick={() => {
            setOpen(!open)
          }}
        />
        <span className="ca-bell-dot" aria-hidden="true" />
      </span>
      {open ? (
        <dialog open className="ca-bell-card" aria-labelledby={messageId}>
          <p id={messageId}>{message}</p>
          <Action
            ref={go}
            onClick={() => {
              setOpen(false)
              onGo()
            }}
          >
            {goLabel}
          </Action>
        </dialog>
      ) : null}
    </div>
  )
}

import { type JSX, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '../avatar/avatar.tsx'

export interface UserMenuItem {
  readonly key: string
  readonly label: string
  readonly icon?: JSX.Element
  readonly onClick: () => void
}

export interface UserMenuProps {
  readonly name: string
  /** Second line: document type, profession. */
  readonly detail: string
  /** Name by which the avatar is drawn, without document or title. */
  readonly shortName: string
  /** Address of a picture, where the installation asks for one. */
  readonly picture?: string | null
  readonly items: readonly UserMenuItem[]
  readonly greeting?: string
}

/** Who is signed in, and what they can do about it. A menu button: arrow keys move, Esc closes. */
export const UserMenu = ({ name, detail, shortName, picture, items, greeting }: UserMenuProps) => {
  const [open, setOpen] = useState(false)
  const menuId = useId()
  const frameRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const menuRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return undefined
    menuRef.current?.querySelector('button')?.focus()
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && frameRef.current?.contains(event.target) === false) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
    }
  }, [open])

  const close = () => {
    setOpen(false)
    buttonRef.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
      return
    }
    if (event.key === 'Tab') setOpen(false)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const entries = [...event.currentTarget.querySelectorAll('button')]
    const now = entries.findIndex((entry) => entry === document.activeElement)
    entries.at((now + (event.key === 'ArrowDown' ? 1 : -1)) % entries.length)?.focus()
  }

  return (
    <div className="ca-user" ref={frameRef}>
      <button
        ref={buttonRef}
        type="button"
        className="ca-user-button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => {
          setOpen(!open)
        }}
      >
        <span className="ca-user-words">
          <span>
            {greeting === undefined ? null : <span className="ca-user-greeting">{greeting}</span>}{' '}
            <span className="ca-user-name">{name}</span>
          </span>
          <span className="ca-second">{detail}</span>
        </span>
        <Avatar name={shortName} src={picture} />
      </button>
      {open ? (
        <div
          ref={menuRef}
          id={menuId}
          className="ca-user-menu"
          role="menu"
          tabIndex={-1}
          aria-label={name}
          onKeyDown={onKeyDown}
        >
          <p className="ca-user-menu-who" role="presentation">
            <strong>{name}</strong>
            <span className="ca-second">{detail}</span>
          </p>
          {items.map(({ key, label, icon, onClick }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="ca-user-item"
              onClick={() => {
                close()
                onClick()
              }}
            >
              {icon}
              {label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

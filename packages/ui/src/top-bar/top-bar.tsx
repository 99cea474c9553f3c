import { MenuIcon, SearchIcon } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { Action } from '../action/action.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { UserMenu, type UserMenuProps } from './user-menu.tsx'
import './top-bar.css'

export interface TopBarProps {
  /** Where one is: group, then page. */
  readonly trail: readonly string[]
  readonly user: UserMenuProps
  /** '¡Bienvenido!' */
  readonly greeting?: string
  /** Opens the left menu on a phone. */
  readonly onMenu?: () => void
  /** The left menu is open over the page. */
  readonly menuOpen?: boolean
  /** Goes anywhere (Ctrl K). Left out, there is no such box. */
  readonly onGo?: () => void
  readonly goLabel?: string
  /** Icons of the user's toolbar: `Action` with `icon` and `label`. */
  readonly tools?: ReactNode
}

/** The top of every screen: where one is, how to go elsewhere, who is signed in. */
export const TopBar = ({ trail, user, greeting, onMenu, menuOpen, onGo, goLabel, tools }: TopBarProps) => {
  const goText = goLabel ?? 'Ir a una pantalla o a un afiliado…'
  return (
    <header className="ca-top">
      {onMenu === undefined ? null : (
        <span className="ca-top-menu">
          <Action kind="quiet" icon={<MenuIcon />} label="Abrir el menú" expanded={menuOpen} onClick={onMenu} />
        </span>
      )}
      <nav className="ca-top-trail" aria-label="Ubicación">
        <ol>
          {trail.map((step, index) => (
            <li key={step} aria-current={index === trail.length - 1 ? 'page' : undefined}>
              {step}
            </li>
          ))}
        </ol>
      </nav>
      {onGo === undefined ? null : (
        <button type="button" className="ca-top-go" aria-keyshortcuts="Control+K Meta+K" onClick={onGo}>
          <SearchIcon />
          <span className="ca-top-go-words">{goText}</span>
          <Kbd keys="Ctrl K" />
        </button>
      )}
      {tools === undefined ? null : <div className="ca-top-tools">{tools}</div>}
      <UserMenu {...user} greeting={greeting} />
    </header>
  )
}

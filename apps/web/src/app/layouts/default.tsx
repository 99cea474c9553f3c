/** The frame of who has signed in: menu, top bar, page, footer. @fuente spec 1 §2 */
import { BlueprintProvider } from '@blueprintjs/core'
import { DesktopIcon, FlashIcon, LogOutIcon, MoonIcon } from '@blueprintjs/icons'
import { CATALOG } from '@cauce/domain/navigation/catalog'
import { findRoute } from '@cauce/domain/navigation/find-route'
import { displayName, greetingName, GREETING } from '@cauce/domain/session/display-name'
import type { User } from '@cauce/domain/session/user'
import { Action } from '@cauce/ui/action/action'
import { MenuTree } from '@cauce/ui/menu-tree/menu-tree'
import { TopBar } from '@cauce/ui/top-bar/top-bar'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { signOut } from '../../actors/session.ts'
import { useVersion, type Version } from '../../store/version.ts'
import { menuItems } from '../menu.tsx'
import { today } from '../today.ts'
import { useTheme } from '../theme.ts'
import { useGoPalette } from '../use-go-palette.tsx'
import './default.css'

const YEAR_DIGITS = 4
const COLLAPSED = 'cauce.menu.contraido'

const THEMES = {
  system: { label: 'Tema: como el equipo', icon: <DesktopIcon />, next: 'light' },
  light: { label: 'Tema: claro', icon: <FlashIcon />, next: 'dark' },
  dark: { label: 'Tema: oscuro', icon: <MoonIcon />, next: 'system' },
} as const

const ThemeSwitch = () => {
  const [choice, choose] = useTheme()
  const { label, icon, next } = THEMES[choice]
  return <Action kind="quiet" icon={icon} label={label} onClick={() => choose(next)} />
}

const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toLocaleUpperCase('es-CO'))
    .join('')

/** The catalogued page whose path starts the current one: the opened consultation belongs to the day's list. */
const pageOf = (pathname: string) => {
  const parts = pathname.split('/')
  for (let length = parts.length; length > 1; length -= 1) {
    const route = findRoute(parts.slice(0, length).join('/') || '/')
    if (route !== null) return route
  }
  return null
}

const trailOf = (pathname: string): readonly string[] => {
  const route = pageOf(pathname)
  if (route === null) return []
  const group = CATALOG.find(({ id }) => id === route.group)
  return route.group === '' || group === undefined ? [route.title] : [group.title, route.title]
}

/** A new page takes the keyboard from the link that led to it. The first one leaves it at the start of the document. */
const useFocusPage = (pathname: string) => {
  const page = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current !== pathname) page.current?.focus({ preventScroll: true })
    last.current = pathname
  }, [pathname])
  return page
}

/** The server's version is compared with this build's: a difference does nothing, equality only logs. @fuente spec 1 §7 */
const useSameVersion = (server: Version | null): void => {
  useEffect(() => {
    if (server !== null && server.version === import.meta.env.CAUCE_VERSION)
      console.info(`Cauce ${import.meta.env.CAUCE_VERSION}`)
  }, [server])
}

interface DefaultLayoutProps {
  readonly user: User
  readonly children: ReactNode
}

export const DefaultLayout = ({ user, children }: DefaultLayoutProps) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const version = useVersion()
  const page = useFocusPage(pathname)
  const here = pageOf(pathname)
  const go = useGoPalette(user, here?.path ?? null)
  useSameVersion(version)
  const [collapsed, setCollapsed] = useState(() => window.localStorage.getItem(COLLAPSED) === 'si')
  const [drawerOpen, setDrawerOpen] = useState(false)
  const keepCollapsed = (next: boolean): void => {
    window.localStorage.setItem(COLLAPSED, next ? 'si' : 'no')
    setCollapsed(next)
  }
  const leave = (): void => {
    void navigate('/')
    signOut()
  }
  return (
    <BlueprintProvider>
      <a className="ca-skip" href="#contenido">
        Ir al contenido
      </a>
      <div className="ca-shell">
        <MenuTree
          items={menuItems(user)}
          current={here?.path ?? pathname}
          onGo={(href) => void navigate(href)}
          collapsed={collapsed}
          onCollapse={keepCollapsed}
          drawerOpen={drawerOpen}
          onDrawerClose={() => setDrawerOpen(false)}
        />
        <div className="ca-shell-side">
          <TopBar
            trail={trailOf(pathname)}
            greeting={GREETING}
            user={{
              name: greetingName(user),
              detail: user.operador?.cargo ?? user.email,
              initials: initials(displayName(user)),
              items: [{ key: 'salir', label: 'Cerrar Sesion', icon: <LogOutIcon />, onClick: leave }],
            }}
            onMenu={() => setDrawerOpen(true)}
            onGo={go.open}
            goLabel="Ir a una pantalla…"
            tools={<ThemeSwitch />}
          />
          <main ref={page} id="contenido" className="ca-shell-page" tabIndex={-1}>
            {children}
          </main>
          <footer className="ca-shell-foot">
            © {today().slice(0, YEAR_DIGITS)} Cauce
            {version === null ? null : ` · versión ${version.version}`}
            {version?.demo === true ? ' · Demostración, datos ficticios' : null}
          </footer>
        </div>
      </div>
      {go.palette}
    </BlueprintProvider>
  )
}

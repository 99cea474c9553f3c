/** The frame of who has signed in: menu, top bar, page, footer. @fuente spec 1 §2 */
import { OverlaysProvider } from '@blueprintjs/core'
import { LogOutIcon, UserIcon } from '@blueprintjs/icons'
import { findsPatients } from '@cauce/domain/affiliate/patient-doors'
import { displayName, greetingName, GREETING } from '@cauce/domain/session/display-name'
import { MenuTree } from '@cauce/ui/menu-tree/menu-tree'
import { TopBar } from '@cauce/ui/top-bar/top-bar'
import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { signOut } from '../../actors/session.ts'
import { ChatTool } from '../chat-tool.tsx'
import { usePicture } from '../avatar.ts'
import type { SignedInFrame } from '../layouts.tsx'
import { menuItems } from '../menu.tsx'
import { RecoveryBell } from '../recovery-bell.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { thisYear } from '../today.ts'
import { useCollapsed } from '../use-collapsed.ts'
import { useFocusPage } from '../use-focus-page.ts'
import { useGoPalette } from '../use-go-palette.tsx'
import { useRightsNotice } from '../use-rights-notice.ts'
import { useSameVersion } from '../use-same-version.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { useVisited } from '../use-visited.ts'
import { pageOf, trailOf } from '../where.ts'
import './default.css'

const Shell = ({ user, children }: SignedInFrame) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const version = useSameVersion()
  const picture = usePicture(user)
  const page = useRef<HTMLElement>(null)
  useFocusPage(page)
  useRightsNotice(user)
  const here = pageOf(pathname)
  const go = useGoPalette(user, useVisited())
  const items = useMemo(() => menuItems(user), [user])
  const [collapsed, setCollapsed] = useCollapsed()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const leave = (): void => {
    void navigate('/')
    signOut()
  }
  return (
    <OverlaysProvider>
      <a className="ca-skip" href="#contenido" inert={drawerOpen}>
        Ir al contenido
      </a>
      <div className="ca-shell">
        <MenuTree
          items={items}
          current={here?.path ?? pathname}
          onGo={(href) => void navigate(href)}
          collapsed={collapsed}
          onCollapse={setCollapsed}
          drawerOpen={drawerOpen}
          onDrawerClose={() => setDrawerOpen(false)}
        />
        <div className="ca-shell-side" inert={drawerOpen}>
          <TopBar
            trail={trailOf(here)}
            greeting={GREETING}
            user={{
              name: greetingName(user),
              detail: user.operador?.cargo ?? user.email,
              shortName: displayName(user),
              picture,
              items: [
                { key: 'perfil', label: 'Perfil', icon: <UserIcon />, onClick: () => void navigate('/perfil') },
                { key: 'salir', label: 'Cerrar Sesion', icon: <LogOutIcon />, onClick: leave },
              ],
            }}
            onMenu={() => setDrawerOpen(true)}
            menuOpen={drawerOpen}
            onGo={go.open}
            goLabel={findsPatients(user) ? 'Ir a una pantalla o a un paciente…' : 'Ir a una pantalla…'}
            tools={
              <>
                <ChatTool user={user} />
                <RecoveryBell user={user} />
                <ThemeSwitch />
              </>
            }
          />
          <main ref={page} id="contenido" className="ca-shell-page" tabIndex={-1}>
            {children}
          </main>
          <footer className="ca-shell-foot">
            © {thisYear()} Cauce
            {version === null ? null : ` · versión ${version.version}`}
            {version?.demo === true ? ' · Demostración, datos ficticios' : null}
          </footer>
        </div>
      </div>
      {go.palette}
    </OverlaysProvider>
  )
}

export const DefaultLayout = ({ user, children }: SignedInFrame) =>
  useSignedIn(user.id) ? <Shell user={user}>{children}</Shell> : null

/** Who gets in where. @fuente spec 1 §6 */
import { hasPermission } from '@cauce/domain/session/permission'
import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { hasSignedOut, useSessionPhase, useUser } from '../actors/session.ts'
import { loadPage } from './load-page.ts'
import { returnPlace, signInFor } from './return-to.ts'
import { Unreachable } from './unreachable.tsx'

const DefaultLayout = lazy(() =>
  loadPage(async () => ({ default: (await import('./layouts/default.tsx')).DefaultLayout })),
)
const SignIn = lazy(() => loadPage(async () => ({ default: (await import('../screens/ingreso.tsx')).SignIn })))

/**
 * Frame of everything that needs a session. The anonymous sign in at `/` and come back to where they wanted to go, also when
 * their session ended in the middle of something.
 * @regla Sin sesión válida se llega al ingreso, y al ingresar se vuelve a donde se iba.
 */
export const SessionGate = () => {
  const phase = useSessionPhase()
  const user = useUser()
  const location = useLocation()
  const home = location.pathname === '/'
  if (phase === 'checking') return null
  if (phase === 'unreachable') return <Unreachable />
  if (user === null) {
    return home ? (
      <Suspense>
        <SignIn />
      </Suspense>
    ) : (
      <Navigate replace to={hasSignedOut() ? '/' : signInFor(location)} />
    )
  }
  const place = home ? returnPlace(location.search) : null
  if (place !== null) return <Navigate replace to={place} />
  return (
    <Suspense>
      <DefaultLayout user={user}>
        <Suspense>
          <Outlet />
        </Suspense>
      </DefaultLayout>
    </Suspense>
  )
}

interface PermissionGateProps {
  readonly permission: string
  readonly children: ReactNode
}

/** @regla Quien no tiene el permiso de una página vuelve al inicio. */
export const PermissionGate = ({ permission, children }: PermissionGateProps) =>
  hasPermission(useUser(), permission) ? children : <Navigate replace to="/" />

interface GuestGateProps {
  readonly children: ReactNode
}

/** @regla Quien ya ingresó y abre una página de quien no ha ingresado va a los manuales. */
export const GuestGate = ({ children }: GuestGateProps) =>
  useUser() === null ? children : <Navigate replace to="/inicio/manual" />

/** Who gets in where. @fuente spec 1 §6 */
import { hasPermission } from '@cauce/domain/session/permission'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom'
import { hasSignedOut, type SessionPhase, useSessionPhase, useUser } from '../actors/session.ts'
import { NotFound } from './error-boundary.tsx'
import { useFrameAhead } from './layouts.tsx'
import { loadPage } from './load-page.ts'
import { type Place, returnPlace, signInFor } from './return-to.ts'
import { Unreachable } from './unreachable.tsx'

const SignIn = lazy(() => loadPage(async () => ({ default: (await import('../screens/ingreso.tsx')).SignIn })))

const NoPermission = lazy(() => loadPage(async () => ({ default: (await import('./no-permission.tsx')).NoPermission })))

/** @fuente spec 1 §2 */
const MANUALS = '/inicio/manual'

/** `handle` of the route that stands for every address without a page: it is said to the anonymous too. */
export const UNMATCHED = 'sin-pagina'

/** Where the anonymous go from a place that needs a session: to the sign-in, which remembers it. Null: they are there. */
const signInPlace = (phase: SessionPhase, location: Place): string | null => {
  // Who was blocked is sent to the manuals, which the anonymous reach through the sign-in; it says why.
  const wanted = phase === 'blocked' ? signInFor({ pathname: MANUALS, search: '', hash: '' }) : null
  if (wanted !== null) return `${location.pathname}${location.search}` === wanted ? null : wanted
  if (location.pathname === '/') return null
  return hasSignedOut() ? '/' : signInFor(location)
}

/**
 * Gate of everything that needs a session; the frames are inside it. The anonymous sign in at `/` and come back to where they
 * wanted to go, also when their session ended in the middle of something.
 * @regla Sin sesión válida se llega al ingreso, y al ingresar se vuelve a donde se iba.
 */
export const SessionGate = () => {
  const phase = useSessionPhase()
  const user = useUser()
  const location = useLocation()
  const home = location.pathname === '/'
  const isUnmatched = useMatches().some(({ handle }) => handle === UNMATCHED)
  useFrameAhead(phase === 'checking' || phase === 'code')
  if (phase === 'checking') return null
  if (phase === 'unreachable') return <Unreachable />
  if (user === null) {
    if (isUnmatched) return <NotFound />
    const elsewhere = signInPlace(phase, location)
    return elsewhere === null ? (
      <Suspense>
        <SignIn />
      </Suspense>
    ) : (
      <Navigate replace to={elsewhere} />
    )
  }
  const place = home ? returnPlace(location.search) : null
  if (place !== null) return <Navigate replace to={place} />
  return <Outlet />
}

interface PermissionGateProps {
  readonly permission: string
  readonly children: ReactNode
}

/**
 * A page with a permission is not opened while the password is expired, since the server would refuse all that it asks; one that
 * was open when that became known stays, with what was typed in it.
 * @regla Quien no tiene el permiso de una página no la ve, y se le dice cuál es y quién lo da.
 */
export const PermissionGate = ({ permission, children }: PermissionGateProps) => {
  const mayAsk = useSessionPhase() !== 'expired'
  const user = useUser()
  const [opened, setOpened] = useState(mayAsk)
  if (mayAsk && !opened) setOpened(true)
  if (!opened && permission !== '') return null
  return hasPermission(user, permission) ? children : <NoPermission permission={permission} />
}

interface GuestGateProps {
  readonly children: ReactNode
}

/** @regla Quien ya ingresó y abre una página de quien no ha ingresado va a los manuales. */
export const GuestGate = ({ children }: GuestGateProps) =>
  useUser() === null ? children : <Navigate replace to={MANUALS} />

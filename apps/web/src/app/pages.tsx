/**
 * The catalogued pages as routes: the screen of each, or a page that says that there is none yet. Loaded when an address asks
 * for one, so the entry does not grow with the number of routes.
 */
import { ROUTES } from '@cauce/domain/navigation/catalog'
import { isToken } from '@cauce/domain/navigation/find-route'
import type { Route } from '@cauce/domain/navigation/route'
import { lazy, Suspense, type ReactNode } from 'react'
import { useParams, type RouteObject } from 'react-router-dom'
import { NotFound, PageError, WholePageError } from './error-boundary.tsx'
import { GuestGate, PermissionGate } from './guard.tsx'
import { loadPage } from './load-page.ts'
import { screenAt, screenOf, type LoadScreen } from './screens.ts'

const Pending = lazy(() => loadPage(async () => ({ default: (await import('./pending-page.tsx')).PendingPage })))
const PublicPending = lazy(() =>
  loadPage(async () => ({ default: (await import('./pending-page.tsx')).PublicPendingPage })),
)

const lazyScreen = (load: LoadScreen, frame: (screen: ReactNode) => ReactNode) => async () => {
  const { default: Screen } = await loadPage(load)
  return { element: frame(<Screen />) }
}

const guarded = (permission: string) => (screen: ReactNode) => (
  <PermissionGate permission={permission}>{screen}</PermissionGate>
)

const inside = (route: Route): RouteObject => {
  const { path, opensWith } = route
  const load = screenOf(route)
  const frame = guarded(opensWith)
  return load === undefined
    ? { path, caseSensitive: true, element: frame(<Pending route={route} />) }
    : { path, caseSensitive: true, lazy: lazyScreen(load, frame) }
}

interface TokenPlaceProps {
  readonly children: ReactNode
}

/** One step at the root is a link that a mail carries only when it looks like one. */
const TokenPlace = ({ children }: TokenPlaceProps) => (isToken(useParams()['token'] ?? '') ? children : <NotFound />)

const outside = (route: Route): RouteObject => {
  const { path, audience } = route
  const load = screenOf(route)
  const frame = (screen: ReactNode): ReactNode => {
    if (path === '/:token') return <TokenPlace>{screen}</TokenPlace>
    return audience === 'anonymous' ? <GuestGate>{screen}</GuestGate> : screen
  }
  return load === undefined
    ? {
        path,
        caseSensitive: true,
        element: <Suspense>{frame(<PublicPending route={route} />)}</Suspense>,
      }
    : { path, caseSensitive: true, lazy: lazyScreen(load, frame) }
}

/** What the router has by itself. */
const OWN: readonly string[] = ['/', '/verificar/:codigo', '/:404']
const catalogued = ROUTES.filter(({ path }) => !OWN.includes(path))

const consultation = screenAt('panelMedico/consulta')

/** Pages of who has signed in, inside the default layout. Each failure stays inside it. */
export const pages: RouteObject[] = [
  {
    errorElement: <PageError />,
    children: [
      ...catalogued.filter(({ audience }) => audience === 'signed-in').map(inside),
      ...(consultation === undefined
        ? []
        : [{ path: '/panelMedico/atencion/:consultaId', lazy: lazyScreen(consultation, guarded('blog.vista')) }]),
    ],
  },
]

/** Pages that need no session; each brings its own frame. */
export const publicPages: RouteObject[] = [
  {
    errorElement: <WholePageError />,
    children: catalogued.filter(({ audience }) => audience !== 'signed-in').map(outside),
  },
]

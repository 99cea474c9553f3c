/**
 * The catalogued pages as routes, each in its layout: the screen of each, or a page that says that there is none yet. Loaded
 * when an address asks for one, so the entry does not grow with the number of routes.
 */
import { ROUTES } from '@cauce/domain/navigation/catalog'
import { isToken } from '@cauce/domain/navigation/find-route'
import type { Route } from '@cauce/domain/navigation/route'
import { lazy, Suspense, type ReactNode } from 'react'
import { Outlet, useParams, type RouteObject } from 'react-router-dom'
import { isInside, useSessionPhase } from '../actors/session.ts'
import { NotFound, NotFoundInside, PageError, WholePageError } from './error-boundary.tsx'
import { GuestGate, PermissionGate } from './guard.tsx'
import { EmptyFrame, Frame, type SignedInLayout } from './layouts.tsx'
import { loadPage } from './load-page.ts'
import { screenAt, screenOf, type LoadScreen } from './screens.ts'

const Pending = lazy(() => loadPage(async () => ({ default: (await import('./pending-page.tsx')).PendingPage })))
const PublicPending = lazy(() =>
  loadPage(async () => ({ default: (await import('./pending-page.tsx')).PublicPendingPage })),
)
const GuestPending = lazy(() =>
  loadPage(async () => ({ default: (await import('./pending-page.tsx')).GuestPendingPage })),
)

const lazyScreen = (load: LoadScreen, gate: (screen: ReactNode) => ReactNode) => async () => {
  const { default: Screen } = await loadPage(load)
  return { element: gate(<Screen />) }
}

/** The route of a page: its screen, or what stands for it. `gate` lets in who may see it. */
const routeOf = (route: Route, pending: ReactNode, gate: (screen: ReactNode) => ReactNode): RouteObject => {
  const load = screenOf(route)
  const { path } = route
  return load === undefined
    ? { path, caseSensitive: true, element: gate(<Suspense>{pending}</Suspense>) }
    : { path, caseSensitive: true, lazy: lazyScreen(load, gate) }
}

const guarded = (permission: string) => (screen: ReactNode) => (
  <PermissionGate permission={permission}>{screen}</PermissionGate>
)

/** What the router has by itself. */
const OWN: readonly string[] = ['/', '/verificar/:codigo', '/:404']
const catalogued = ROUTES.filter(({ path }) => !OWN.includes(path))
const signedIn = catalogued.filter(({ audience }) => audience === 'signed-in')

/** Routes in one place, whose failures stay inside their layout. */
const together = (children: RouteObject[]): RouteObject => ({ errorElement: <PageError />, children })

const framed = (layout: SignedInLayout): RouteObject[] =>
  signedIn
    .filter((route) => route.layout === layout)
    .map((route) => routeOf(route, <Pending route={route} />, guarded(route.opensWith)))

const consultation = screenAt('panelMedico/consulta')

/** Pages of the layout `default`. */
export const defaultPages: RouteObject[] = [
  together([
    ...framed('default'),
    ...(consultation === undefined
      ? []
      : [{ path: '/panelMedico/atencion/:consultaId', lazy: lazyScreen(consultation, guarded('blog.vista')) }]),
  ]),
]

const OTHER_FRAMES = ['update', 'password-update', 'consents', 'turnero'] as const

/** Pages of the other layouts of who has signed in, each with its frame. */
export const framedPages: RouteObject[] = OTHER_FRAMES.map((layout) => ({
  element: <Frame layout={layout} />,
  children: [together(framed(layout))],
}))

interface TokenPlaceProps {
  readonly children: ReactNode
}

/** An address without a page, where the router took it for one: in the usual layout for who has signed in, else by itself. */
const Unmatched = () => {
  const phase = useSessionPhase()
  if (phase === 'checking') return null
  return isInside(phase) ? (
    <Frame layout="default">
      <NotFoundInside />
    </Frame>
  ) : (
    <NotFound />
  )
}

/** One step at the root is a link that a mail carries only when it looks like one. */
const TokenPlace = ({ children }: TokenPlaceProps) =>
  isToken(useParams()['token'] ?? '') ? <EmptyFrame>{children}</EmptyFrame> : <Unmatched />

const TOKEN = '/:token'

/** Pages of the layout `empty`, which need no session. */
export const emptyPages: RouteObject[] = [
  together(
    catalogued
      .filter(({ layout, path }) => layout === 'empty' && path !== TOKEN)
      .map((route) => routeOf(route, <PublicPending route={route} />, (screen) => screen)),
  ),
]

/**
 * Pages that bring their frame: those of the layout `guest`, since the foot of that frame is the page's own, and the link of one
 * step, which is a page only when it looks like one.
 */
export const ownFramePages: RouteObject[] = [
  {
    errorElement: <WholePageError />,
    children: catalogued
      .filter(({ path }) => path === TOKEN)
      .map((route) => routeOf(route, <PublicPending route={route} />, (screen) => <TokenPlace>{screen}</TokenPlace>)),
  },
  {
    element: (
      <GuestGate>
        <Outlet />
      </GuestGate>
    ),
    errorElement: <WholePageError />,
    children: catalogued
      .filter(({ layout }) => layout === 'guest')
      .map((route) => routeOf(route, <GuestPending route={route} />, (screen) => screen)),
  },
]

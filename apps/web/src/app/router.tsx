/** The product's addresses. @fuente spec 1 §2 */
import { lazy } from 'react'
import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { NotFound, WholePageError } from './error-boundary.tsx'
import { SessionGate } from './guard.tsx'
import { loadPage } from './load-page.ts'
import { Root } from './root.tsx'

const Home = lazy(() => loadPage(async () => ({ default: (await import('../screens/inicio.tsx')).Home })))

const ROOT = 'root'
const INSIDE = 'inside'
const verify = async () => ({ Component: (await loadPage(() => import('../screens/verificar.tsx'))).Verify })

export const routes: RouteObject[] = [
  {
    id: ROOT,
    element: <Root />,
    errorElement: <WholePageError />,
    hydrateFallbackElement: <></>,
    children: [
      { id: INSIDE, element: <SessionGate />, children: [{ index: true, element: <Home /> }] },
      { path: 'verificar/:codigo?', lazy: verify },
      { path: '*', element: <NotFound /> },
    ],
  },
]

/** Adds the catalogued pages when an address may be one of theirs. */
export const discoverPages: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (path === '/' || path.startsWith('/verificar')) return
  const { pages, publicPages } = await loadPage(() => import('./pages.tsx'))
  patch(INSIDE, pages)
  patch(ROOT, publicPages)
}

export const makeRouter = () => createBrowserRouter(routes, { patchRoutesOnNavigation: discoverPages })

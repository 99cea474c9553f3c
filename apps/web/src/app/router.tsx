/** The product's addresses. @fuente spec 1 §2 */
import { lazy } from 'react'
import {
  createBrowserRouter,
  createPath,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import { NotFoundInside, PageError, WholePageError } from './error-boundary.tsx'
import { SessionGate, UNMATCHED } from './guard.tsx'
import { EmptyFrame, Frame } from './layouts.tsx'
import { loadPage, reloadsTowards } from './load-page.ts'
import { Root } from './root.tsx'

const Home = lazy(() => loadPage(async () => ({ default: (await import('../screens/inicio.tsx')).Home })))
const verify = async () => ({ Component: (await loadPage(() => import('../screens/verificar.tsx'))).Verify })

/** Ids of the routes that hold the pages of `pages.tsx`: who has signed in by layout, and who needs no session. */
const PLACES = { root: 'root', default: 'default', framed: 'framed', empty: 'empty' } as const

export const routes: RouteObject[] = [
  {
    id: PLACES.root,
    element: <Root />,
    errorElement: <WholePageError />,
    hydrateFallbackElement: <></>,
    children: [
      {
        id: PLACES.framed,
        element: <SessionGate />,
        children: [
          {
            id: PLACES.default,
            element: <Frame layout="default" />,
            children: [
              {
                errorElement: <PageError />,
                children: [
                  { index: true, element: <Home /> },
                  { path: '*', handle: UNMATCHED, element: <NotFoundInside /> },
                ],
              },
            ],
          },
        ],
      },
      {
        id: PLACES.empty,
        element: <EmptyFrame />,
        children: [{ errorElement: <PageError />, children: [{ path: 'verificar/:codigo?', lazy: verify }] }],
      },
    ],
  },
]

/** Adds the catalogued pages when an address may be one of theirs. */
export const discoverPages: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (path === '/' || path.startsWith('/verificar')) return
  const { defaultPages, framedPages, emptyPages, ownFramePages } = await loadPage(() => import('./pages.tsx'))
  patch(PLACES.default, defaultPages)
  patch(PLACES.framed, framedPages)
  patch(PLACES.empty, emptyPages)
  patch(PLACES.root, ownFramePages)
}

export const makeRouter = () => {
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverPages })
  reloadsTowards(() => {
    const { location } = router.state.navigation
    return location === undefined ? null : createPath(location)
  })
  return router
}

/** The frame of each page, by the name that the catalogue gives it. Every frame is a chunk of its own. @fuente spec 1 §2 */
import type { Layout } from '@cauce/domain/navigation/layout'
import type { User } from '@cauce/domain/session/user'
import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useUser } from '../actors/session.ts'
import { MandatoryDialogs } from '../workspaces/account/mandatory-dialogs.tsx'
import { loadPage } from './load-page.ts'

/** A frame of who has signed in. */
export interface SignedInFrame {
  readonly user: User
  readonly children: ReactNode
}

type Load = () => Promise<{ readonly default: ComponentType<SignedInFrame> }>

const loadDefault: Load = async () => ({ default: (await import('./layouts/default.tsx')).DefaultLayout })

const SIGNED_IN = {
  default: lazy(() => loadPage(loadDefault)),
  update: lazy(() => loadPage(async () => ({ default: (await import('./layouts/update.tsx')).UpdateLayout }))),
  'password-update': lazy(() =>
    loadPage(async () => ({ default: (await import('./layouts/password-update.tsx')).PasswordUpdateLayout })),
  ),
  consents: lazy(() => loadPage(async () => ({ default: (await import('./layouts/consents.tsx')).ConsentsLayout }))),
  turnero: lazy(() => loadPage(async () => ({ default: (await import('./layouts/turnero.tsx')).TurneroLayout }))),
} satisfies Partial<Record<Layout, ComponentType<SignedInFrame>>>

const EmptyLayout = lazy(() => loadPage(async () => ({ default: (await import('./layouts/empty.tsx')).EmptyLayout })))

export type SignedInLayout = keyof typeof SIGNED_IN

interface FrameProps {
  readonly layout: SignedInLayout
  /** The route's page unless told. */
  readonly children?: ReactNode
}

/** The frame around the page of who has signed in; the gate of the session is around it. */
export const Frame = ({ layout, children = <Outlet /> }: FrameProps) => {
  const user = useUser()
  const Chosen = SIGNED_IN[layout]
  if (user === null) return null
  return (
    <Suspense>
      <Chosen user={user}>
        <Suspense>{children}</Suspense>
        <MandatoryDialogs user={user} />
      </Chosen>
    </Suspense>
  )
}

interface EmptyFrameProps {
  readonly children?: ReactNode
}

/** The frame around a page that needs no session. */
export const EmptyFrame = ({ children = <Outlet /> }: EmptyFrameProps) => (
  <Suspense>
    <EmptyLayout>
      <Suspense>{children}</Suspense>
    </EmptyLayout>
  </Suspense>
)

/** The usual frame and, for who goes there, what is in it. */
const fetchAhead = (pathname: string): Promise<unknown> =>
  Promise.all([loadDefault(), pathname === '/' ? import('../screens/inicio.tsx') : null])

/** Fetches the usual frame while its person is still signing in, so that it is there when they are. */
export const useFrameAhead = (isWanted: boolean): void => {
  const { pathname } = useLocation()
  useEffect(() => {
    // A failure here is nobody's: the frame is loaded again when it is needed, and then it counts.
    if (isWanted) fetchAhead(pathname).catch(() => undefined)
  }, [isWanted, pathname])
}

/** The favourites of a workspace, asked of the network when they are first opened. */
import { lazy, Suspense } from 'react'
import { loadPage } from '../../app/load-page.ts'
import type { FavouriteDialogsProps } from './favourite-dialogs.tsx'

const FavouriteDialogs = lazy(() =>
  loadPage(async () => ({ default: (await import('./favourite-dialogs.tsx')).FavouriteDialogs })),
)

/** @param props `opened`: somebody opened one of the dialogs already */
export const Favourites = ({ opened, ...props }: FavouriteDialogsProps & { readonly opened: boolean }) =>
  opened ? (
    <Suspense>
      <FavouriteDialogs {...props} />
    </Suspense>
  ) : null

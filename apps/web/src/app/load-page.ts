/** Loads the code of a page with the machine of `page-load`: this browser is its clock, its reload and its memory. */
import { createPageLoad } from '@cauce/machines/page-load'
import { createActor, fromPromise, waitFor } from 'xstate'
import { untilUsable } from '../store/quiet.ts'

/** When the product last reloaded, epoch milliseconds; of this tab. */
const KEY = 'cauce.recarga'

interface ReloadBrowser {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly isOnline: () => boolean
  readonly reload: () => void
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
}

let destination: () => string | null = () => null

/** Tells where a navigation that is under way goes: the product that reloads opens there, not where the person was. */
export const reloadsTowards = (where: () => string | null): void => {
  destination = where
}

const reloadProduct = (): void => {
  const { pathname, search } = window.location
  const place = destination()
  if (place === null || place.replace(/#.*$/u, '') === `${pathname}${search}`) window.location.reload()
  else window.location.assign(place)
}

const thisBrowser = (): ReloadBrowser => ({
  now: Date.now,
  isOnline: () => window.navigator.onLine,
  reload: reloadProduct,
  storage: window.sessionStorage,
})

const lastReload = (storage: ReloadBrowser['storage']): number | null => {
  const kept = Number(storage.getItem(KEY) ?? Number.NaN)
  return Number.isFinite(kept) ? kept : null
}

/**
 * The loaded page. When it fails the product reloads, once in 60 seconds, and the promise stays pending until it does.
 * @throws what the loading threw, when the product may not reload: it reaches the error page
 * @fuente spec 1 §2, §9
 */
export const loadPage = async <Page>(
  load: () => Promise<Page>,
  { now, isOnline, reload, storage }: ReloadBrowser = thisBrowser(),
): Promise<Page> => {
  const actor = createActor(
    createPageLoad<Page>().provide({
      actors: {
        load: fromPromise<Page, undefined>(load),
        readFacts: fromPromise(() =>
          Promise.resolve({ now: now(), lastReload: lastReload(storage), online: isOnline() }),
        ),
        reload: fromPromise<void, undefined>(() => {
          storage.setItem(KEY, String(now()))
          reload()
          return Promise.resolve()
        }),
      },
    }),
  )
  actor.start()
  const { context } = await untilUsable(waitFor(actor, ({ status }) => status === 'done'))
  if (context.page === null) throw context.error
  return context.page
}

/**
 * What can wait until the page can be used: the live connection, the chat, the code of the next step. On a slow line it would
 * take its turn before what the person is looking at.
 */
import { QueryStatus } from '@reduxjs/toolkit/query'
import { store } from './store.ts'

/** How often it is looked at again, and after how long it no longer waits. */
const AGAIN_MS = 100
const AT_MOST_MS = 5_000

let underWay = 0

/** The page is not there until this is. */
export const untilUsable = async <T>(work: Promise<T>): Promise<T> => {
  underWay += 1
  try {
    return await work
  } finally {
    underWay -= 1
  }
}

const isBusy = (): boolean =>
  underWay > 0 || Object.values(store.getState().api.queries).some((query) => query?.status === QueryStatus.pending)

/** At the next moment in which the browser has nothing to do. Safari does not say when that is. */
const atLeisure = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, AGAIN_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: AT_MOST_MS })
  return () => cancelIdleCallback(handle)
}

/** Acts once, when the page has its code and its data and the browser is at leisure. Returns the function that gives it up. */
export const whenQuiet = (act: () => void): (() => void) => {
  const latest = Date.now() + AT_MOST_MS
  const look = (): void => {
    if (!isBusy() || Date.now() >= latest) {
      act()
      return
    }
    const timer = setTimeout(() => {
      cancel = atLeisure(look)
    }, AGAIN_MS)
    cancel = () => clearTimeout(timer)
  }
  let cancel = atLeisure(look)
  return () => cancel()
}

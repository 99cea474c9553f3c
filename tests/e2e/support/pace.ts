/**
 * How often the browser is asked whether what a test waits for is there: playwright asks after 20, 50, 100 and 100 ms and from then on
 * each half second, so that whatever takes longer is found late. What is waited for, and for how long, stays as it is (decision 0083).
 */
import type { Page } from 'playwright-core'

/** Milliseconds between two looks, at most. */
const MOST_MS = 100
const RETRY = 'retryWithProgressAndTimeouts'

const part = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined

const call = (whole: unknown, name: string, ...given: readonly unknown[]): unknown => {
  const found = part(whole, name)
  return typeof found === 'function' ? Reflect.apply(found, whole, given) : undefined
}

let isQuick = false

/**
 * Once for the whole process. It reaches into the inside of playwright, whose version is exact.
 * @throws when a new version has another inside
 */
export const lookOften = (page: Page): void => {
  if (isQuick) return
  const frame = call(call(part(page, '_connection'), 'toImpl', page), 'mainFrame')
  const kind: unknown = typeof frame === 'object' && frame !== null ? Object.getPrototypeOf(frame) : undefined
  const usual = part(kind, RETRY)
  if (typeof kind !== 'object' || kind === null || typeof usual !== 'function')
    throw new Error(`playwright has no ${RETRY} in its frames any more: see tests/e2e/support/pace.ts`)
  Reflect.set(kind, RETRY, function quick(this: unknown, progress: unknown, pauses: readonly number[], look: unknown) {
    const shorter = pauses.map((ms) => Math.min(ms, MOST_MS))
    return Reflect.apply(usual, this, [progress, shorter, look])
  })
  isQuick = true
}

/** The clock of the page while the checks are on their way: a machine that is slow to answer them one by one does not run into their limit. */
import type { Page } from 'playwright-core'

/** From asking for the hour of the page until its clock stands; it is taken from the limit of the checks. */
const TAKES_MS = 1_000

export interface PathClock {
  /** Stands still: only what a path says passes. */
  readonly stands: () => Promise<void>
  /** Goes on by itself, as dialogs need it to come and go. */
  readonly goes: () => Promise<void>
}

export const pathClock = (page: Page): PathClock => {
  let isStill = false
  return {
    stands: async () => {
      if (isStill) return
      isStill = true
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + TAKES_MS)
    },
    goes: async () => {
      if (!isStill) return
      isStill = false
      await page.clock.resume()
    },
  }
}

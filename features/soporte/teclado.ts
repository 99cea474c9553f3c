/** Going about a page with the keyboard alone. */
import type { Locator } from 'playwright-core'

const MOST_STOPS = 60

/** Presses Tab until the target has the focus. */
export const tabUntil = async (target: Locator): Promise<void> => {
  await target.waitFor({ state: 'attached' })
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Con el tabulador no se llega a ${target.toString()}`)
}

/** Waits until the target has the focus. */
export const hasFocus = (target: Locator): Promise<void> => target.and(target.page().locator(':focus')).waitFor()

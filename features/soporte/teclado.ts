/** Going about a page with the keyboard alone. */
import type { Locator, Page } from 'playwright-core'

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

const MANY_STOPS = 30

/** Goes round with Tab and never leaves the place: between its last stop and the first is the browser itself, nobody's place. */
export const staysIn = async (place: Locator): Promise<void> => {
  await place.waitFor()
  const box = await place.elementHandle()
  const page = place.page()
  for (let stop = 0; stop < MANY_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    await page.waitForFunction((element) => {
      const { activeElement, body } = document
      return activeElement === body || (element?.closest('.bp6-portal') ?? element)?.contains(activeElement)
    }, box)
  }
}

/** Chooses with the arrows: the radio of a group, which is chosen as one arrives, or the box of an open list, with Space. */
export const chooseWithArrows = async (page: Page, name: string): Promise<void> => {
  const radio = page.getByRole('radio', { name })
  const box = page.getByRole('checkbox', { name })
  await radio.or(box).first().waitFor({ state: 'attached' })
  if ((await radio.count()) > 0) {
    await tabUntil(page.getByRole('radio', { checked: true }))
    for (let step = 0; step < MOST_STOPS && !(await radio.isChecked()); step += 1)
      await page.keyboard.press('ArrowRight')
    return
  }
  const isReached = () => box.evaluate((one) => one === document.activeElement)
  for (let step = 0; step < MOST_STOPS && !(await isReached()); step += 1) await page.keyboard.press('ArrowDown')
  await hasFocus(box)
  await page.keyboard.press('Space')
}

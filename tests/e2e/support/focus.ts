/** Where the keyboard is, and whether a person can see it. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const MOST_STOPS = 60

/** Whether the element with the focus, or what is drawn for it, has an outline or a ring. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return false
    const hidden = focused.matches('.ca-hidden')
    const drawn = hidden ? [focused.nextElementSibling] : [focused, focused.parentElement]
    return drawn.some((one) => {
      if (one === null) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
  })

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

const focusedNow = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nada')

const waitUntil = (isSo: () => Promise<boolean>, fault: () => Promise<string>): Promise<void> =>
  expect
    .poll(isSo)
    .toBe(true)
    .catch(async (cause: unknown) => {
      throw new Error(await fault(), { cause })
    })

const waitForPlace = (target: Locator, isThere: (element: Element) => boolean): Promise<void> =>
  waitUntil(
    () => target.evaluate(isThere),
    async () => `El foco debía estar en ${target.toString()} y está en ${await focusedNow(target.page())}`,
  )

/** Waits until the target has the focus; says what has it when it does not come. */
export const waitForFocus = (target: Locator): Promise<void> =>
  waitForPlace(target, (element) => element === document.activeElement)

/** Waits until the target, such as a dialog, holds what has the focus. */
export const waitForFocusIn = (target: Locator): Promise<void> =>
  waitForPlace(target, (element) => element.contains(document.activeElement))

/**
 * Esc for the dialog on top. It hears the key once the focus has come to it, which takes a moment where the button that was pressed is
 * gone: before that the key belongs to nobody.
 */
export const pressEscape = async (page: Page): Promise<void> => {
  await waitForFocusIn(page.locator('.ca-modal').last())
  await page.keyboard.press('Escape')
}

/** A place such as the body of a dialog, where the page puts a focus that was lost: no key stops there. */
const isAtHome = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.getAttribute('tabindex') === '-1')

/** Presses Tab, and again where the page takes the focus home meanwhile, until it stops where it is seen. */
const pressTab = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab')
  // Into a document of its own, such as a PDF, and out of it, the focus takes a moment.
  await waitUntil(
    async () => {
      if (await isFocusSeen(page)) return true
      if (await isAtHome(page)) await page.keyboard.press('Tab')
      return false
    },
    async () => `El foco no se ve en ${await focusedNow(page)}`,
  )
}

/**
 * Presses Tab until the target has the focus. Every stop on the way must be seen.
 * @throws when it does not come, or comes through a stop that nobody sees
 */
export const tabTo = async (target: Locator): Promise<void> => {
  const page = target.page()
  await target.waitFor({ state: 'attached' })
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return
    await pressTab(page)
  }
  throw new Error(`Con el tabulador no se llega a ${target.toString()}`)
}

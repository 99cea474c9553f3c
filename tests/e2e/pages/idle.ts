/** What a person sees who does nothing for a while, with the browser's clock in the test's hands. */
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { IDLE_LOGOUT_TITLE, IDLE_WARNING_TITLE } from '@cauce/domain/session/idle-limits'

const MINUTE_MS = 60_000

export const warning = (page: Page): Locator => page.getByRole('alertdialog', { name: IDLE_WARNING_TITLE })
export const disconnection = (page: Page): Locator => page.getByRole('alertdialog', { name: IDLE_LOGOUT_TITLE })

/** From now on time passes in every tab of the context only by {@link passMinutes}, and by itself. */
export const holdClock = (context: BrowserContext): Promise<void> => context.clock.install()

/** Goes to a page and waits until who is there is watched: what does it is downloaded after the sign-in. */
export const openWatched = async (page: Page, path: string): Promise<void> => {
  await Promise.all([page.waitForResponse(/\/idle-dialogs-[\w-]+\.js$/u), page.goto(path)])
}

/** As a lid that is closed and opened again: the timers that are due run once. */
export const passMinutes = (context: BrowserContext, minutes: number): Promise<void> =>
  context.clock.fastForward(minutes * MINUTE_MS)

let place = 10

/** Moves the mouse to where it has not been. */
export const moveMouse = async (page: Page): Promise<void> => {
  place = (place % 300) + 7
  await page.bringToFront()
  await page.mouse.move(place, place)
}

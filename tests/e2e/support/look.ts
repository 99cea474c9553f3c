/** Looks at a screen as it is now: a picture for a person, and what a program can find wrong with it. */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from './axe.ts'

const PICTURES = resolve(import.meta.dirname, '../../../node_modules/.cache/pantallas')

/** Everything on top has arrived: what was on its way, letters, animations that end. What is under a dialog may go on. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const top = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document
    return top.querySelector('.ca-skeleton, [aria-busy="true"]:not(button)') === null
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    const finite = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
}

/** How many pixels the page, or the dialog on top, is wider than the window; 0 when it fits. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('.ca-modal, .ca-modal-body')]
    const places = [document.documentElement, ...dialogs]
    return Math.max(0, ...places.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })

/** Writes the picture `name` of what is on the screen. */
export const picture = async (page: Page, name: string): Promise<void> => {
  mkdirSync(PICTURES, { recursive: true })
  // Half of what a PNG costs, for eyes that see no difference.
  const path = join(PICTURES, `${name}.jpeg`)
  await page.screenshot({ path, type: 'jpeg', quality: 85, animations: 'disabled', caret: 'initial' })
}

/**
 * Writes the picture `name` (always, also of what is wrong) and answers the faults, one line each.
 * @param name `consulta-light-1440`
 */
export const look = async (page: Page, name: string): Promise<readonly string[]> => {
  await settle(page)
  await picture(page, name)
  const beyond = await overflow(page)
  return [...(beyond > 0 ? [`Se desborda a lo ancho por ${beyond} px`] : []), ...(await accessibilityFaults(page))]
}

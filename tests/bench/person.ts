/** Who is in front of the screen: every key and every click is counted, and what was typed to be read is told apart. */
import type { Locator, Page } from 'playwright-core'

export interface Counted {
  /** Keys, the letters of what is typed included. */
  readonly keys: number
  readonly clicks: number
  /** Presses and clicks: what is done beyond typing. */
  readonly acts: number
  /** Texts that were typed. */
  readonly texts: number
}

export interface Person {
  readonly page: Page
  readonly type: (text: string) => Promise<void>
  readonly press: (key: string) => Promise<void>
  readonly click: (target: Locator) => Promise<void>
  /** Waits until the cursor is there: nobody types elsewhere. */
  readonly at: (target: Locator) => Promise<void>
  /** The tabulator until the cursor is there, each press counted. */
  readonly tabTo: (target: Locator) => Promise<void>
  /** What was done since the last time that it was asked. */
  readonly counted: () => Counted
}

const MOST_TABS = 25
const PATIENCE_MS = 15_000

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

export const personAt = (page: Page): Person => {
  const done = { keys: 0, clicks: 0, acts: 0, texts: 0 }
  const press = async (key: string): Promise<void> => {
    done.keys += 1
    done.acts += 1
    await page.keyboard.press(key)
  }
  const at = async (target: Locator): Promise<void> => {
    await target.waitFor()
    const handle = await target.elementHandle()
    await page.waitForFunction((element) => element === document.activeElement, handle, { timeout: PATIENCE_MS })
  }
  return {
    page,
    type: async (text) => {
      done.keys += text.length
      done.texts += 1
      await page.keyboard.type(text)
    },
    press,
    click: async (target) => {
      done.clicks += 1
      done.acts += 1
      await target.click()
    },
    at,
    tabTo: async (target) => {
      await target.waitFor()
      for (let stop = 0; stop < MOST_TABS && !(await isFocused(target)); stop += 1) await press('Tab')
      await at(target)
    },
    counted: () => {
      const counted = { ...done }
      Object.assign(done, { keys: 0, clicks: 0, acts: 0, texts: 0 })
      return counted
    },
  }
}

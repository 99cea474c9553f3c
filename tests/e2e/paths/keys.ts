/** The browser that cannot make the key which stops a thing from being sent twice, as happens outside a secure page. */
import type { Page } from 'playwright-core'
import type { PortDriver } from './drive.ts'

interface InBrowser {
  readonly page: Page
}

const breakKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(crypto, 'randomUUID', {
      configurable: true,
      value: () => {
        throw new Error('sin claves')
      },
    })
  })

const mendKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.deleteProperty(crypto, 'randomUUID')
  })

/** The port that makes the key: at once, or not at all. */
export const newKeyPort: PortDriver<InBrowser> = {
  before: ({ page }, { ending }) => (ending === 'error' ? breakKeys(page) : Promise.resolve()),
  answer: ({ page }, { ending }) => (ending === 'error' ? mendKeys(page) : Promise.resolve()),
}

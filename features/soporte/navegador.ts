/** A person at a browser, for the scenarios marked `@navegador`. */
import { AfterAll } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { closeBrowsers } from '../../tests/e2e/support/browser.ts'

export interface BrowserPerson {
  readonly page: Page
}

export const closeBrowser = ({ page }: BrowserPerson): Promise<void> => page.context().close()

AfterAll(closeBrowsers)

/** The manual, in the application or as a site of its own. */
import type { Page } from 'playwright-core'

export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Buscar en el manual' })

/** The first page has arrived, also what is counted of each section. */
export const waitForManual = (page: Page): Promise<void> =>
  page
    .getByText(/^[1-9]\d* (?:características|reglas)$/u)
    .first()
    .waitFor()

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

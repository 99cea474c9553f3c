/** `/perfil`, as a person uses it. */
import type { Locator, Page } from 'playwright-core'
import type { TestServer } from '../../support/server.ts'

const LONG_AGO = new Date(0)

export const openProfile = async (page: Page): Promise<void> => {
  await page.goto('/perfil')
  await page.getByRole('region', { name: 'Sesiones abiertas' }).waitFor()
}

export const part = (page: Page, name: string): Locator => page.getByRole('region', { name })

/** From here on what is delicate asks for the password again. */
export const forgetPasswords = async (server: TestServer): Promise<void> => {
  await server.db.updateTable('sesiones').set({ confirmada_at: LONG_AGO }).execute()
}

export const passwordDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirme que es usted' })
export const setupDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Activar la aplicación de códigos' })

/** The key that the dialog shows for who types it. */
export const shownKey = async (page: Page): Promise<string> =>
  (await setupDialog(page).locator('.acc-secret-key').textContent()) ?? ''

export const shownCodes = (page: Page): Promise<readonly string[]> =>
  setupDialog(page)
    .getByRole('list', { name: 'Códigos de recuperación', exact: true })
    .getByRole('listitem')
    .allTextContents()

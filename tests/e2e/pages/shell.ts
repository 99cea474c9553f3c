/** What surrounds every page of who has signed in. */
import type { Page } from 'playwright-core'

/** Leaves by the menu of the user, from any page without a dialog. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Bienvenido/u }).click()
  await page.getByRole('menuitem', { name: 'Cerrar Sesion' }).click()
  await page.getByRole('heading', { name: 'Ingresar' }).waitFor()
}

/** What surrounds every page of who has signed in. */
import type { Locator, Page } from 'playwright-core'

/** Leaves by the menu of the user, from any page without a dialog. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Bienvenido/u }).click()
  await page.getByRole('menuitem', { name: 'Cerrar Sesion' }).click()
  await page.getByRole('heading', { name: 'Ingresar' }).waitFor()
}

/** The left menu, whole: on a phone it is a drawer. */
export const openMenu = async (page: Page): Promise<Locator> => {
  const menu = page.getByRole('navigation', { name: 'Menú' })
  const opener = page.getByRole('button', { name: 'Abrir el menú' })
  if (await opener.isVisible()) {
    await opener.click()
    await menu.getByRole('button', { name: 'Cerrar el menú' }).waitFor()
  }
  return menu
}

/** Ctrl-K. */
export const openPalette = async (page: Page): Promise<Locator> => {
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Ir a una pantalla' })
  await box.waitFor()
  return box
}

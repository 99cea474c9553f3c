/** The favourites of a workspace: the star of a line, the list, what is chosen of it. */
import type { Locator, Page } from 'playwright-core'

/** @param what 'procedimientos', 'medicamentos', 'servicios' */
export const favourites = (page: Page, what: string): Locator =>
  page.getByRole('dialog', { name: `Favoritos de ${what}` })

export const openFavourites = async (page: Page, what: string): Promise<Locator> => {
  await page.getByRole('button', { name: `Favoritos de ${what}` }).click()
  const list = favourites(page, what)
  await list.getByRole('textbox', { name: 'Buscar' }).waitFor()
  return list
}

const keepDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Guardar en favoritos' })

/** Presses the star of a line; ends when its name is asked for. */
export const star = async (row: Locator): Promise<Locator> => {
  await row.getByRole('button', { name: /en favoritos$/u }).click()
  const asked = keepDialog(row.page())
  await asked.getByRole('textbox', { name: 'Nombre del favorito' }).waitFor()
  return asked
}

/** Keeps a line under a name. */
export const keepAs = async (row: Locator, name: string): Promise<void> => {
  const asked = await star(row)
  await asked.getByRole('textbox', { name: 'Nombre del favorito' }).fill(name)
  await row.page().keyboard.press('Enter')
  await asked.waitFor({ state: 'detached' })
}

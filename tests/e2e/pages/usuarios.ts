/** The administration of users, as a person goes about it. */
import type { Locator, Page } from 'playwright-core'

export const openUsers = async (page: Page): Promise<void> => {
  await page.goto('/admin/usuarios')
  await page.getByRole('heading', { name: 'Usuarios', level: 1 }).waitFor()
  await page.getByRole('row').filter({ hasText: 'LONDOÑO ARBELÁEZ, Mauricio' }).waitFor()
}

export const searchUsers = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Buscar', { exact: true }).fill(text)
}

export const userRow = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

export const userDialog = (page: Page): Locator => page.getByRole('dialog').first()

/** Opens the user whose row says `text`, on a tab. */
export const openUser = async (page: Page, text: string, tab = 'Datos'): Promise<void> => {
  await userRow(page, text).getByRole('button', { name: 'Abrir' }).click()
  await page.getByRole('tab', { name: 'Datos' }).waitFor()
  if (tab !== 'Datos') await page.getByRole('tab', { name: tab }).click()
}

export const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

export interface NewPerson {
  readonly documento: string
  readonly nombres: string
  readonly apellidos: string
  readonly correo: string
}

/** Fills in the form of a new operator, who is an assistant. */
export const fillOperator = async (page: Page, person: NewPerson): Promise<void> => {
  const dialog = userDialog(page)
  await dialog.getByLabel('Tipo de documento').selectOption({ label: 'Cédula de ciudadanía' })
  await dialog.getByLabel('Número de documento').fill(person.documento)
  await dialog.getByLabel('Nombres').fill(person.nombres)
  await dialog.getByLabel('Apellidos').fill(person.apellidos)
  await dialog.getByLabel('Correo de ingreso').fill(person.correo)
  await dialog.getByRole('checkbox', { name: 'Auxiliar', exact: true }).check()
}

export const chooseFile = async (page: Page, name: string, text: string | Buffer): Promise<void> => {
  await page
    .getByLabel('Archivo CSV de usuarios')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

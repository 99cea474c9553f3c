/** A master as a person uses it: its list, the row that is open beside it, and what saving it would do. */
import type { Locator, Page } from 'playwright-core'

export const openMaster = async (page: Page, place: string): Promise<void> => {
  await page.goto(`/${place}`)
  await page.locator('tbody tr:not(.ca-table-waiting)').first().waitFor()
}

export const rowOf = (page: Page, text: string): Locator => page.locator('tbody tr').filter({ hasText: text })

/** Finds a row, opens it and waits for its history, the last part of it. */
export const openRecord = async (page: Page, text: string): Promise<void> => {
  await searchMaster(page).fill(text)
  await rowOf(page, text).first().click()
  await page.getByRole('heading', { name: text, exact: true }).waitFor()
  await page.getByRole('heading', { name: /^Historia/u }).waitFor()
}

export const searchMaster = (page: Page): Locator => page.getByRole('textbox', { name: 'Buscar', exact: true })

export const saveRecord = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(?:Guardar mi|Crear )/u }).click()

/** Writes the field that a label names, in the form of the row. */
export const write = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole('form').getByRole('textbox', { name: label, exact: true }).fill(text)

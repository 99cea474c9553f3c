/** The entry, the form and the selected list of the medications. */
import type { Locator, Page } from 'playwright-core'
import { rowOf, selected } from './prescribed.ts'

/** Where a line is typed: "amoxi 500 c/8h 7d". */
export const lineEntry = (page: Page): Locator => page.getByRole('combobox', { name: 'Línea de medicamento' })

/** What was understood of the typed line. */
export const readBack = (page: Page): Locator => page.getByRole('list', { name: 'Lo que se entendió de la línea' })

/** The line is complete: the next Enter adds it. */
export const completedLine = (page: Page): Locator => page.getByText(/Enter la añade, Tab la abre/u)

/** Row of a drug of the selected list. */
export const selectedRow = (page: Page, drug: string): Locator => rowOf(selected(page), drug)

export const orderMedications = (page: Page): Locator => page.getByRole('button', { name: /^Ordenar \d+ medicamento/u })

export const medicationForm = (page: Page): Locator => page.getByRole('region', { name: 'Formulario del medicamento' })

/** Types a line and waits until it is read back. */
export const typeLine = async (page: Page, text: string, drug: string): Promise<void> => {
  await lineEntry(page).pressSequentially(text)
  await readBack(page).getByText(drug).waitFor()
}

/** Types a line, completes it and adds it; its checks find nothing. */
export const addLine = async (page: Page, text: string, drug: string): Promise<void> => {
  await typeLine(page, text, drug)
  await page.keyboard.press('Enter')
  await completedLine(page).waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await selectedRow(page, drug).waitFor()
}

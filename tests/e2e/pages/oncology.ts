/** Oncología inside the ordering dialog. */
import type { Locator, Page } from 'playwright-core'
import { doneFoot, openOrdering, orderTypes } from './ordering.ts'

export const schemeSearch = (page: Page): Locator => page.getByRole('combobox', { name: 'Esquema' })

export const oncologyType = (page: Page): Locator => orderTypes(page).getByRole('button', { name: /^Oncología/u })

/** Opens the pane of a consultation without a scheme in course. */
export const openOncology = async (page: Page, consultaId: number): Promise<void> => {
  await openOrdering(page, consultaId)
  await oncologyType(page).click()
  await schemeSearch(page).waitFor()
}

/** Searches, picks the first scheme and waits for its drugs. */
export const chooseScheme = async (page: Page, text: string): Promise<void> => {
  await schemeSearch(page).fill(text)
  await page.getByRole('option').first().click()
  await page.getByRole('heading', { name: 'Medicamentos del ciclo' }).waitFor()
}

/** Takes the usual cap of vincristine: over it the scheme is not ordered. */
export const takeVincristineCap = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Usar 2,0 mg de Vincristina/u }).click()

export const measuresDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Registrar peso' })
export const checksDialog = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Comprobaciones del esquema' })
export const cancelQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: '¿Segur@ que desea cancelar este esquema?' })
export const schemeHistory = (page: Page): Locator => page.getByRole('dialog', { name: 'Historia de esquemas' })

/** The server tells a weight of another day. */
export const withWeightOf = async (page: Page, fecha: string): Promise<void> => {
  await page.route('**/api/historia/registro/**', async (route) => {
    const response = await route.fetch()
    const told: unknown = await response.json()
    const record = typeof told === 'object' && told !== null && 'medidas' in told ? told : { medidas: {} }
    const medidas = typeof record.medidas === 'object' ? { ...record.medidas, fecha } : null
    await route.fulfill({ response, json: { ...record, medidas } })
  })
}

/** Orders what is on the screen; what the checks find or could not make is explained. */
export const orderScheme = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Ordenar esquema/u }).click()
  await checksDialog(page).or(doneFoot(page)).waitFor()
  if (await checksDialog(page).isVisible()) {
    for (const other of await checksDialog(page).getByRole('button', { name: 'Otro motivo' }).all()) await other.click()
    for (const reason of await checksDialog(page).getByRole('textbox').all()) {
      await reason.fill('Conducta acordada con el grupo de hematología y con la familia')
    }
    await checksDialog(page).getByRole('button', { name: 'Ordenar con estos motivos' }).click()
  }
  await doneFoot(page).getByText('Orden creada con exito').waitFor()
  await page.getByRole('button', { name: 'Cancelar', exact: true }).waitFor()
}

/** Cancels the scheme in course and waits for the picker. */
export const cancelScheme = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await cancelQuestion(page).getByRole('button', { name: 'Cancelar el esquema' }).click()
  await schemeSearch(page).waitFor()
}

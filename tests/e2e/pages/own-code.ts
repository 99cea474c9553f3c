/** Otros servicios: the services of the own-code catalogue in the ordering dialog. */
import type { Locator, Page } from 'playwright-core'
import { openOrdering, orderTypes } from './ordering.ts'

export const serviceSearch = (page: Page): Locator => page.getByRole('combobox', { name: 'Servicio' })

/** Opens the ordering dialog of the consultation at its services. */
export const openServices = async (page: Page, consultaId: number): Promise<void> => {
  await openOrdering(page, consultaId)
  await orderTypes(page)
    .getByRole('button', { name: /^Otros Servicios/u })
    .click()
  await serviceSearch(page).waitFor()
}

export const pendingService = (page: Page, codigo: string): Locator =>
  page.getByRole('region', { name: 'Por ordenar' }).getByRole('row').filter({ hasText: codigo }).first()

/** The newest line of the active orders that names that service. */
export const activeService = (page: Page, codigo: string): Locator =>
  page.getByRole('region', { name: 'Órdenes activas' }).getByRole('row').filter({ hasText: codigo }).first()

/** Types the code, picks the service and adds it; ends when its site was looked for. */
export const addService = async (page: Page, codigo: string): Promise<void> => {
  await serviceSearch(page).fill(codigo)
  await page
    .getByRole('option', { name: new RegExp(codigo, 'u') })
    .first()
    .click()
  const proposed = page.waitForResponse('**/api/ordenamiento/proponer-direccionamiento')
  await page.getByRole('button', { name: /^Añadir/u }).click()
  await proposed
  await pendingService(page, codigo).waitFor()
}

export const orderServices = (page: Page): Locator => page.getByRole('button', { name: /^Ordenar \d+ servicio/u })

/** The dialog with what the server or a rule says. */
export const told = (page: Page, title: string): Locator => page.getByRole('alertdialog', { name: title, exact: true })

export const readAndClose = async (page: Page, title: string, text: string): Promise<void> => {
  const message = told(page, title)
  await message.getByText(text, { exact: true }).waitFor()
  await message.getByRole('button', { name: 'Entendido' }).click()
  await message.waitFor({ state: 'detached' })
}

/** A referral: who it is, what has happened, and its panel. */
import type { Locator, Page } from 'playwright-core'

export const affiliateColumn = (page: Page): Locator => page.getByRole('region', { name: 'Afiliado y quien remite' })
export const spine = (page: Page): Locator => page.getByRole('list', { name: 'Lo que ha pasado' })
export const referralPanel = (page: Page): Locator => page.getByRole('region', { name: 'Gestión', exact: true })

/** Opens a referral from the screen of those that are followed. */
export const openReferral = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/referencia/seguimientos?remision=${id}`)
  await referralPanel(page).waitFor()
  await spine(page).waitFor()
}

export const panelField = (page: Page, name: string): Locator => referralPanel(page).getByLabel(name, { exact: true })
export const panelButton = (page: Page, name: string): Locator =>
  referralPanel(page).getByRole('button', { name: new RegExp(`^${name}`, 'u') })
export const institutionSearch = (page: Page): Locator =>
  referralPanel(page).getByRole('combobox', { name: 'Institución que acepta' })

export interface WrittenAcceptance {
  readonly fecha: string
  readonly hora: string
}

/** Writes who accepted, where and when. */
export const writeAcceptance = async (page: Page, { fecha, hora }: WrittenAcceptance): Promise<void> => {
  await panelField(page, 'Fecha de aceptación').fill(fecha)
  await panelField(page, 'Hora de aceptación').fill(hora)
  await panelField(page, 'Quién acepta').fill('Dra. C. Uribe')
  await panelField(page, 'Cargo').fill('Jefe de UCI')
  await institutionSearch(page).fill('prado')
  await page
    .getByRole('option', { name: /Clínica del Prado/u })
    .first()
    .click()
}

/** The dialog where a referral is closed. */
export const closingDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Finalizar la referencia' })
/** The warning of the type that closes. */
export const closingWarning = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Cerrar la referencia' })

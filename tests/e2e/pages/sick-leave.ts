/** Incapacidades: the sick leaves of the ordering dialog. */
import type { Locator, Page } from 'playwright-core'
import { doneFoot, openOrdering, orderTypes } from './ordering.ts'

export const leaveForm = (page: Page): Locator => page.getByRole('region', { name: 'Nueva incapacidad' })

/** Opens the ordering dialog of the consultation at its sick leaves. */
export const openLeaves = async (page: Page, consultaId: number): Promise<void> => {
  await openOrdering(page, consultaId)
  await orderTypes(page)
    .getByRole('button', { name: /^Incapacidades/u })
    .click()
  await leaveForm(page).waitFor()
}

export const diagnosisSearch = (page: Page): Locator => page.getByRole('combobox', { name: 'Diagnóstico', exact: true })
export const schoolSearch = (page: Page): Locator => page.getByRole('combobox', { name: 'Colegio' })
export const registerLeave = (page: Page): Locator => page.getByRole('button', { name: /^Registrar incapacidad/u })
export const lastFive = (page: Page): Locator => page.getByRole('region', { name: 'Últimas cinco' })

const pick = async (page: Page, search: Locator, text: string): Promise<void> => {
  await search.fill(text)
  await page
    .getByRole('option', { name: new RegExp(text, 'iu') })
    .filter({ visible: true })
    .first()
    .click()
}

/** Chooses the diagnosis of the leave, by its code. */
export const pickDiagnosis = (page: Page, code: string): Promise<void> => pick(page, diagnosisSearch(page), code)

export interface LeaveToWrite {
  readonly dias: string
  readonly diagnostico?: string
  readonly contingencia?: string
}

/** Writes a leave that lacks nothing but what it is told to lack. */
export const writeLeave = async (page: Page, { dias, diagnostico = 'M545', ...rest }: LeaveToWrite): Promise<void> => {
  await pickDiagnosis(page, diagnostico)
  await page.getByLabel('Contingencia').selectOption(rest.contingencia ?? 'Enf. Comun')
  await page.getByLabel('Días', { exact: true }).fill(dias)
  await pick(page, schoolSearch(page), 'Cerros de la Aurora')
  await page.getByLabel('Descripción').fill('Dolor lumbar que limita la marcha; reposo relativo y terapia física.')
}

/** The foot of a registered leave. */
export const registeredLeave = doneFoot

/** Reads the number of the leave that was just registered. */
export const readNumber = async (page: Page): Promise<string> => {
  const told = registeredLeave(page).getByText(/^Incapacidad \d{4}-\d{6}/u)
  await told.waitFor()
  return /\d{4}-\d{6}/u.exec(await told.innerText())?.[0] ?? ''
}

/** The row of the last five with that number. */
export const leaveRow = (page: Page, radicado: string): Locator =>
  lastFive(page).getByRole('row').filter({ hasText: radicado })

/** Opens the life of a leave of the last five. */
export const openLife = async (page: Page, radicado: string, estado: string): Promise<Locator> => {
  await leaveRow(page, radicado)
    .getByRole('button', { name: new RegExp(`^${estado}`, 'u') })
    .click()
  const life = page.getByRole('dialog', { name: new RegExp(`^Incapacidad ${radicado}`, 'u') })
  await life.waitFor()
  return life
}

/** The registration of a referral, as a person fills it in. */
import type { Page } from 'playwright-core'

export const registerButton = (page: Page) => page.getByRole('button', { name: /^Registrar remisión/u })

const pick = async (page: Page, search: string, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: search }).fill(text)
  await page.getByRole('listbox', { name: search }).getByRole('option').first().click()
}

/** Everything that is compulsory. @param type id of the type of annex */
export const fillRegistration = async (page: Page, type: string): Promise<void> => {
  await pick(page, 'Afiliado', 'mosquera')
  await page.getByLabel('Tipo de anexo').selectOption(type)
  await page.getByLabel('Tipo de solicitud').selectOption('Remision Mayor complejidad')
  await page.getByLabel('Especialidad a la que se remite').fill('Ginecobstetricia, UCI')
  await pick(page, 'Diagnósticos CIE-10', 'preeclampsia')
  await page.getByLabel('Descripción', { exact: true }).fill('Gestante de 34 semanas con cifras de severidad.')
}

/** The dialog of allergies and states of the patient, from the band of a consultation. */
import type { Locator, Page } from 'playwright-core'

export const antecedents = (page: Page): Locator => page.getByRole('dialog', { name: /^Alergias de/u })

/** Opens it as a person does: the letter, once the page listens. */
export const openAntecedents = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(?:Preguntar|Ver y anotar)(?!.* toma$)/u }).click()
  await antecedents(page).getByRole('region', { name: 'Lo anotado' }).waitFor()
}

/** Chooses what the allergy is to from what the search finds. */
export const chooseAllergen = async (page: Page, typed: string, name: string): Promise<void> => {
  await antecedents(page)
    .getByRole('combobox', { name: /^¿A qué\?/u })
    .fill(typed)
  await antecedents(page)
    .getByRole('option', { name: new RegExp(`^${name}`, 'u') })
    .click()
}

/** The informed consent. */
import type { Locator, Page } from 'playwright-core'

export const consentDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Consentimiento informado/u })

/** Whether the patient authorises the electronic signature. */
export const consentQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: '¿El paciente autoriza la firma electrónica?' })

/** The patient authorises the electronic signature: the form opens. */
export const acceptConsent = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Autoriza: entregar al paciente' }).click()

/** Answers the question with that name. */
export const answer = async (page: Page, question: string | RegExp, choice: string): Promise<void> => {
  await consentDialog(page).getByRole('radiogroup', { name: question }).getByText(choice, { exact: true }).click()
}

/** Says yes to the three declarations and chooses who signs; who accepts or not is asked apart. */
export const signAs = async (page: Page, signer: 'Paciente' | 'Representante Legal'): Promise<void> => {
  for (const letter of ['a', 'b', 'c']) await answer(page, new RegExp(`^${letter}\\.`, 'u'), 'SI')
  await answer(page, 'Firma', signer)
}

const padBox = async (page: Page) => {
  const pad = consentDialog(page).locator('canvas')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('No hay dónde firmar')
  return box
}

/** Draws a signature on the pad with the mouse. */
export const drawSignature = async (page: Page): Promise<void> => {
  const box = await padBox(page)
  const at = (part: number): [number, number] => [
    box.x + box.width * (0.15 + 0.6 * part),
    box.y + box.height * (0.5 + 0.3 * Math.sin(part * 14)),
  ]
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let step = 1; step <= 30; step += 1) await page.mouse.move(...at(step / 30))
  await page.mouse.up()
}

/** Touches the pad once: a dot, which is not a signature. */
export const touchPad = async (page: Page): Promise<void> => {
  const box = await padBox(page)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Shows the document and keeps it. */
export const keepConsent = async (page: Page): Promise<void> => {
  await consentDialog(page).getByRole('button', { name: 'Ver documento y guardar' }).click()
  await page.getByText('Así quedará el documento').waitFor()
  await page.getByRole('button', { name: 'Devolver al profesional' }).click()
  await page.getByRole('button', { name: 'Guardar consentimiento' }).click()
  await consentDialog(page).waitFor({ state: 'detached' })
}

/** The patient accepts, declares, signs, sees the document and saves it. */
export const signConsent = async (page: Page): Promise<void> => {
  await acceptConsent(page)
  await answer(page, '¿Acepta el procedimiento?', 'Sí')
  await signAs(page, 'Paciente')
  await drawSignature(page)
  await keepConsent(page)
}

/** The ordering dialog and its procedures. */
import type { Locator, Page } from 'playwright-core'

export const orderingPath = (consultaId: number): string => `/panelMedico/atencion/${consultaId}?ordenar=procedimientos`

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Ordenamiento de la consulta' })

/** Waits until it says who the patient is. */
export const openOrdering = async (page: Page, consultaId: number): Promise<Locator> => {
  await page.goto(orderingPath(consultaId))
  await dialog(page).getByText('Entidad', { exact: true }).waitFor()
  return dialog(page)
}

/** Types the code, picks the procedure and adds it; earlier orders, if asked about, do not stop it. */
export const addProcedure = async (page: Page, codigo: string, observacion: string): Promise<void> => {
  const pending = page.getByRole('button', { name: /^Ordenar \d+ procedimiento/u })
  const before = (await pending.isVisible()) ? await pending.innerText() : ''
  await page.getByRole('combobox', { name: 'Procedimiento' }).fill(codigo)
  await page
    .getByRole('option', { name: new RegExp(codigo, 'u') })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Observación' }).fill(observacion)
  await page.getByRole('button', { name: /^Añadir/u }).click()
  const again = page.getByRole('button', { name: 'Ordenarlo de todas formas' })
  await pending.or(again).first().waitFor()
  if (await again.isVisible()) await again.click()
  await page.waitForFunction((text) => {
    const button = [...document.querySelectorAll('button')].find((one) =>
      /^Ordenar \d+ procedimiento/u.test(one.innerText),
    )
    return button !== undefined && !button.disabled && button.innerText !== text
  }, before)
}

/** Orders and reads the server's message. */
export const order = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Ordenar \d+ procedimiento/u }).click()
  const message = page.getByRole('alertdialog', { name: 'Ordenamiento', exact: true })
  await message.waitFor()
  await message.getByRole('button', { name: 'Entendido' }).click()
}

/** Draws a signature on the pad with the mouse. */
export const drawSignature = async (page: Page): Promise<void> => {
  const pad = page.locator('canvas')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('No hay dónde firmar')
  const at = (part: number): [number, number] => [
    box.x + box.width * (0.15 + 0.6 * part),
    box.y + box.height * (0.5 + 0.3 * Math.sin(part * 14)),
  ]
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let step = 1; step <= 30; step += 1) await page.mouse.move(...at(step / 30))
  await page.mouse.up()
}

/** The patient accepts, declares, signs, sees the document and saves it. */
export const signConsent = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Autoriza: leer y firmar aquí' }).click()
  const consent = page.getByRole('dialog', { name: /^Consentimiento informado/u })
  await consent.getByText('Sí', { exact: true }).click()
  for (const yes of await consent.getByText('SI', { exact: true }).all()) await yes.click()
  await consent.getByText('Paciente', { exact: true }).click()
  await drawSignature(page)
  await consent.getByRole('button', { name: 'Ver documento y guardar' }).click()
  await page.getByRole('button', { name: 'Guardar consentimiento' }).click()
  await consent.waitFor({ state: 'detached' })
}

/** Row of the active orders that names that procedure. */
export const activeRow = (page: Page, codigo: string): Locator =>
  page.getByRole('region', { name: 'Órdenes activas' }).getByRole('row').filter({ hasText: codigo }).first()

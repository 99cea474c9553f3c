/** Allergies by keyboard alone: two keys deny them, and one that is told later reaches the band and the next line. */
import { afterAll, beforeAll, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { antecedents, chooseAllergen } from '../pages/antecedents.ts'
import { openRecord } from '../pages/draft.ts'
import { newVisit } from '../pages/record.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

const band = (page: Page) => page.getByRole('region', { name: 'Afiliado', exact: true })

const forgetThatAnybodyAsked = async (visit: number): Promise<void> => {
  const { db } = server
  await db
    .updateTable('afiliados')
    .set({ alergias_preguntadas_at: null })
    .where('id', '=', db.selectFrom('consultas').select('afiliado_id').where('id', '=', visit))
    .execute()
}

/** Takes the focus out of the record, as a click beside it does: the letter is of the page. */
const leaveField = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).click()

test('two keys write that the patient denies allergies', async () => {
  const page = await signedIn(server, 'medico@cauce.demo')
  const visit = await newVisit(server)
  await forgetThatAnybodyAsked(visit)
  await openRecord(page, visit)
  await band(page).getByText('No se han preguntado').waitFor()
  await leaveField(page)
  await page.keyboard.press('a')
  await antecedents(page).getByText('Alergias: no se han preguntado').waitFor()
  await page.keyboard.press('n')
  await antecedents(page).getByRole('list', { name: 'Vigente' }).getByText('Niega alergias').waitFor()
  await page.keyboard.press('Escape')
  await antecedents(page).waitFor({ state: 'detached' })
  await band(page).getByText('Ninguna registrada').waitFor()
})

test('one that is told later stands in the band, and its end in the history', async () => {
  const page = await signedIn(server, 'medico@cauce.demo')
  await openRecord(page, await newVisit(server))
  await leaveField(page)
  await page.keyboard.press('a')
  await chooseAllergen(page, 'amoxi', 'Penicilinas')
  await antecedents(page).getByRole('button', { name: 'Urticaria' }).click()
  for (const answer of ['Moderada', 'Probable']) await antecedents(page).getByText(answer, { exact: true }).click()
  await page.keyboard.press('Control+Enter')
  const known = antecedents(page).getByRole('list', { name: 'Vigente' })
  await known.getByText('Urticaria · moderada · probable').waitFor()
  await known.getByRole('button', { name: 'Ya no: Penicilinas' }).click()
  await antecedents(page)
    .getByLabel('Motivo', { exact: true })
    .selectOption('Descartar · Prueba de alergia o de laboratorio negativa')
  await antecedents(page).getByRole('button', { name: 'Descartar' }).click()
  await known.getByText('Penicilinas', { exact: true }).waitFor({ state: 'detached' })
  await antecedents(page)
    .getByText(/^Historia \(/u)
    .click()
  await antecedents(page)
    .getByRole('list', { name: 'Historia' })
    .getByText(/^Prueba de alergia o de laboratorio negativa —/u)
    .waitFor()
})

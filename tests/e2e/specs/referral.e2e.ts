/** A referral as a manager moves it: by keyboard, once, and told when somebody else was first. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Referral } from '@cauce/domain/referral/referral'
import { HOSPITAL, MANAGER, momentAfter, OTHER_MANAGER, registered, taken } from '../../support/referral.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import {
  closingDialog,
  institutionSearch,
  openReferral,
  panelButton,
  panelField,
  referralPanel,
  spine,
} from '../pages/referral.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { tabTo, waitForFocus } from '../support/focus.ts'

const SAVED = '¡Referencia actualizada con éxito!'

let server: TestServer
let pages: Page[] = []

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await Promise.all(pages.map((page) => page.context().close()))
  pages = []
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

const newReferral = async (): Promise<Referral> => registered(server, await server.login(HOSPITAL))

const openAs = async (email: string, { id }: Referral): Promise<Page> => {
  const page = await signedIn(server, email)
  pages.push(page)
  await openReferral(page, id)
  return page
}

const typeIn = async (page: Page, field: string, text: string): Promise<void> => {
  await tabTo(panelField(page, field))
  await page.keyboard.type(text)
}

test('a referral is taken, accepted and closed without leaving the keyboard', async () => {
  const referral = await newReferral()
  const page = await openAs(MANAGER, referral)
  const { keyboard } = page
  const [, hora] = momentAfter(referral, 0)
  await tabTo(panelField(page, 'Código de remisión'))
  await keyboard.press('Control+Enter')
  await page.getByText(SAVED).waitFor()
  await typeIn(page, 'Hora de aceptación', hora.replace(':', ''))
  await typeIn(page, 'Quién acepta', 'Dra. C. Uribe')
  // The day of an hour that was written alone is today, and the hour is written in full.
  expect(await panelField(page, 'Hora de aceptación').inputValue()).toBe(hora)
  expect(await panelField(page, 'Fecha de aceptación').inputValue()).not.toBe('')
  await typeIn(page, 'Cargo', 'Jefe de UCI')
  await tabTo(institutionSearch(page))
  await keyboard.type('prad')
  await page
    .getByRole('option', { name: /Clínica del Prado/u })
    .first()
    .waitFor()
  await keyboard.press('Enter')
  await tabTo(panelButton(page, 'Finalizar'))
  await keyboard.press('Enter')
  await waitForFocus(closingDialog(page).getByLabel('Observación de la finalización'))
  await keyboard.press('Control+Enter')
  await closingDialog(page).getByText('Campo requerido, por favor, diligenciar para poder continuar').waitFor()
  await keyboard.type('Llegó estable')
  await keyboard.press('Control+Enter')
  await page.getByText('Referencia finalizada con éxito !').waitFor()
  await referralPanel(page).getByText('Cerrado').waitFor()
  await spine(page).getByRole('listitem').filter({ hasText: 'Llegó estable' }).waitFor()
})

test('two managers take it at once: one has it, and the other is told who', async () => {
  const referral = await newReferral()
  const [first, second] = await Promise.all([openAs(MANAGER, referral), openAs(OTHER_MANAGER, referral)])
  // Both press before either hears of the other.
  await second.route('**/api/referencias/actualizar/**', async (route) => {
    await panelButton(first, 'Actualizar').waitFor()
    await route.continue()
  })
  await panelButton(second, 'Gestionar').click()
  await panelButton(first, 'Gestionar').click()
  await first.getByText(SAVED).waitFor()
  const told = second.getByRole('alertdialog', { name: 'Error' })
  await told.getByText(/^Andrés Loaiza la tomó a las \d{2}:\d{2}/u).waitFor()
  await second.keyboard.press('Enter')
  await told.waitFor({ state: 'detached' })
  await panelButton(second, 'Actualizar').waitFor()
  await spine(second).getByRole('listitem').filter({ hasText: 'la tomó Andrés Loaiza' }).waitFor()
})

test('a lost answer is asked for again and saves once, and what was typed survives a reload', async () => {
  const referral = await taken(server, await server.login(MANAGER), await newReferral())
  const page = await openAs(MANAGER, referral)
  await panelField(page, 'Cargo').fill('Intensivista')
  await page.reload()
  await openReferral(page, referral.id)
  await expect.poll(() => panelField(page, 'Cargo').inputValue()).toBe('Intensivista')
  await referralPanel(page).getByRole('button', { name: 'Aceptación ahora' }).click()
  await panelField(page, 'Quién acepta').fill('Dra. C. Uribe')
  await institutionSearch(page).fill('prado')
  await page
    .getByRole('option', { name: /Clínica del Prado/u })
    .first()
    .click()
  // The server does save, and its answer does not arrive.
  await page.route('**/api/referencias/actualizar/**', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await panelButton(page, 'Actualizar').click()
  await page.getByText('Hubo un problema al actualizar la referencia.').waitFor()
  await page.unroute('**/api/referencias/actualizar/**')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.getByText(SAVED).waitFor()
  const events = await server.db
    .selectFrom('referencia_eventos')
    .select('clase')
    .where('referencia_id', '=', referral.id)
    .where('clase', '=', 'aceptacion')
    .execute()
  expect(events).toHaveLength(1)
})

/** A referral registered and found again without leaving the keyboard. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { HOSPITAL, MANAGER } from '../../support/referral.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { registerButton } from '../pages/referral-registration.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { tabTo, waitForFocus } from '../support/focus.ts'

let server: TestServer
let page: Page

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => page.context().close())
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

test('a referral is registered and opened by keyboard, and what was typed survives a reload', async () => {
  page = await signedIn(server, HOSPITAL)
  const { keyboard } = page
  await page.goto('/referencia/registro')
  const affiliate = page.getByRole('combobox', { name: 'Afiliado' })
  await waitForFocus(affiliate)
  await keyboard.type('mosquera')
  await page.getByRole('listbox', { name: 'Afiliado' }).getByRole('option').first().waitFor()
  await keyboard.press('Enter')
  await waitForFocus(page.getByRole('button', { name: 'Cambiar de afiliado' }))
  await tabTo(page.getByLabel('Tipo de anexo'))
  await keyboard.type('Referencia')
  await tabTo(page.getByLabel('Tipo de solicitud'))
  await keyboard.type('Remi')
  await tabTo(page.getByLabel('Especialidad a la que se remite'))
  await keyboard.type('Medicina fetal')
  await page.reload()
  await page.getByText('MOSQUERA PALACIOS, Yurleidy').waitFor()
  await tabTo(page.getByRole('combobox', { name: 'Diagnósticos CIE-10' }))
  await keyboard.type('preeclampsia')
  await page.getByRole('listbox', { name: 'Diagnósticos CIE-10' }).getByRole('option').first().waitFor()
  await keyboard.press('Enter')
  await tabTo(page.getByLabel('Descripción', { exact: true }))
  await keyboard.type('Gestante de 34 semanas con cifras de severidad.')
  await page.getByText('Lista para registrar').waitFor()
  await keyboard.press('Control+Enter')
  await page.getByText('¡Referencia registrada con éxito!').waitFor()
  await waitForFocus(page.getByRole('button', { name: 'Abrir la remisión' }))
  await keyboard.press('Enter')
  await page.waitForURL(/vista=registradas&remision=\d+/u)
  const rows = await server.db
    .selectFrom('referencias')
    .select('id')
    .where('especialidad_remision', '=', 'Medicina fetal')
    .execute()
  expect(rows).toHaveLength(1)
  await page.goto('/referencia/registro')
  await registerButton(page).waitFor()
  expect(await page.getByText('Faltan 6 campos').isVisible()).toBe(true)
})

test('the queue is walked with the arrows, and Enter opens the selected referral', async () => {
  page = await signedIn(server, MANAGER)
  const { keyboard } = page
  await page.goto('/referencia/seguimientos')
  await page.getByRole('table').getByRole('button', { name: 'Abrir' }).first().waitFor()
  await keyboard.press('/')
  await waitForFocus(page.getByLabel('Buscar en la lista'))
  await keyboard.type('AIU-NO-EXISTE')
  await page.getByText('Nada con estos filtros').waitFor()
  await keyboard.press('Control+A')
  await keyboard.press('Delete')
  await page.getByRole('table').getByRole('button', { name: 'Abrir' }).nth(1).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await page.waitForURL(/remision=\d+/u)
  await page.getByRole('heading', { level: 1, name: /^Referencia/u }).waitFor()
})

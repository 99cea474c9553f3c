/** One master whole, as who keeps it does it: every other one is the same page with another declaration. */
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { openMaster, openRecord, rowOf, saveRecord, searchMaster, write } from '../pages/maestros.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { waitForFocus } from '../support/focus.ts'

const ADMIN = 'admin@cauce.demo'
const COMPANY = 'Transportes Sabaneta S.A.S.'

let server: TestServer
let page: Page
let other: Page | null = null

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await page.context().close()
  await other?.context().close()
  other = null
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

const start = async (): Promise<Page> => {
  const person = await signedIn(server, ADMIN)
  person.setDefaultTimeout(30_000)
  await openMaster(person, 'admin/empresas')
  return person
}

test('a company is made with its digit computed, found without accents, put out of use and back', async () => {
  page = await start()
  await page.keyboard.press('+')
  await page.getByRole('heading', { name: 'Nueva empresa' }).waitFor()
  await write(page, 'NIT', '901500123')
  await page.getByText(/^Dígito \d: cada cifra por su peso suma/u).waitFor()
  await write(page, 'Razón social', 'Panificadora Ñandú S.A.S.')
  await page.getByRole('combobox', { name: 'Municipio' }).fill('itagui')
  await page.getByRole('option', { name: /Itagüí/u }).click()
  await page.getByRole('form').getByLabel('Riesgo').selectOption('II')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Empresa creada con éxito').waitFor()
  await page.getByRole('heading', { name: 'Panificadora Ñandú S.A.S.' }).waitFor()

  await searchMaster(page).fill('nandu')
  await expect.poll(() => rowOf(page, 'Panificadora').count()).toBe(1)
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
  await page.getByRole('button', { name: 'Inactivar…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Inactivar la empresa' }).click()
  await page.getByText('Empresa inactivada con éxito').waitFor()
  await rowOf(page, 'Inactiva').waitFor()
  await page.getByRole('button', { name: 'Activar', exact: true }).click()
  await page.getByText('Empresa activada con éxito').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Inactivada' }).waitFor()
})

test('two people change one company: what does not collide is joined, what does is chosen', async () => {
  page = await start()
  other = await start()
  await openRecord(page, COMPANY)
  await write(page, 'Correo para citas', 'salud@tsabaneta.demo')
  await write(page, 'Teléfono', '604 555 20 44')
  await openRecord(other, COMPANY)
  await write(other, 'Dirección', 'Calle 75 Sur # 43-12, bodega 4')
  await write(other, 'Correo para citas', 'talento@tsabaneta.demo')
  await saveRecord(other)
  await other.getByText('Empresa guardada con éxito').waitFor()

  await saveRecord(page)
  await page.getByText(/la cambió a las \d\d:\d\d, hace un momento/u).waitFor()
  await page.getByText('Lo suyo está aquí. Solo Correo para citas necesita que usted elija.').waitFor()
  expect(await page.getByRole('button', { name: /^Guardar mis 2 cambios/u }).isDisabled()).toBe(true)
  expect(await page.getByRole('form').getByRole('textbox', { name: 'Dirección' }).inputValue()).toContain('bodega 4')
  await page.getByRole('radio', { name: /lo suyo/u }).check()
  await page.getByText('Se guardan 2 cambios suyos').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Empresa guardada con éxito').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: COMPANY }).waitFor()
  const form = page.getByRole('form')
  expect(await form.getByRole('textbox', { name: 'Correo para citas' }).inputValue()).toBe('salud@tsabaneta.demo')
  expect(await form.getByRole('textbox', { name: 'Dirección' }).inputValue()).toContain('bodega 4')
})

test('with the keyboard alone; what was typed outlives a reload, and Esc asks only because of it', async () => {
  page = await start()
  await page.keyboard.press('/')
  await waitForFocus(searchMaster(page))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Historia/u }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: /^Historia/u }).waitFor({ state: 'detached' })
  await openRecord(page, 'Flores La Ceja S.A.S.')
  await write(page, 'Dirección', 'Vereda San José, kilómetro 4')
  await page.reload()
  await page.getByText('Se guarda 1 cambio suyo').waitFor()
  await page.keyboard.press('Escape')
  const ask = page.getByRole('alertdialog', { name: 'Hay cambios suyos sin guardar' })
  await ask.getByRole('button', { name: 'Descartar lo mío' }).click()
  await page.getByRole('heading', { name: /^Historia/u }).waitFor({ state: 'detached' })
})

test('a file is read without touching anything, its good lines are loaded, and what is wrong is given back', async () => {
  page = await start()
  await page.getByRole('button', { name: 'Cargar archivo' }).click()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'empresas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('NIT;Razón social;Municipio;Riesgo\n901600777;Café del Río;05631;V\n9;Nada;05631;V\n'),
  })
  const dialog = page.getByRole('dialog', { name: 'Revise antes de cargar' })
  await dialog.getByText('1 nueva · 1 rechazada', { exact: true }).first().waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descargar para corregir' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('Nada')
  await dialog.getByRole('button', { name: 'Cargar 1 línea' }).click()
  await page.getByRole('button', { name: 'Volver a la lista' }).click()
  await openRecord(page, 'Café del Río')
  await page.getByText(/^Carga C-\d+, línea 2$/u).waitFor()
})

test('all that was found is exported, whatever page is seen', async () => {
  page = await start()
  await page.getByRole('button', { name: /Inactivas/u }).click()
  await expect.poll(() => rowOf(page, 'Inactiva').count()).toBeGreaterThan(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Litografía San Benito')
  expect(text).not.toContain('Textiles El Poblado')
})

/** The history of an affiliate by keyboard alone, from the search to the print, and what its addresses never say. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { affiliateSearch, drawing, listRows, listSettled, openHistory, sister } from '../pages/history.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

const NAME = 'GÓMEZ CASTAÑO, María Elena'
const LEAVE = /^Ver: Incapacidad de 15 días/u

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

/** Presses Tab until the focus is on what has that name; fails when it never is. */
const tabTo = async (name: RegExp, most = 80): Promise<void> => {
  for (let pressed = 0; pressed < most; pressed += 1) {
    const text = await page.evaluate(() => {
      const { activeElement: at } = document
      return at === document.body ? '' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '')
    })
    if (name.test(text.trim())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab did not reach ${String(name)}`)
}

test('from the search to the certificate without the mouse', async () => {
  page = await signedIn(server, 'medico@cauce.demo')
  const { keyboard } = page
  await openHistory(page, 'consultas')
  await expect.poll(() => affiliateSearch(page).evaluate((box) => box === document.activeElement)).toBe(true)
  await keyboard.type('43512887')
  await page.getByRole('option').filter({ hasText: NAME }).waitFor()
  await keyboard.press('Enter')
  await drawing(page).waitFor()
  expect(await affiliateSearch(page).evaluate((box) => box === document.activeElement)).toBe(true)
  await tabTo(/Consulta prioritaria|Medicina general/u)
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect.poll(() => page.locator('li:focus').innerText()).toMatch(/Incapacidad de 15 días/u)
  await keyboard.press('Tab')
  expect(await page.getByRole('link', { name: LEAVE }).evaluate((link) => link === document.activeElement)).toBe(true)
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Histórico de incapacidades' }).waitFor()
  await listSettled(page)
  const printed = page.waitForResponse((response) => response.url().endsWith('/api/pdf'))
  await tabTo(/^Imprimir la incapacidad/u)
  await keyboard.press('Enter')
  expect((await printed).headers()['content-type']).toBe('application/pdf')
})

test('no address says who it is or what is looked for, and back finds the same list', async () => {
  page = await signedIn(server, 'medico@cauce.demo')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
  await openHistory(page, 'consultas')
  await affiliateSearch(page).fill('gómez castaño')
  await page.getByRole('option').filter({ hasText: NAME }).click()
  await sister(page, 'Consultas').click()
  await listSettled(page)
  await page.getByLabel('Buscar en la lista').fill('lumbar')
  await expect.poll(() => listRows(page).count()).toBe(2)
  await page.getByRole('button', { name: 'Leer', exact: true }).first().click()
  await page.getByRole('link', { name: 'Volver a la historia' }).waitFor()
  await page.goBack()
  await expect.poll(() => listRows(page).count()).toBe(2)
  addresses.push(page.url())
  expect(addresses.filter((address) => /g[oó]mez|43512887|lumbar|mar[ií]a/iu.test(address))).toEqual([])
})

test('the whole record is cancelled, and the answer that comes late saves nothing', async () => {
  page = await signedIn(server, 'medico@cauce.demo')
  let saved = 0
  page.on('download', () => {
    saved += 1
  })
  await openHistory(page, 'consultas', 'afiliado=1')
  const held = Promise.withResolvers<null>()
  await page.route('**/api/pdf', async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Historia completa', exact: true }).click()
  await page.getByText(/^Preparando la historia completa/u).waitFor()
  await page.getByRole('button', { name: 'Cancelar la historia completa' }).click()
  held.resolve(null)
  await page.getByText(/^Preparando la historia completa/u).waitFor({ state: 'detached' })
  await drawing(page).waitFor()
  expect(saved).toBe(0)
})

test('every reading is in the audit with whose it was, and no name', async () => {
  page = await signedIn(server, 'medico@cauce.demo')
  await openHistory(page, 'consultas', 'afiliado=1')
  await drawing(page).waitFor()
  await expect
    .poll(async () => {
      const rows = await server.db
        .selectFrom('auditoria')
        .select(['accion', 'afiliado_id', 'detalle'])
        .where('accion', 'in', ['historico.afiliado', 'historico.linea_de_tiempo'])
        .where('afiliado_id', '=', 1)
        .execute()
      return rows
        .filter(({ detalle }) => !/g[oó]mez|43512887/iu.test(JSON.stringify(detalle)))
        .map(({ accion }) => accion)
    })
    .toEqual(expect.arrayContaining(['historico.afiliado', 'historico.linea_de_tiempo']))
})

/** Services of the own-code catalogue as a person orders them, by keyboard where the hands already are. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openServices as openDemo, OWN_CODE, type Services } from '../../support/own-code.ts'
import {
  activeService,
  addService,
  openServices,
  orderServices,
  pendingService,
  readAndClose,
  serviceSearch,
} from '../pages/own-code.ts'
import { doneFoot } from '../pages/ordering.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

const ORDER_CALL = '**/api/ordenamiento/generarOrdenamiento/1/4'
const DONE = 'Orden generada con éxito'
const ALREADY = 'Uno o más códigos seleccionados ya han sido ordenados previamente.'

let demo: Services
let page: Page

beforeAll(async () => {
  demo = await openDemo()
})
afterEach(() => page.context().close())
afterAll(async () => {
  await closeBrowsers()
  await demo.ordering.close()
})

const start = async (): Promise<void> => {
  page = await signedIn(demo.ordering.server, 'medico@cauce.demo')
  await openServices(page, 1)
}

test('the search asks at the fourth letter, once, and narrows what it has', async () => {
  await start()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('BuscarCodigoPropio')) asked.push(decodeURIComponent(request.url()))
  })
  await serviceSearch(page).pressSequentially('cam')
  await serviceSearch(page).pressSequentially('i')
  await page.getByRole('option', { name: /Caminador con ruedas/u }).waitFor()
  await serviceSearch(page).pressSequentially('nador')
  await expect.poll(() => page.getByRole('option').count()).toBe(1)
  expect(asked.map((address) => address.split('/').at(-1))).toEqual(['cami'])
})

test('services are ordered without leaving the keyboard', async () => {
  await start()
  const { keyboard } = page
  await serviceSearch(page).pressSequentially('terapia física')
  await page.getByRole('option').first().waitFor()
  await keyboard.press('Enter')
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('10')
  await keyboard.press('Enter')
  const line = pendingService(page, 'CP0006')
  await line.getByText('Cuidado en Casa Aburrá').waitFor()
  await serviceSearch(page).and(page.locator(':focus')).waitFor()
  await keyboard.press('Control+Enter')
  await doneFoot(page).getByText(DONE).waitFor()
  const row = activeService(page, 'CP0006')
  await row.getByText('Activa').waitFor()
  expect(await row.getByRole('cell', { name: '10', exact: true }).count()).toBe(1)
  // The list empties in its own drawing, after the ordered line is there.
  await orderServices(page).waitFor({ state: 'detached' })
})

test('a code is neither listed twice nor ordered twice', async () => {
  await start()
  await addService(page, OWN_CODE.colostomy)
  await serviceSearch(page).fill(OWN_CODE.colostomy)
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: /^Añadir/u }).click()
  await page.getByText('El código propio ya ha sido agregado').first().waitFor()
  await page.getByRole('button', { name: 'Limpiar' }).click()
  await orderServices(page).click()
  await doneFoot(page).getByText(DONE).waitFor()
  await addService(page, OWN_CODE.colostomy)
  await orderServices(page).click()
  await readAndClose(page, 'Error', ALREADY)
  expect(await pendingService(page, OWN_CODE.colostomy).getByText(ALREADY).count()).toBe(1)
})

test('what another tab ordered meanwhile is refused by the server, in the same words', async () => {
  await start()
  await addService(page, OWN_CODE.gloves)
  expect((await demo.order([OWN_CODE.gloves])).status).toBe(200)
  await orderServices(page).click()
  await readAndClose(page, 'Error', ALREADY)
  await activeService(page, OWN_CODE.gloves).getByText('Activa').waitFor()
})

test('a lost answer is asked for again and orders once', async () => {
  await start()
  await addService(page, OWN_CODE.stockings)
  await page.route(ORDER_CALL, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await orderServices(page).click()
  const lost = page.getByRole('alertdialog', { name: 'Error' })
  await lost.getByText('Ocurrio un error al generar el ordenamiento', { exact: true }).waitFor()
  await page.unroute(ORDER_CALL)
  await lost.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await doneFoot(page).getByText(DONE).waitFor()
  const lines = (await demo.active()).filter(({ codigo_propio }) => codigo_propio.codigo === OWN_CODE.stockings)
  expect(lines).toHaveLength(1)
})

test('a service without a site is not printed until it has a provider', async () => {
  await start()
  await addService(page, OWN_CODE.walker)
  await pendingService(page, OWN_CODE.walker).getByText('ORDEN SIN DIRECCIONAMIENTO').waitFor()
  await orderServices(page).click()
  await doneFoot(page).getByText(DONE).waitFor()
  const row = activeService(page, OWN_CODE.walker)
  await row.getByRole('button', { name: /^Descargar/u }).click()
  await readAndClose(page, 'Error', 'El servicio no tiene no tiene direccionamiento.')
  await row.getByRole('button', { name: 'Direccionar' }).click()
  const change = page.getByRole('dialog', { name: 'Asignar la sede' })
  await change.getByRole('button', { name: 'Asignar la sede' }).click()
  await change.getByText('Debe seleccionar un prestador').waitFor()
  await change.getByRole('combobox').fill('Cuidado')
  await change
    .getByRole('option', { name: /Cuidado en Casa Aburrá/u })
    .first()
    .click()
  await change.getByRole('button', { name: 'Asignar la sede' }).click()
  await page.locator('.ca-toaster').getByText('Orden direccionada con éxito', { exact: true }).waitFor()
  await row.getByText('Cuidado en Casa Aburrá').waitFor()
  const printed = page.waitForResponse('**/api/pdf')
  await row.getByRole('button', { name: /^Descargar/u }).click()
  expect((await printed).headers()['content-type']).toBe('application/pdf')
})

test('what fails is said in the words of the screen', async () => {
  page = await signedIn(demo.ordering.server, 'medico@cauce.demo')
  await page.route('**/api/ordenamiento/ordenes-activas/1/4', (route) => route.abort())
  await page.route('**/api/codigo-propio/**', (route) => route.abort())
  await page.route('**/api/reps/listar**', (route) => route.abort())
  await openServices(page, 1)
  await page.getByText('Ocurrió un error al cargar las ordenes activas').waitFor()
  await serviceSearch(page).fill('camina')
  await page.getByText('Ocurrió un error al cargar los códigos propios').waitFor()
  await page.unroute('**/api/codigo-propio/**')
  await addService(page, OWN_CODE.crutches)
  await pendingService(page, OWN_CODE.crutches).getByRole('button', { name: 'Direccionar' }).click()
  await page.getByRole('dialog', { name: '¿Dónde se realiza?' }).getByRole('combobox').fill('Cuidado')
  await page.getByText('Ocurrió un error al cargar los prestadores').waitFor()
})

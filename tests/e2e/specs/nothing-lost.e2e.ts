/** Nothing typed is lost, and nothing is ordered twice. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { acceptConsent, answer, consentDialog, drawSignature, keepConsent, signAs } from '../pages/consent.ts'
import { signIn } from '../pages/login.ts'
import {
  activeRow,
  addProcedure,
  dialog,
  doneFoot,
  interrupted,
  openOrdering,
  order,
  orderButton,
  pendingRow,
  searchBox,
} from '../pages/ordering.ts'
import { signOut } from '../pages/shell.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

const DOCTOR = 'medico@cauce.demo'
const ORDER_CALL = '**/api/ordenamiento/generarOrdenamiento/**'

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

const start = async (consultaId: number): Promise<void> => {
  page = await signedIn(server, DOCTOR)
  await openOrdering(page, consultaId)
}

const ordersOf = async (consultaId: number): Promise<number> => {
  const { n } = await server.db
    .selectFrom('ordenes')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('consulta_id', '=', consultaId)
    .executeTakeFirstOrThrow()
  return n
}

test('the list and what is being typed survive a reload', async () => {
  await start(1)
  await addProcedure(page, '881302', 'Masa palpable')
  await addProcedure(page, '452301', 'Sangre oculta positiva')
  await page.getByRole('textbox', { name: 'Observación' }).fill('A medio escribir')
  await page.reload()
  await pendingRow(page, '881302').getByText('Masa palpable').waitFor()
  await pendingRow(page, '452301').getByText('Sangre oculta positiva').waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Observación' }).inputValue()).toBe('A medio escribir')
})

test('the answers of a consent and its signature survive a reload', async () => {
  await start(2)
  await addProcedure(page, '441302', 'Dolor epigástrico')
  await order(page)
  await acceptConsent(page)
  await answer(page, '¿Acepta el procedimiento?', 'Sí')
  await signAs(page, 'Paciente')
  await drawSignature(page)
  await page.getByText('Todo está diligenciado').waitFor()
  await page.reload()
  await page.getByText('Todo está diligenciado').waitFor()
  await consentDialog(page)
    .getByRole('img', { name: /con trazos/u })
    .waitFor()
  await keepConsent(page)
  await activeRow(page, '441302').getByText('Consentimiento firmado').waitFor()
})

test('without connection nothing is ordered; with it again the same order is made once', async () => {
  await start(3)
  await addProcedure(page, '881302', 'Masa palpable')
  await page.context().setOffline(true)
  await page.getByText('Sin conexión. Lo que escribe se conserva').waitFor()
  await orderButton(page).click()
  const lost = interrupted(page)
  await lost.waitFor()
  expect(await ordersOf(3)).toBe(0)
  await page.context().setOffline(false)
  await lost.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await doneFoot(page).waitFor()
  await activeRow(page, '881302').getByText('Activa').waitFor()
  expect(await ordersOf(3)).toBe(1)
})

test('an answer that is lost on its way back does not order twice', async () => {
  await start(5)
  await addProcedure(page, '881302', 'Masa palpable')
  await page.route(ORDER_CALL, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await orderButton(page).click()
  const lost = interrupted(page)
  await lost.waitFor()
  expect(await ordersOf(5)).toBe(1)
  await page.unroute(ORDER_CALL)
  await page.reload()
  await lost.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await doneFoot(page).waitFor()
  await activeRow(page, '881302').getByText('Activa').waitFor()
  expect(await ordersOf(5)).toBe(1)
})

const token = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('cauce.token'))

/** Ends the session as time ends it: nobody tells this page, which learns it with its next call. */
const expireSession = async (): Promise<void> => {
  const held = await token()
  await server.db.updateTable('sesiones').set({ revocada_at: new Date() }).where('revocada_at', 'is', null).execute()
  await expect.poll(async () => (await server.call('/api/auth/me', { token: held })).status).toBe(401)
}

test('a session that ends in the middle of the list asks to sign in and comes back to it', async () => {
  await start(6)
  await addProcedure(page, '881302', 'Masa palpable')
  await searchBox(page).fill('452')
  await expireSession()
  // The fourth figure asks the server. A key is pressed, not a field filled: any other call may already have told the page.
  await page.keyboard.press('3')
  await page.getByRole('heading', { name: 'Ingresar' }).waitFor()
  await signIn(page, server, DOCTOR)
  await dialog(page).waitFor()
  await pendingRow(page, '881302').getByText('Masa palpable').waitFor()
  await order(page)
  await activeRow(page, '881302').getByText('Activa').waitFor()
  expect(await ordersOf(6)).toBe(1)
})

test('a session that ends while ordering makes the order once after signing in', async () => {
  await start(2)
  const before = await ordersOf(2)
  await addProcedure(page, '881302', 'Masa palpable')
  // With the order on its way: sooner, any other call of the page may learn it first and take the button away.
  await page.route(
    ORDER_CALL,
    async (route) => {
      await expireSession()
      await route.continue()
    },
    { times: 1 },
  )
  await orderButton(page).click()
  await page.getByRole('heading', { name: 'Ingresar' }).waitFor()
  expect(await ordersOf(2)).toBe(before)
  await signIn(page, server, DOCTOR)
  await doneFoot(page).waitFor()
  await activeRow(page, '881302').getByText('Activa').waitFor()
  expect(await ordersOf(2)).toBe(before + 1)
})

test('pressing Order twice makes one order', async () => {
  await start(1)
  const before = await ordersOf(1)
  await addProcedure(page, '903841', 'Control')
  await orderButton(page).evaluate((button) => {
    if (!(button instanceof HTMLButtonElement)) return
    button.click()
    button.click()
  })
  await page.keyboard.press('Control+Enter')
  await doneFoot(page).waitFor()
  await page.getByText('La lista está vacía').waitFor()
  expect(await ordersOf(1)).toBe(before + 1)
})

test('signing out forgets every draft', async () => {
  await start(1)
  await addProcedure(page, '881302', 'Masa palpable')
  const kept = (): Promise<string[]> =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('cauce.borrador')),
    )
  await expect.poll(kept).toHaveLength(1)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await signOut(page)
  expect(await kept()).toEqual([])
  await signIn(page, server, DOCTOR)
  await page.getByRole('heading', { name: 'Siguientes consultas' }).waitFor()
  await openOrdering(page, 1)
  await page.getByText('La lista está vacía').waitFor()
})

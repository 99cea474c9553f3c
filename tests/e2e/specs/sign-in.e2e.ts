/** Signing in and out. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { sendCredentials, signIn } from '../pages/login.ts'
import { dialog, orderingPath } from '../pages/ordering.ts'
import { signOut } from '../pages/shell.ts'
import { closeBrowsers, newPerson, signedIn } from '../support/browser.ts'

const WRONG = 'Usuario o contraseña incorrectos'

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

test('wrong data are told without telling which part was wrong', async () => {
  page = await newPerson(server)
  await page.goto('/')
  await sendCredentials(page, 'medico@cauce.demo', 'no es esta')
  await page.getByText(WRONG).waitFor()
  await page.reload()
  await sendCredentials(page, 'nadie@cauce.demo')
  await page.getByText(WRONG).waitFor()
})

test('five failures lock the user, also for the right password, in the same words', async () => {
  page = await newPerson(server)
  await page.goto('/')
  const send = async (password?: string): Promise<void> => {
    const told = page.waitForResponse('**/api/auth/validar-usuario')
    await sendCredentials(page, 'referente@cauce.demo', password)
    await told
    await page.getByText(WRONG).waitFor()
  }
  for (let failure = 1; failure <= 5; failure += 1) await send(`no es ${failure}`)
  await page.reload()
  await send()
  expect(await page.getByLabel('Código').count()).toBe(0)
})

test('an address that needs a session survives the sign-in', async () => {
  page = await newPerson(server)
  await page.goto(orderingPath(1))
  await signIn(page, server, 'medico@cauce.demo')
  await dialog(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/panelMedico/atencion/1')
})

test('what comes after the path, query and anchor, survives it too', async () => {
  page = await newPerson(server)
  await page.goto('/panelMedico/atencion?pagina=1#contenido')
  await signIn(page, server, 'medico@cauce.demo')
  await page.getByRole('heading', { name: 'Consultas de hoy' }).waitFor()
  const { pathname, hash } = new URL(page.url())
  expect([pathname, hash]).toEqual(['/panelMedico/atencion', '#contenido'])
})

test('who lacks the permission of a page reads which one it is, and nothing of the page', async () => {
  page = await signedIn(server, 'auxiliar@cauce.demo')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/panelMedico/atencion')
  await page.getByRole('heading', { name: 'No tiene permiso para ver esta página' }).waitFor()
  await page.getByText('Pide el permiso «panelmedico.atenciones»: lo da un administrador').waitFor()
  expect(asked.filter((path) => path.startsWith('/api/consultas'))).toEqual([])
})

test('an address of somewhere else is not believed', async () => {
  page = await newPerson(server)
  await page.goto('/?volver=//otro.sitio/robar')
  await signIn(page, server, 'medico@cauce.demo')
  await page.getByRole('heading', { name: 'Siguientes consultas' }).waitFor()
  expect(new URL(page.url()).origin).toBe(new URL(server.url).origin)
})

test('who signs out is out, also by going back', async () => {
  page = await newPerson(server)
  await page.goto('/panelMedico/atencion')
  await signIn(page, server, 'medico@cauce.demo')
  await page.getByRole('heading', { name: 'Consultas de hoy' }).waitFor()
  const token = await page.evaluate(() => localStorage.getItem('cauce.token'))
  await signOut(page)
  expect(await page.evaluate(() => localStorage.getItem('cauce.token'))).toBeNull()
  expect((await server.call('/api/auth/me', { token })).status).toBe(401)
  await page.goBack()
  await page.getByRole('heading', { name: 'Ingresar' }).waitFor()
})

test('who signs in after somebody signed out is not taken to where that person was', async () => {
  page = await signedIn(server, 'medico@cauce.demo')
  await page.goto('/panelMedico/atencion/1')
  await signOut(page)
  await signIn(page, server, 'auditor@cauce.demo')
  await page.getByRole('heading', { name: 'Lo que espera por usted' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('who signs out in one tab is out in the others', async () => {
  page = await signedIn(server, 'medico@cauce.demo')
  await page.goto('/panelMedico/atencion')
  const other = await page.context().newPage()
  await other.goto('/')
  await other.getByRole('heading', { name: 'Siguientes consultas' }).waitFor()
  await signOut(other)
  await page.getByRole('heading', { name: 'Ingresar' }).waitFor()
})

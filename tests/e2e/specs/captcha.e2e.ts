/** The captcha of an installation that has one, with a script in the place of Google's. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { sendCredentials } from '../pages/login.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { closeBrowsers, newPerson } from '../support/browser.ts'

const SCRIPT = 'https://www.google.com/recaptcha/api.js*'
const DOCTOR = 'medico@cauce.demo'
/** Answers at once, as where nothing is suspected. */
const FAKE = `window.grecaptcha = {
  ready: (act) => act(),
  render: (place, widget) => {
    place.innerHTML = '<div class="grecaptcha-badge">reCAPTCHA</div>'
    window.dibujado = widget.sitekey + ' ' + widget.size
    window.responder = widget.callback
    return 0
  },
  execute: () => window.responder('visto'),
  reset: () => {},
}`

let server: TestServer
let page: Page

beforeAll(async () => {
  server = await startTestServer({ config: { captcha: { siteKey: 'clave-publica', secretKey: null } } })
})
afterEach(() => page.context().close())
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

const body = async (): Promise<unknown> => {
  const sent = page.waitForRequest('**/api/auth/validar-usuario')
  await sendCredentials(page, DOCTOR)
  return (await sent).postDataJSON()
}

test('its answer travels with user and password, its badge is hidden and it speaks Spanish', async () => {
  page = await newPerson(server)
  const asked: string[] = []
  await page.route(SCRIPT, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: FAKE })
  })
  await page.goto('/')
  await page.locator('.grecaptcha-badge').waitFor({ state: 'attached' })
  expect(await page.locator('.grecaptcha-badge').isVisible()).toBe(false)
  expect(asked).toEqual(['https://www.google.com/recaptcha/api.js?hl=es&render=explicit'])
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await body()).toMatchObject({ email: DOCTOR, captcha: 'visto' })
  await page.getByRole('heading', { name: 'Revise su correo' }).waitFor()
})

test('a script that does not load is said in Spanish, and loads when it is tried again', async () => {
  page = await newPerson(server)
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto('/')
  await page.getByText('No se pudo cargar la comprobación de que usted no es un robot').waitFor()
  await page.unroute(SCRIPT)
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: FAKE }))
  await page.getByRole('button', { name: 'Cargar de nuevo' }).click()
  await page.locator('.grecaptcha-badge').waitFor({ state: 'attached' })
  expect(await body()).toMatchObject({ captcha: 'visto' })
})

test('an installation without the key of its captcha says so', async () => {
  const other = await startTestServer({ config: { captcha: { siteKey: null, secretKey: 'secreta' } } })
  page = await newPerson(other)
  await page.goto('/')
  await page.getByText('A este servidor le falta la clave del captcha').waitFor()
  await other.close()
})

test('an installation without captcha asks Google for nothing', async () => {
  const other = await startTestServer()
  page = await newPerson(other)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(other.url)) elsewhere.push(request.url())
  })
  await page.goto('/')
  await sendCredentials(page, DOCTOR)
  await page.getByRole('heading', { name: 'Revise su correo' }).waitFor()
  expect(elsewhere).toEqual([])
  await other.close()
})

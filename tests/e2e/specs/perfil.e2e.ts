/** What a person looks after by themselves: second factor, sessions, avatar. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { appCode, nextAppCode } from '../../support/authenticator.ts'
import { freePort } from '../../support/free-port.ts'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../support/server.ts'
import { sendCredentials } from '../pages/login.ts'
import {
  forgetPasswords,
  openProfile,
  part,
  passwordDialog,
  setupDialog,
  shownCodes,
  shownKey,
} from '../pages/profile.ts'
import { signOut } from '../pages/shell.ts'
import { closeBrowsers, newPerson, signedIn } from '../support/browser.ts'
import { tabTo, waitForFocus, waitForFocusIn } from '../support/focus.ts'
import { keepCookie } from '../../support/credentials.ts'

const DOCTOR = 'medico@cauce.demo'
const HELPER = 'auxiliar@cauce.demo'

let server: TestServer
const open: Page[] = []

const person = async (email: string): Promise<Page> => {
  const page = await signedIn(server, email)
  open.push(page)
  return page
}

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.context().close()))
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

test('the application of codes is turned on by keyboard alone, and one signs in with it', async () => {
  const page = await person(DOCTOR)
  await openProfile(page)
  await forgetPasswords(server)
  await tabTo(page.getByRole('button', { name: 'Usar una aplicación de códigos' }))
  await page.keyboard.press('Enter')
  const password = passwordDialog(page).getByRole('textbox', { name: 'Contraseña' })
  await waitForFocus(password)
  await page.keyboard.type('no es esta')
  await page.keyboard.press('Enter')
  await passwordDialog(page).locator('.ca-field-error').waitFor()
  await waitForFocus(password)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await setupDialog(page)
    .getByRole('img', { name: /Código QR/u })
    .waitFor()
  const key = await shownKey(page)
  await passwordDialog(page).waitFor({ state: 'detached' })
  await waitForFocusIn(setupDialog(page))
  await tabTo(setupDialog(page).getByRole('button', { name: 'Ya la agregué' }))
  await page.keyboard.press('Enter')
  await waitForFocus(setupDialog(page).getByLabel('Código de la aplicación'))
  await page.keyboard.type(appCode(key, Date.now()))
  await page.keyboard.press('Enter')
  const kept = setupDialog(page).getByRole('checkbox', { name: 'Ya los guardé' })
  await kept.waitFor()
  const codes = await shownCodes(page)
  expect(codes).toHaveLength(10)
  // The codes are shown once: Esc does not take them away.
  await page.keyboard.press('Escape')
  expect(await setupDialog(page).getByRole('button', { name: 'Terminar' }).isDisabled()).toBe(true)
  await tabTo(kept)
  await page.keyboard.press('Space')
  await tabTo(setupDialog(page).getByRole('button', { name: 'Terminar' }))
  await page.keyboard.press('Enter')
  await part(page, 'Segundo factor').getByText('Le quedan 10 códigos de recuperación.').waitFor()

  await signOut(page)
  await sendCredentials(page, DOCTOR)
  await page.getByRole('textbox', { name: 'Código de la aplicación' }).fill(nextAppCode(key))
  await page.getByRole('button', { name: /Laura Restrepo/u }).waitFor()

  await signOut(page)
  await sendCredentials(page, DOCTOR)
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await page.getByRole('textbox', { name: 'Código de recuperación' }).fill(codes[0]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await page.getByRole('button', { name: /Laura Restrepo/u }).waitFor()
  await openProfile(page)
  await part(page, 'Segundo factor').getByText('Le quedan 9 códigos de recuperación.').waitFor()
})

test('who leaves the question for the password has changed nothing', async () => {
  const page = await person('oncologo@cauce.demo')
  await openProfile(page)
  await forgetPasswords(server)
  const button = page.getByRole('button', { name: 'Usar una aplicación de códigos' })
  await button.click()
  await passwordDialog(page).waitFor()
  await page.keyboard.press('Escape')
  await passwordDialog(page).waitFor({ state: 'detached' })
  await waitForFocus(button)
  await part(page, 'Segundo factor').getByText('Código por correo').waitFor()
  expect(await setupDialog(page).count()).toBe(0)
})

test('a session that is ended elsewhere is signed out at once, and the list forgets it', async () => {
  const lost = await person('referente@cauce.demo')
  await lost.goto('/')
  await lost.getByRole('button', { name: /Bienvenido/u }).waitFor()
  const page = await person('referente@cauce.demo')
  await openProfile(page)
  const sessions = part(page, 'Sesiones abiertas').getByRole('listitem')
  await expect.poll(() => sessions.count()).toBe(2)
  await tabTo(sessions.getByRole('button', { name: /^Cerrar la sesión de/u }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await waitForFocus(question.getByRole('button', { name: 'Dejarla abierta' }))
  await page.keyboard.press('Shift+Tab')
  await waitForFocus(question.getByRole('button', { name: 'Cerrar la sesión' }))
  await page.keyboard.press('Enter')
  await lost.getByRole('heading', { name: 'Ingresar' }).waitFor()
  await expect.poll(() => sessions.count()).toBe(1)
})

test('a session ended by somebody else leaves the list when one comes back to the page', async () => {
  const page = await person('auditor@cauce.demo')
  await server.login('auditor@cauce.demo')
  await openProfile(page)
  const sessions = part(page, 'Sesiones abiertas').getByRole('listitem')
  await expect.poll(() => sessions.count()).toBe(2)
  await server.db
    .updateTable('sesiones')
    .set({ revocada_at: new Date() })
    .where('id', '=', (one) => one.selectFrom('sesiones').select((of) => of.fn.max('id').as('id')))
    .execute()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => sessions.count()).toBe(1)
})

test('the bell is gone as soon as there is a recovery address', async () => {
  const page = await person(HELPER)
  await openProfile(page)
  const bell = page.getByRole('button', { name: 'Recomendaciones: 1' })
  await bell.waitFor()
  await page.getByLabel('Correo de recuperación').fill('yesenia.caro@correo.co')
  await page.getByRole('button', { name: 'Guardar los datos' }).click()
  await bell.waitFor({ state: 'detached' })
})

test('without configuration the initials are drawn here and nothing is asked of anybody else', async () => {
  const page = await person(HELPER)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (/^https?:/u.test(request.url()) && new URL(request.url()).origin !== server.url) elsewhere.push(request.url())
  })
  await openProfile(page)
  expect(await page.locator('.ca-avatar').allTextContents()).toEqual(['YC', 'YC'])
  expect(elsewhere).toEqual([])
})

test('a configured avatar is asked for with the name and 150 pixels; the initials stand in for what does not come', async () => {
  const asked: string[] = []
  let there = true
  const avatars = createServer((request, reply) => {
    asked.push(request.url ?? '')
    reply.writeHead(there ? 200 : 404, { 'content-type': 'image/svg+xml' })
    reply.end(there ? '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150"/>' : '')
  })
  const port = await freePort()
  avatars.listen(port, '127.0.0.1')
  await once(avatars, 'listening')
  const avatarUrl = `http://127.0.0.1:${port}/api/?name={name}&size={size}`
  const configured = await startTestServer({ config: { avatarUrl } })
  const page = await newPerson(configured)
  try {
    const token = await configured.login(HELPER)
    await keepCookie(page.context(), server.url, token)
    await page.addInitScript((value) => localStorage.setItem('cauce.token', value), token)
    await openProfile(page)
    await expect.poll(() => page.locator('.ca-avatar img[data-shown]').count()).toBe(2)
    expect(new Set(asked)).toEqual(new Set(['/api/?name=Yesenia%20Caro%20Pe%C3%B1a&size=150']))
    there = false
    await page.reload()
    await part(page, 'Sesiones abiertas').waitFor()
    await expect.poll(() => page.locator('.ca-avatar').allTextContents()).toEqual(['YC', 'YC'])
    await expect.poll(() => page.locator('.ca-avatar img').count()).toBe(0)
  } finally {
    await page.context().close()
    await configured.close()
    avatars.close()
  }
})

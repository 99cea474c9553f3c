/** Inactivity with several tabs of one browser, by a clock that the test moves. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { disconnection, holdClock, moveMouse, openWatched, passMinutes, warning } from '../pages/idle.ts'
import { signIn } from '../pages/login.ts'
import { signOut } from '../pages/shell.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { waitForFocus } from '../support/focus.ts'

const DOCTOR = 'medico@cauce.demo'
const LIST = '/panelMedico/atencion'

let server: TestServer
let first: Page
let second: Page

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('cauce.token'))
const pass = (minutes: number) => passMinutes(first.context(), minutes)
const seen = (...dialogs: readonly { waitFor: () => Promise<void> }[]) =>
  Promise.all(dialogs.map((dialog) => dialog.waitFor()))
const gone = (page: Page) => warning(page).waitFor({ state: 'detached' })

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  first = await signedIn(server, DOCTOR)
  await holdClock(first.context())
  await openWatched(first, LIST)
  await first.getByRole('heading', { name: 'Consultas de hoy' }).waitFor()
  second = await first.context().newPage()
  await openWatched(second, '/')
  await second.getByRole('heading', { name: 'Siguientes consultas' }).waitFor()
  await moveMouse(second)
})
afterEach(() => first.context().close())
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

test('activity in one tab keeps the other, and closes its warning', async () => {
  await pass(20)
  await moveMouse(second)
  await pass(20)
  expect([await warning(first).count(), await warning(second).count()]).toEqual([0, 0])
  await pass(10)
  await seen(warning(first), warning(second))
  await moveMouse(first)
  await Promise.all([gone(first), gone(second)])
  expect(await tokenOf(first)).not.toBeNull()
})

test('both warn at 30 minutes and both disconnect at 60, with the same words', async () => {
  await pass(29)
  expect(await warning(first).count()).toBe(0)
  await pass(1)
  await seen(warning(first), warning(second))
  expect(await warning(first).getByRole('timer').textContent()).toMatch(/^(30:00|29:5\d)La sesión se cierra en /u)
  const token = await tokenOf(first)
  await pass(30)
  await seen(disconnection(first), disconnection(second))
  await seen(first.getByRole('heading', { name: 'Ingresar' }), second.getByRole('heading', { name: 'Ingresar' }))
  expect(await tokenOf(first)).toBeNull()
  await expect.poll(async () => (await server.call('/api/auth/me', { token })).status).toBe(401)
})

test('what was said stays until it is read, and signing in leads back to where one was', async () => {
  await second.close()
  await pass(60)
  await disconnection(first).waitFor()
  await pass(5)
  await moveMouse(first)
  await disconnection(first).waitFor()
  await first.keyboard.press('Enter')
  await disconnection(first).waitFor({ state: 'detached' })
  await signIn(first, server, DOCTOR)
  await first.getByRole('heading', { name: 'Consultas de hoy' }).waitFor()
  expect(new URL(first.url()).pathname).toBe(LIST)
  await pass(29)
  expect(await warning(first).count()).toBe(0)
})

test('a computer that slept for more than an hour is disconnected by the mouse that wakes it up', async () => {
  await pass(75)
  await moveMouse(first)
  await seen(disconnection(first), disconnection(second))
})

test('a tab that is opened later counts from the last activity in any of them', async () => {
  await pass(40)
  await seen(warning(first))
  const third = await first.context().newPage()
  await openWatched(third, '/')
  await warning(third).waitFor()
  await pass(20)
  await seen(disconnection(first), disconnection(second), disconnection(third))
})

test('the warning is answered by keyboard alone: to stay, or to leave', async () => {
  await pass(31)
  await first.bringToFront()
  await warning(first).waitFor()
  await waitForFocus(warning(first).getByRole('button', { name: 'Seguir en la sesión' }))
  await first.keyboard.press('Enter')
  await Promise.all([gone(first), gone(second)])
  await pass(31)
  await warning(first).waitFor()
  await first.keyboard.press('Shift+Tab')
  await waitForFocus(warning(first).getByRole('button', { name: 'Cerrar sesión' }))
  await first.keyboard.press('Enter')
  await seen(first.getByRole('heading', { name: 'Ingresar' }), second.getByRole('heading', { name: 'Ingresar' }))
  expect([await disconnection(first).count(), await disconnection(second).count()]).toEqual([0, 0])
})

test('who signs out in one tab is out in the other, which does not speak of inactivity', async () => {
  await signOut(second)
  await first.getByRole('heading', { name: 'Ingresar' }).waitFor()
  await first.getByText('Su sesión terminó').waitFor()
  await pass(61)
  expect([await warning(first).count(), await disconnection(first).count()]).toEqual([0, 0])
})

test('who only writes is active for the server too, and what the page asks by itself is not activity', async () => {
  const asked: (string | undefined)[] = []
  first.on('request', (request) => {
    if (request.url().endsWith('/api/auth/me')) asked.push(request.headers()['x-sin-actividad'])
  })
  await first.bringToFront()
  for (let minute = 0; minute < 6; minute += 1) {
    await pass(1)
    await first.getByLabel('Buscar').press('a')
  }
  await expect.poll(() => asked.length).toBe(1)
  expect(asked).toEqual([undefined])

  await pass(10)
  const quiet: (string | undefined)[] = []
  first.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() === 'POST') quiet.push(request.headers()['x-sin-actividad'])
  })
  // The page that comes back online asks again for its lists, save for one whose answer is still on its way:
  // the line falls and comes back until there was something to ask for.
  await expect
    .poll(async () => {
      await first.evaluate(() => window.dispatchEvent(new Event('offline')))
      await first.evaluate(() => window.dispatchEvent(new Event('online')))
      return quiet.length
    })
    .toBeGreaterThan(0)
  expect(new Set(quiet)).toEqual(new Set(['1']))
})

/** The second step of the sign-in, by mail and by application, with the browser's clock in the test's hands. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import * as Schema from 'effect/Schema'
import { cuenta } from '@cauce/contract/cuenta'
import { appCode, nextAppCode } from '../../support/authenticator.ts'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../support/server.ts'
import { holdClock } from '../pages/idle.ts'
import { codeFor, sendCredentials } from '../pages/login.ts'
import { closeBrowsers, newPerson } from '../support/browser.ts'
import { tabTo, waitForFocus } from '../support/focus.ts'

const MAIL = 'medico@cauce.demo'
const APPLICATION = 'auxiliar@cauce.demo'
const SECOND_MS = 1_000

let server: TestServer
let page: Page
let secret: string
let recovery: readonly string[]

/** The person's telephone has the application. */
const turnOn = async (): Promise<void> => {
  const token = await server.login(APPLICATION)
  const started = await server.call('/api/perfil/totp', { token, body: {} })
  secret = Schema.decodeUnknownSync(cuenta.iniciarTotp.answer)(started.body).secreto
  const confirmed = await server.call('/api/perfil/totp/confirmar', {
    token,
    body: { codigo: appCode(secret, Date.now()) },
  })
  recovery = Schema.decodeUnknownSync(cuenta.confirmarTotp.answer)(confirmed.body).codigos
}

const open = async (): Promise<void> => {
  page = await newPerson(server)
  await holdClock(page.context())
  await page.goto('/')
}
const enter = () => page.getByRole('button', { name: 'Ingresar', exact: true }).click()

beforeAll(async () => {
  server = await startTestServer()
  await turnOn()
})
afterEach(() => page.context().close())
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

test('another code is sent after a wait that is counted down', async () => {
  await open()
  await sendCredentials(page, MAIL)
  await page.getByText('Vence en 10 minutos.').waitFor()
  const again = page.getByRole('button', { name: /^Enviar otro código/u })
  expect(await again.isDisabled()).toBe(true)
  expect(await again.textContent()).toMatch(/^Enviar otro código en (30|2\d) s$/u)
  await page.clock.fastForward(31 * SECOND_MS)
  await page.getByRole('button', { name: 'Enviar otro código', exact: true }).waitFor()
  expect(await again.isDisabled()).toBe(false)
})

test('a code that was not typed in ten minutes has to be asked for again', async () => {
  await open()
  await sendCredentials(page, MAIL)
  await page.getByLabel('Código').fill('1')
  await page.clock.fastForward(9 * 60 * SECOND_MS)
  await page.getByText(/^Enviamos un código a .*Vence en (1 minuto|menos de un minuto)\.$/u).waitFor()
  await page.clock.fastForward(61 * SECOND_MS)
  await page.getByText('El código venció. Pida otro para ingresar').waitFor()
  const again = page.getByRole('button', { name: 'Enviar otro código', exact: true })
  await waitForFocus(again)
  // The server's clock, which nobody moved, still wants its half minute.
  await page.keyboard.press('Enter')
  await page.getByText('Espere unos segundos antes de pedir otro código.').waitFor()
  await page.getByRole('button', { name: 'Volver' }).click()
  await page.getByRole('heading', { name: 'Ingresar' }).waitFor()
})

test('five wrong codes end the sign-in, which says so', async () => {
  await open()
  await sendCredentials(page, 'auditor@cauce.demo')
  const right = await codeFor(server, 'auditor@cauce.demo')
  for (let time = 0; time < 6; time += 1) {
    await waitForFocus(page.getByLabel('Código'))
    expect(await page.getByLabel('Código').inputValue()).toBe('')
    const told = page.waitForResponse('**/api/auth/validar-codigo')
    await page.keyboard.type(right === '000000' ? '111111' : '000000')
    await told
    await page.getByText(time < 5 ? 'El código no es válido o ya venció' : 'Ese ingreso ya no sirve').waitFor()
  }
  await page.getByText('Ese ingreso ya no sirve').waitFor()
  await page.getByRole('heading', { name: 'Ingresar' }).waitFor()
})

test('who uses an application gets no mail, and its code lets them in', async () => {
  await open()
  await sendCredentials(page, APPLICATION)
  await page.getByRole('heading', { name: 'Escriba el código de su aplicación' }).waitFor()
  expect(await page.getByRole('button', { name: /^Enviar otro código/u }).count()).toBe(0)
  await page.getByLabel('Código de la aplicación').fill('12345')
  await enter()
  await page.getByText('El código tiene seis dígitos').waitFor()
  await waitForFocus(page.getByLabel('Código de la aplicación'))
  await page.getByLabel('Código de la aplicación').fill(nextAppCode(secret))
  await page.getByRole('heading', { name: 'Lo que espera por usted' }).waitFor()
})

test('without the telephone, by keyboard alone, with a recovery code that serves once', async () => {
  const enterWithRecovery = async () => {
    await open()
    await tabTo(page.getByLabel('Usuario o correo'))
    await page.keyboard.type(APPLICATION)
    await tabTo(page.getByLabel('Contraseña', { exact: true }))
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await waitForFocus(page.getByLabel('Código de la aplicación'))
    await tabTo(page.getByRole('button', { name: 'Usar un código de recuperación' }))
    await page.keyboard.press('Enter')
    await waitForFocus(page.getByLabel('Código de recuperación'))
    // As it may be typed: in small letters, without its hyphen.
    await page.keyboard.type((recovery[0] ?? '').toLowerCase().replace('-', ''))
    await page.keyboard.press('Enter')
  }
  await enterWithRecovery()
  await page.getByRole('heading', { name: 'Lo que espera por usted' }).waitFor()
  await page.context().close()
  await enterWithRecovery()
  await page.getByText('El código no es válido o ya venció').waitFor()
  await waitForFocus(page.getByLabel('Código de recuperación'))
})

test('who leaves the code of the application for half an hour starts again', async () => {
  await open()
  await sendCredentials(page, APPLICATION)
  await page.getByLabel('Código de la aplicación').waitFor()
  await page.clock.fastForward(31 * 60 * SECOND_MS)
  await page.getByText('Pasó el tiempo para escribir el código').waitFor()
  await page.getByRole('heading', { name: 'Ingresar' }).waitFor()
})

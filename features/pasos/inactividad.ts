/** Doing nothing for a while: in a browser whose clock the scenario moves, and as the server counts it. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { disconnection, holdClock, moveMouse, openWatched, passMinutes, warning } from '../../tests/e2e/pages/idle.ts'
import { sendCredentials, signIn } from '../../tests/e2e/pages/login.ts'
import { signOut } from '../../tests/e2e/pages/shell.ts'
import { newPerson, signedIn } from '../../tests/e2e/support/browser.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'

const DOCTOR = 'medico@cauce.demo'
const LIST = '/panelMedico/atencion'
const MINUTE_MS = 60_000
const NOT_A_PERSON = { 'x-sin-actividad': '1' }

const others = new WeakMap<Mundo, Page>()
const tokens = new WeakMap<Mundo, string>()

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}
const otherOf = (world: Mundo): Page => {
  const page = others.get(world)
  assert.ok(page, 'El escenario no abrió otra pestaña')
  return page
}
const pass = (world: Mundo, minutes: number) => passMinutes(pageOf(world).context(), minutes)
const isGone = (page: Page, text: string) => page.getByText(text).first().waitFor({ state: 'detached' })

Given('que la médica trabaja en el navegador con el reloj en la mano', async function (this: Mundo) {
  const page = await signedIn(await this.server(), DOCTOR)
  this.browser = { page }
  await holdClock(page.context())
  await openWatched(page, LIST)
  await page.getByRole('heading', { name: 'Consultas de hoy' }).waitFor()
  await moveMouse(page)
  tokens.set(this, (await page.evaluate(() => localStorage.getItem('cauce.token'))) ?? '')
})

Given(
  'que alguien con el reloj en la mano escribió en el navegador la contraseña de {string}',
  async function (this: Mundo, email: string) {
    const page = await newPerson(await this.server())
    this.browser = { page }
    await holdClock(page.context())
    await page.goto('/')
    await sendCredentials(page, email)
    await page.getByLabel('Código').waitFor()
  },
)

Given('que tiene otra pestaña abierta', async function (this: Mundo) {
  const page = await pageOf(this).context().newPage()
  await openWatched(page, '/')
  await page.getByRole('heading', { name: 'Siguientes consultas' }).waitFor()
  others.set(this, page)
})

Given('que al cerrar la sesión el servidor no responde', async function (this: Mundo) {
  await pageOf(this).route('**/api/auth/cerrar-sesion', (route) => route.abort())
})

When(/^(?:que )?pasan (\d+) minutos$/u, async function (this: Mundo, minutes: string) {
  await pass(this, Number(minutes))
})

When('el equipo duerme {int} minutos y la médica mueve el ratón', async function (this: Mundo, minutes: number) {
  await pass(this, minutes)
  await moveMouse(pageOf(this))
})

When('la médica mueve el ratón', async function (this: Mundo) {
  await moveMouse(pageOf(this))
})

When('la médica oprime una tecla', async function (this: Mundo) {
  await pageOf(this).keyboard.press('a')
})

When('la médica hace clic', async function (this: Mundo) {
  await pageOf(this).mouse.click(5, 5)
})

When('cierra la sesión desde el aviso', async function (this: Mundo) {
  await warning(pageOf(this)).getByRole('button', { name: 'Cerrar sesión' }).press('Enter')
})

When('responde {string}', async function (this: Mundo, answer: string) {
  await disconnection(pageOf(this)).getByRole('button', { name: answer }).click()
})

When('la médica vuelve a ingresar', async function (this: Mundo) {
  await signIn(pageOf(this), await this.server(), DOCTOR)
})

When('la médica cierra la sesión en la otra pestaña', async function (this: Mundo) {
  await signOut(otherOf(this))
})

When(/^(?:que )?su navegador calla (?:otros )?(\d+) minutos$/u, function (this: Mundo, minutes: string) {
  this.aheadMs += Number(minutes) * MINUTE_MS
})

Given('que la página pregunta por su cuenta quién tiene la sesión', async function (this: Mundo) {
  assert.equal((await this.call('/auth/me', undefined, NOT_A_PERSON)).status, 200)
})

Then('no ve {string}', async function (this: Mundo, text: string) {
  await becomes(() => pageOf(this).getByText(text).count(), 0)
})

Then('deja de ver {string}', async function (this: Mundo, text: string) {
  await isGone(pageOf(this), text)
})

Then('cuando pasan {int} minutos no ve {string}', async function (this: Mundo, minutes: number, text: string) {
  await pass(this, minutes)
  await becomes(() => pageOf(this).getByText(text).count(), 0)
})

Then('en la otra pestaña ve {string}', async function (this: Mundo, text: string) {
  await otherOf(this).getByText(text).first().waitFor()
})

Then('en la otra pestaña deja de ver {string}', async function (this: Mundo, text: string) {
  await isGone(otherOf(this), text)
})

Then('la sesión del navegador ya no abre nada', async function (this: Mundo) {
  this.token = tokens.get(this) ?? ''
  await pageOf(this).getByRole('heading', { name: 'Ingresar' }).waitFor()
  assert.equal((await this.call('/auth/me')).status, 401)
})

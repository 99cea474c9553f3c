/** The sessions of a person on several computers, what they share, and what the top bar does in a browser. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { cuenta } from '@cauce/contract/cuenta'
import type { Page } from 'playwright-core'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { becomes } from '../soporte/espera.ts'
import { pageNamed } from '../soporte/pantallas.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'
import { hasFocus, tabUntil } from '../soporte/teclado.ts'

/** Tokens of the other computers. */
const others = new WeakMap<Mundo, readonly string[]>()
const otherOf = (world: Mundo): string => {
  const [token] = others.get(world) ?? []
  assert.ok(token, 'El escenario no ingresó en otro equipo')
  return token
}

const sessionsOf = async (world: Mundo) => read(cuenta.perfil, await world.call('/perfil')).sesiones

Given(/^que "([^"]+)" ingresó en (\d+) equipos?$/u, async function (this: Mundo, email: string, count: string) {
  const server = await this.server()
  const tokens: string[] = []
  for (let one = 0; one < Number(count); one += 1) tokens.push(await server.login(email))
  this.token = tokens.at(-1) ?? null
  others.set(this, tokens.length === 1 ? tokens : tokens.slice(0, -1))
})

Then(
  /^su perfil tiene (\d+) (?:sesión abierta|sesiones abiertas) y una es la de ahora$/u,
  async function (this: Mundo, count: string) {
    const sessions = await sessionsOf(this)
    assert.equal(sessions.length, Number(count))
    assert.equal(sessions.filter(({ actual }) => actual).length, 1)
  },
)

When('cierra la sesión del otro equipo', async function (this: Mundo) {
  const other = (await sessionsOf(this)).find(({ actual }) => !actual)
  assert.ok(other)
  await end(this, other.id)
  assert.equal(this.answer?.status, 200)
})

const end = async (world: Mundo, id: number): Promise<void> => {
  const server = await world.server()
  world.answer = await server.call(`/api/perfil/sesiones/${id}`, { method: 'DELETE', token: world.token })
}

When('cierra las demás sesiones', async function (this: Mundo) {
  await this.call('/perfil/sesiones/cerrar-otras', {})
})

When('intenta cerrar la sesión de la otra persona', async function (this: Mundo) {
  const mine = this.token
  this.token = otherOf(this)
  const theirs = await sessionsOf(this)
  this.token = mine
  await end(this, theirs[0]?.id ?? 0)
})

Then('se cerraron {int} sesiones', function (this: Mundo, count: number) {
  assert.ok(this.answer)
  assert.equal(read(cuenta.cerrarOtrasSesiones, this.answer).cerradas, count)
})

const statusElsewhere = async (world: Mundo): Promise<number> =>
  (await (await world.server()).call('/api/auth/me', { token: otherOf(world) })).status

Then('el otro equipo queda sin sesión', async function (this: Mundo) {
  assert.equal(await statusElsewhere(this), 401)
})

Then('el otro equipo sigue con su sesión', async function (this: Mundo) {
  assert.equal(await statusElsewhere(this), 200)
})

const THEMES: Readonly<Record<string, string>> = { claro: 'light', oscuro: 'dark' }

When('escoge el tema {string}', async function (this: Mundo, tema: string) {
  const server = await this.server()
  const body = { tema: THEMES[tema] ?? tema }
  this.answer = await server.call('/api/perfil/preferencias', { method: 'PUT', token: this.token, body })
})

Then('en el otro equipo su tema es {string}', async function (this: Mundo, tema: string) {
  const answer = await (await this.server()).call('/api/perfil/preferencias', { token: otherOf(this) })
  assert.equal(read(cuenta.preferencias, answer).tema, THEMES[tema])
})

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}
const bell = (world: Mundo) => pageOf(world).getByRole('button', { name: 'Recomendaciones: 1' })

const enter = async (world: Mundo, email: string, path: string): Promise<void> => {
  world.browser = { page: await signedIn(await world.server(), email) }
  await pageOf(world).goto(path)
  await pageOf(world)
    .getByRole('button', { name: /Bienvenido/u })
    .waitFor()
}

Given('que {string} entró al inicio en el navegador', async function (this: Mundo, email: string) {
  await enter(this, email, '/')
})

Given('que {string} entró a su perfil en el navegador', async function (this: Mundo, email: string) {
  await enter(this, email, '/perfil')
})

When('abre la campana con el teclado', async function (this: Mundo) {
  await tabUntil(bell(this))
  await pageOf(this).keyboard.press('Enter')
})

When('la cierra con Esc', async function (this: Mundo) {
  await pageOf(this).keyboard.press('Escape')
})

Then('con {string} llega a {string}', async function (this: Mundo, label: string, title: string) {
  await hasFocus(pageOf(this).getByRole('button', { name: label, exact: true }))
  await pageOf(this).keyboard.press('Enter')
  await pageOf(this).waitForURL((url) => url.pathname === pageNamed(title))
})

Then('el foco está en la campana', async function (this: Mundo) {
  await hasFocus(bell(this))
})

Then('no hay ninguna campana', async function (this: Mundo) {
  await becomes(() => bell(this).count(), 0)
})

When('escoge {string} con el teclado', async function (this: Mundo, theme: string) {
  const page = pageOf(this)
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/perfil/preferencias') && answer.request().method() === 'PUT',
  )
  await tabUntil(page.getByRole('radio', { checked: true }))
  const chosen = page.getByRole('radio', { name: theme })
  while (!(await chosen.isChecked())) await page.keyboard.press('ArrowRight')
  await saved
})

Then('la pantalla está en oscuro', async function (this: Mundo) {
  await pageOf(this).locator('.bp6-dark, [data-theme="dark"]').first().waitFor()
})

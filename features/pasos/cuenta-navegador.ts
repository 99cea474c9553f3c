/** The own account in a real browser: what only a browser can refuse, hide or hold. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { accountDialog, changePassword, pasteInto, typePasswords } from '../../tests/e2e/pages/account.ts'
import { newPerson, signedIn } from '../../tests/e2e/support/browser.ts'
import { becomes } from '../soporte/espera.ts'
import { pageNamed } from '../soporte/pantallas.ts'
import type { Mundo } from '../soporte/mundo.ts'

const PASTED = 'Rio7*Casa+Luz'
const MANY_STOPS = 30

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const arrive = async (world: Mundo, email: string, place: string): Promise<void> => {
  world.browser = { page: await signedIn(await world.server(), email) }
  await pageOf(world).goto(place)
}

When('{string} llega al inicio en el navegador', async function (this: Mundo, email: string) {
  await arrive(this, email, '/')
})

When('{string} llega a {string} en el navegador', async function (this: Mundo, email: string, place: string) {
  await arrive(this, email, pageNamed(place))
})

When('abre en el navegador el enlace del correo', async function (this: Mundo) {
  const server = await this.server()
  const texts = (await server.outbox()).map(({ texto }) => texto)
  const path = /\/recuperacionContrasena\/\S+/u.exec(texts.join('\n'))?.[0]
  assert.ok(path, 'Ningún correo trae el enlace')
  this.browser = { page: await newPerson(server) }
  await pageOf(this).goto(path)
})

When('cambia la contraseña en el navegador por {string}', async function (this: Mundo, next: string) {
  await changePassword(pageOf(this), next)
})

When('escribe en el navegador la contraseña nueva {string}', async function (this: Mundo, next: string) {
  await typePasswords(pageOf(this), { next })
  await pageOf(this).getByRole('button', { name: 'Guardar la contraseña' }).click()
})

When('falla {int} veces en el navegador la contraseña actual', async function (this: Mundo, times: number) {
  const page = pageOf(this)
  const told = page.getByRole('alertdialog', { name: 'Error' })
  for (let time = 1; time <= times; time += 1) {
    await typePasswords(page, { current: 'Equivocada.1', next: PASTED })
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
    if (time === times) return
    await told.getByRole('button', { name: 'Entendido' }).click()
    await told.waitFor({ state: 'detached' })
  }
})

const saveData = async (page: Page): Promise<void> => {
  await page.getByLabel('Celular principal').fill('3105550199')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
}

When('guarda sus datos en el navegador', async function (this: Mundo) {
  await saveData(pageOf(this))
})

When('el servidor no puede guardar sus datos {int} veces seguidas', async function (this: Mundo, times: number) {
  const page = pageOf(this)
  await page.route('**/api/actualizacion/**', (route) => route.abort())
  for (let time = 0; time < times; time += 1) await saveData(page)
})

When('sigue adelante', async function (this: Mundo) {
  await pageOf(this).getByRole('button', { name: 'Continuar', exact: true }).click()
})

When('continúa por ahora', async function (this: Mundo) {
  await pageOf(this).getByRole('button', { name: 'Continuar por ahora' }).click()
})

Then('ni con Esc ni tocando fuera se cierra la ventana {string}', async function (this: Mundo, name: string) {
  const page = pageOf(this)
  await accountDialog(page, name).waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await becomes(() => accountDialog(page, name).count(), 1)
})

Then('el teclado no llega a nada fuera de la ventana {string}', async function (this: Mundo, name: string) {
  const page = pageOf(this)
  const dialog = await accountDialog(page, name).elementHandle()
  for (let stop = 0; stop < MANY_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    // Between the last stop and the first one is the browser itself, which is nobody's place in the page.
    await page.waitForFunction((box) => {
      const { activeElement, body } = document
      return activeElement === body || box?.closest('.bp6-portal')?.contains(activeElement)
    }, dialog)
  }
})

Then('la ventana {string} ya no está', async function (this: Mundo, name: string) {
  await accountDialog(pageOf(this), name).waitFor({ state: 'detached' })
})

Then('puede pegar en {string}', async function (this: Mundo, label: string) {
  assert.equal(await pasteInto(pageOf(this), label, PASTED), PASTED)
})

Then('no puede pegar en {string}', async function (this: Mundo, label: string) {
  assert.equal(await pasteInto(pageOf(this), label, PASTED), '')
})

Then('está en el ingreso, que al entrar lleva a {string}', async function (this: Mundo, title: string) {
  const { pathname } = new URL(pageNamed(title), 'http://cauce')
  await pageOf(this).waitForURL((url) => url.pathname === '/' && url.searchParams.get('volver') === pathname)
})

Then('la dirección no lleva nada del enlace', async function (this: Mundo) {
  const bare = pageNamed('Recuperar la contraseña')
  await pageOf(this).waitForURL((url) => url.pathname === bare && url.search === '')
})

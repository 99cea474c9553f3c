/** The frame around every page: layouts, menu, theme, errors, version, and what each person chose of it. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import * as Schema from 'effect/Schema'
import { ROUTES } from '@cauce/domain/navigation/catalog'
import { findRoute } from '@cauce/domain/navigation/find-route'
import { type Layout, LAYOUTS, LAYOUTS_WITHOUT_PAGE } from '@cauce/domain/navigation/layout'
import { visibleColumns } from '@cauce/domain/navigation/table-choice'
import { LAST_RESORT, pageErrorText } from '@cauce/domain/shell/page-error'
import type { Page } from 'playwright-core'
import { PHONE, signedIn } from '../../tests/e2e/support/browser.ts'
import { becomes } from '../soporte/espera.ts'
import { hasFocus } from '../soporte/teclado.ts'
import { pageNamed } from '../soporte/pantallas.ts'
import type { Mundo } from '../soporte/mundo.ts'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}
const menuOf = (world: Mundo) => pageOf(world).getByRole('navigation', { name: 'Menú' })
const openerOf = (world: Mundo) => pageOf(world).getByRole('button', { name: 'Abrir el menú' })

/** Each layout as it is called in the features. */
const LAYOUT_NAMES: Readonly<Record<Layout, string>> = {
  default: 'de siempre',
  empty: 'vacía',
  guest: 'de visitante',
  update: 'de actualización',
  'password-update': 'de cambio de contraseña',
  consents: 'de consentimientos',
  turnero: 'de turnos',
}

Then(
  'la página de la dirección {string} se muestra en la disposición {string}',
  function (this: Mundo, path: string, layout: string) {
    assert.equal(LAYOUT_NAMES[findRoute(path)?.layout ?? 'default'], layout)
  },
)

Then('las disposiciones son {string}', function (this: Mundo, names: string) {
  assert.deepEqual(
    LAYOUTS.map((layout) => LAYOUT_NAMES[layout]),
    names.split(', '),
  )
})

Then('solo la de actualización no tiene página, y dice por qué', function (this: Mundo) {
  const used = new Set(ROUTES.map(({ layout }) => layout))
  assert.deepEqual(
    LAYOUTS.filter((layout) => !used.has(layout)),
    ['update'],
  )
  assert.deepEqual(Object.keys(LAYOUTS_WITHOUT_PAGE), ['update'])
})

const VERSION = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))
const toldBy = (world: Mundo) => VERSION(world.answer?.body)

When('se pregunta la versión', async function (this: Mundo) {
  this.answer = await (await this.server()).call('/version.json')
})

Then('la versión es {string}', function (this: Mundo, version: string) {
  assert.equal(toldBy(this)['version'], version)
})

Then('dice que es una demostración', function (this: Mundo) {
  assert.equal(toldBy(this)['demo'], true)
})

Then('dice que la contraseña vence a los {int} días', function (this: Mundo, days: number) {
  assert.equal(toldBy(this)['dias_contrasena'], days)
})

Then('no dice nada más que eso y lo que pide el ingreso', function (this: Mundo) {
  assert.deepEqual(Object.keys(toldBy(this)), ['version', 'demo', 'avatar', 'captcha', 'dias_contrasena'])
})

/** Opens a page as somebody, before anything is asked of the server when the scenario said what it would answer. */
const openAs = async (world: Mundo, email: string, path: string, isPhone = false): Promise<void> => {
  const page = await signedIn(await world.server(), email, isPhone ? { size: PHONE } : {})
  world.browser = { page }
  world.remembered.set('quien', email)
  const version = world.remembered.get('version')
  if (version !== undefined) await page.route('**/version.json', (route) => route.fulfill({ json: { version } }))
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

Given('que el servidor dice que su versión es {string}', function (this: Mundo, version: string) {
  this.remembered.set('version', version)
})

Given('que {string} está en el navegador en {string}', async function (this: Mundo, email: string, title: string) {
  await openAs(this, email, pageNamed(title))
})

Given(
  'que {string} está en el navegador en el contenido de {string}',
  async function (this: Mundo, email: string, title: string) {
    await openAs(this, email, `${pageNamed(title)}#contenido`)
  },
)

Given('que {string} está en un teléfono en {string}', async function (this: Mundo, email: string, title: string) {
  await openAs(this, email, pageNamed(title), true)
})

Then('ve la hora de Bogotá en grande', async function (this: Mundo) {
  const clock = pageOf(this).getByText(/^\d\d:\d\d$/u)
  await clock.waitFor()
  const pixels = await clock.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  assert.ok(pixels >= 100, `La hora mide ${pixels} px`)
})

Then(/^no hay menú( ni pie de página)?$/u, async function (this: Mundo, foot: string | null) {
  await becomes(() => menuOf(this).count(), 0)
  if (foot !== null) await becomes(() => pageOf(this).getByRole('contentinfo').count(), 0)
})

Then('puede cerrar la sesión', async function (this: Mundo) {
  await pageOf(this).getByRole('button', { name: 'Cerrar Sesion' }).waitFor()
})

Then('el pie dice el año en curso', async function (this: Mundo) {
  const year = new Date().toLocaleDateString('es-CO', { year: 'numeric', timeZone: 'America/Bogota' })
  await pageOf(this)
    .getByRole('contentinfo')
    .getByText(new RegExp(`^© ${year}`, 'u'))
    .waitFor()
})

Then('el pie dice {string}', async function (this: Mundo, text: string) {
  await pageOf(this).getByRole('contentinfo').getByText(text).waitFor()
})

Then('con el primer tabulador puede ir al contenido', async function (this: Mundo) {
  await pageOf(this).keyboard.press('Tab')
  await hasFocus(pageOf(this).getByRole('link', { name: 'Ir al contenido' }))
  await pageOf(this).keyboard.press('Enter')
  await hasFocus(pageOf(this).getByRole('main'))
})

When('recoge el menú', async function (this: Mundo) {
  await menuOf(this).getByRole('button', { name: 'Contraer' }).click()
})

Then('el menú muestra solo sus dibujos', async function (this: Mundo) {
  await menuOf(this).getByRole('button', { name: 'Expandir' }).waitFor()
  const box = await menuOf(this).boundingBox()
  assert.ok(box !== null && box.width < 80, `El menú mide ${box?.width} px`)
})

When('abre el menú del teléfono', async function (this: Mundo) {
  await openerOf(this).click()
})

Then('el teclado está en el menú', async function (this: Mundo) {
  await hasFocus(menuOf(this))
  await pageOf(this).keyboard.press('Tab')
  await menuOf(this).locator('a:focus').waitFor()
})

Then('el teclado vuelve a lo que abrió el menú', async function (this: Mundo) {
  await hasFocus(openerOf(this))
})

Given('una lista con las columnas {string}', function (this: Mundo, titles: string) {
  this.remembered.set(
    'columnas',
    titles.split(', ').map((title) => ({ key: title, title })),
  )
})

const Columns = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ key: Schema.String, title: Schema.String })))

When('se dejan de ver {string}', function (this: Mundo, titles: string) {
  const shown = visibleColumns(Columns(this.remembered.get('columnas')), titles.split(', '))
  this.remembered.set('quedan', shown.map(({ title }) => title).join(', '))
})

Then('quedan {string}', function (this: Mundo, titles: string) {
  assert.equal(this.remembered.get('quedan'), titles)
})

Then(
  /^una falla (?:con el código (\d+)|sin código) dice "([^"]*)" y muestra el (\d+)$/u,
  function (status: string | null, title: string, shown: string) {
    const text = pageErrorText(status === null ? undefined : Number(status))
    assert.deepEqual([text.title, text.status], [title, Number(shown)])
  },
)

Then('se dice {string}', function (text: string) {
  assert.equal(LAST_RESORT, text)
})

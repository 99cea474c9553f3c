/** What happens around a page in a browser: files that are gone, the connection, the theme, another computer, lists. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { becomes } from '../soporte/espera.ts'
import { hasFocus, tabUntil } from '../soporte/teclado.ts'
import { pageNamed } from '../soporte/pantallas.ts'
import type { Mundo } from '../soporte/mundo.ts'

const AGENDA = '**/api/consultas/agenda/**'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}
const kept = (world: Mundo, name: string): number => Number(world.remembered.get(name) ?? 0)
const count = (world: Mundo, name: string): void => void world.remembered.set(name, kept(world, name) + 1)

Given('que el archivo de las consultas ya no está', async function (this: Mundo) {
  await pageOf(this).route(/\/assets\/atencion-[^/]*\.js$/u, (route) => route.fulfill({ status: 404, body: '' }))
  pageOf(this).on('request', (request) => {
    if (request.isNavigationRequest()) count(this, 'recargas')
  })
})

When('va por el menú a {string}', async function (this: Mundo, name: string) {
  const menu = pageOf(this).getByRole('navigation', { name: 'Menú' })
  const link = menu.getByRole('link', { name })
  const group = menu.getByRole('button', { name: 'Panel Médico' })
  await group.waitFor()
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
  await link.click()
})

Then('el producto se recargó una sola vez en el navegador', async function (this: Mundo) {
  await pageOf(this).getByText('An error occurred').waitFor()
  assert.equal(kept(this, 'recargas'), 1)
})

When('baja hasta el final', async function (this: Mundo) {
  await pageOf(this).getByRole('contentinfo').scrollIntoViewIfNeeded()
  assert.ok((await pageOf(this).evaluate(() => window.scrollY)) > 0, 'La página cabe entera')
})

When('sigue el enlace {string}', async function (this: Mundo, name: string) {
  await pageOf(this).getByRole('main').getByRole('link', { name, exact: true }).click()
  await pageOf(this).getByRole('heading', { name, level: 1 }).waitFor()
})

Then('está arriba de la página', async function (this: Mundo) {
  await pageOf(this).waitForFunction(() => window.scrollY === 0)
})

Then('el contenido está a la vista', async function (this: Mundo) {
  await pageOf(this).waitForFunction((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top
    return top !== undefined && top >= 0 && top < window.innerHeight
  }, 'contenido')
})

When('el navegador queda sin conexión', async function (this: Mundo) {
  await pageOf(this).context().setOffline(true)
})

When('el navegador tiene conexión otra vez', async function (this: Mundo) {
  await pageOf(this).route(AGENDA, (route) => {
    count(this, 'agenda')
    return route.continue()
  })
  await pageOf(this).context().setOffline(false)
})

Then('la lista del día se pidió de nuevo', async function (this: Mundo) {
  await pageOf(this).getByText('GÓMEZ CASTAÑO, María Elena').waitFor()
  assert.ok(kept(this, 'agenda') > 0, 'La lista no se volvió a pedir')
})

/** The switch of the top bar goes round the three themes. */
const turnTheme = async (page: Page, label: string): Promise<void> => {
  const themes = page.getByRole('button', { name: /^Tema:/u })
  const named = () => themes.getAttribute('aria-label')
  for (let turn = 0, before = await named(); turn < 3 && before?.includes(label) !== true; turn += 1) {
    await themes.click()
    await becomes(async () => (await named()) === before, false)
    before = await named()
  }
  await page.getByRole('button', { name: label }).waitFor()
}

When('cambia el tema hasta {string}', async function (this: Mundo, label: string) {
  await turnTheme(pageOf(this), label)
})

Given('que cambió el tema hasta {string}', async function (this: Mundo, label: string) {
  await turnTheme(pageOf(this), label)
})

Then('la primera imagen ya está en oscuro', async function (this: Mundo) {
  // Without its program the page has nothing but what `theme.js` did before the first paint.
  await pageOf(this).route(/\/assets\/.*\.js$/u, (route) => route.abort())
  await pageOf(this).reload()
  await becomes(() => pageOf(this).locator('html').getAttribute('data-theme'), 'dark')
})

When('el equipo pasa al oscuro', async function (this: Mundo) {
  await pageOf(this).emulateMedia({ colorScheme: 'dark' })
})

const saved = async (world: Mundo): Promise<void> => {
  // What is kept here of the person has nothing left that the server has not taken.
  await pageOf(world).waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, text]) => key.startsWith('cauce.preferencias.') && String(text).endsWith('"pendiente":{}}'),
    ),
  )
}

When('el servidor ya lo guardó', async function (this: Mundo) {
  await saved(this)
})

Given('que el servidor ya lo guardó', async function (this: Mundo) {
  await saved(this)
})

const enterElsewhere = async (world: Mundo, path: string): Promise<void> => {
  const who = String(world.remembered.get('quien'))
  await pageOf(world).context().close()
  world.browser = { page: await signedIn(await world.server(), who) }
  await pageOf(world).goto(path)
  await pageOf(world).getByRole('main').waitFor()
}

When('la misma persona entra en otro equipo', async function (this: Mundo) {
  await enterElsewhere(this, '/')
})

When('la misma persona entra en otro equipo a {string}', async function (this: Mundo, title: string) {
  await enterElsewhere(this, pageNamed(title))
})

When('marca como favorita {string}', async function (this: Mundo, title: string) {
  await pageOf(this).getByRole('combobox', { name: 'Ir a una pantalla' }).fill(title)
  await pageOf(this)
    .getByRole('button', { name: `Favorita: ${title}` })
    .click()
})

When('deja de ver la columna {string} con el teclado', async function (this: Mundo, title: string) {
  await tabUntil(pageOf(this).getByRole('button', { name: 'Columnas' }))
  await pageOf(this).keyboard.press('Enter')
  const box = pageOf(this).getByRole('checkbox', { name: title })
  for (let step = 0; step < 10 && !(await box.evaluate((one) => one === document.activeElement)); step += 1) {
    await pageOf(this).keyboard.press('ArrowDown')
  }
  await hasFocus(box)
  await pageOf(this).keyboard.press('Space')
  await pageOf(this).keyboard.press('Escape')
})

When('escoge {int} filas por página', async function (this: Mundo, rows: number) {
  await pageOf(this).getByRole('combobox', { name: 'Filas por página' }).selectOption(String(rows))
})

Then('no ve la columna {string}', async function (this: Mundo, title: string) {
  await pageOf(this).getByRole('columnheader', { name: 'Hora' }).waitFor()
  await becomes(() => pageOf(this).getByRole('columnheader', { name: title }).count(), 0)
})

Then('ve {int} filas por página', async function (this: Mundo, rows: number) {
  await becomes(() => pageOf(this).getByRole('combobox', { name: 'Filas por página' }).inputValue(), String(rows))
})

When('busca en la lista {string}', async function (this: Mundo, text: string) {
  pageOf(this).on('request', (request) => {
    if (/g(?:ó|o|%C3%B3)mez/iu.test(request.url())) count(this, 'dichas')
  })
  await pageOf(this).getByLabel('Buscar').fill(text)
})

Then('queda solo {string}', async function (this: Mundo, name: string) {
  await pageOf(this).getByText('1 a 1 de 1').waitFor()
  await pageOf(this).getByText(name).waitFor()
})

Then('ni la dirección ni lo que se pide al servidor en ella dicen a quién busca', function (this: Mundo) {
  assert.doesNotMatch(decodeURIComponent(pageOf(this).url()), /gómez/iu)
  assert.equal(kept(this, 'dichas'), 0)
})

When('abre la primera consulta y vuelve atrás', async function (this: Mundo) {
  await pageOf(this).getByRole('row').filter({ hasText: 'GÓMEZ' }).getByRole('button').click()
  await pageOf(this).getByRole('heading', { name: 'Control de hipertensión', level: 1 }).waitFor()
  await pageOf(this).goBack()
})

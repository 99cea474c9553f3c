/** The frame around a page in a browser: what is measured of it and what it asks of the server by itself. */
import assert from 'node:assert/strict'
import type { Layout } from '@cauce/domain/navigation/layout'
import type { Locator, Page } from 'playwright-core'
import { becomes } from './espera.ts'
import type { Mundo } from './mundo.ts'
import { pageOf } from './pantalla.ts'
import { hasFocus } from './teclado.ts'

const AGENDA = '**/api/consultas/agenda/**'

/** Each layout as it is called in the features. */
export const LAYOUT_NAMES: Readonly<Record<Layout, string>> = {
  default: 'de siempre',
  empty: 'vacía',
  guest: 'de visitante',
  update: 'de actualización',
  'password-update': 'de cambio de contraseña',
  consents: 'de consentimientos',
  turnero: 'de turnos',
}

interface Watch {
  /** Times that the day's list was asked for since the connection came back. */
  agenda: number
  /** Addresses that named who was looked for. */
  told: number
  /** Columns that are left in sight of a list. */
  columns: readonly string[]
}
const watches = new WeakMap<Mundo, Watch>()
export const watchOf = (world: Mundo): Watch => {
  const watch = watches.get(world) ?? { agenda: 0, told: 0, columns: [] }
  watches.set(world, watch)
  return watch
}

export const menuIn = (page: Page): Locator => page.getByRole('navigation', { name: 'Menú' })

/** Goes to a page through the menu, opening its group first when it is closed. */
export const followMenu = async (page: Page, name: string): Promise<void> => {
  const group = menuIn(page).getByRole('button', { name: 'Panel Médico' })
  await group.waitFor()
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
  await menuIn(page).getByRole('link', { name }).click()
}

export const watchAgenda = (world: Mundo): Promise<unknown> =>
  pageOf(world).route(AGENDA, (route) => {
    watchOf(world).agenda += 1
    return route.continue()
  })

/** Looks for somebody in a list, and counts the addresses that say whom. */
export const searchWatched = async (world: Mundo, text: string): Promise<void> => {
  pageOf(world).on('request', (request) => {
    if (/g(?:ó|o|%C3%B3)mez/iu.test(request.url())) watchOf(world).told += 1
  })
  await pageOf(world).getByLabel('Buscar').fill(text)
}

/** The switch of the top bar goes round the three themes. */
export const turnTheme = async (page: Page, label: string): Promise<void> => {
  const themes = page.getByRole('button', { name: /^Tema:/u })
  const named = () => themes.getAttribute('aria-label')
  for (let turn = 0, before = await named(); turn < 3 && before?.includes(label) !== true; turn += 1) {
    await themes.click()
    await becomes(async () => (await named()) === before, false)
    before = await named()
  }
  await page.getByRole('button', { name: label }).waitFor()
}

/** Without its program the page has nothing but what `theme.js` did before the first paint. */
const isDarkAtOnce = async (world: Mundo): Promise<void> => {
  await pageOf(world).route(/\/assets\/.*\.js$/u, (route) => route.abort())
  await pageOf(world).reload()
  await becomes(() => pageOf(world).locator('html').getAttribute('data-theme'), 'dark')
}

const clockIsBig = async (world: Mundo): Promise<void> => {
  const clock = pageOf(world).getByText(/^\d\d:\d\d$/u)
  await clock.waitFor()
  const pixels = await clock.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  assert.ok(pixels >= 100, `La hora mide ${pixels} px`)
}

const menuIsNarrow = async (world: Mundo): Promise<void> => {
  await menuIn(pageOf(world)).getByRole('button', { name: 'Expandir' }).waitFor()
  const box = await menuIn(pageOf(world)).boundingBox()
  assert.ok(box !== null && box.width < 80, `El menú mide ${box?.width} px`)
}

/** The first stop of the keyboard leads past the menu. */
const skipsMenu = async (world: Mundo): Promise<void> => {
  const page = pageOf(world)
  await page.keyboard.press('Tab')
  await hasFocus(page.getByRole('link', { name: 'Ir al contenido' }))
  await page.keyboard.press('Enter')
  await hasFocus(page.getByRole('main'))
}

const contentIsInSight = (world: Mundo): Promise<unknown> =>
  pageOf(world).waitForFunction((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top
    return top !== undefined && top >= 0 && top < window.innerHeight
  }, 'contenido')

const listWasAskedAgain = async (world: Mundo): Promise<void> => {
  await pageOf(world).getByText('GÓMEZ CASTAÑO, María Elena').waitFor()
  assert.ok(watchOf(world).agenda > 0, 'La lista no se volvió a pedir')
}

const nobodyIsNamed = (world: Mundo): void => {
  assert.doesNotMatch(decodeURIComponent(pageOf(world).url()), /gómez/iu)
  assert.equal(watchOf(world).told, 0)
}

/** What is seen of the frame that no text tells. */
export const THINGS_SEEN: Readonly<Record<string, (world: Mundo) => unknown>> = {
  'la primera imagen ya está en oscuro': isDarkAtOnce,
  'la pantalla está en oscuro': (world) => pageOf(world).locator('.bp6-dark, [data-theme="dark"]').first().waitFor(),
  've la hora de Bogotá en grande': clockIsBig,
  'el menú muestra solo sus dibujos': menuIsNarrow,
  'lo primero que alcanza sin usar el ratón lleva al contenido': skipsMenu,
  'está arriba de la página': (world) => pageOf(world).waitForFunction(() => window.scrollY === 0),
  'el contenido está a la vista': contentIsInSight,
  'la lista del día se pidió de nuevo': listWasAskedAgain,
  'ni la dirección ni lo que se pide al servidor en ella dicen a quién busca': nobodyIsNamed,
}

/** What is kept here of the person has nothing left that the server has not taken. */
export const isSaved = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, text]) => key.startsWith('cauce.preferencias.') && String(text).endsWith('"pendiente":{}}'),
    ),
  )

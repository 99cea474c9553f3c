/** The menu, the catalogue and Ctrl-K, with the permissions that the server says that each person has. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { auth } from '@cauce/contract/auth'
import { CATALOG, ROUTES } from '@cauce/domain/navigation/catalog'
import { cataloguedAt, findRoute } from '@cauce/domain/navigation/find-route'
import { type MenuGroup, menuFor } from '@cauce/domain/navigation/menu'
import { MENU_GROUPS } from '@cauce/domain/navigation/menu-groups'
import { lockedReason, type PaletteSection, paletteFor } from '@cauce/domain/navigation/palette'
import { NO_PLACES, type Places, toggleFavourite, visit } from '@cauce/domain/navigation/places'
import { hasPermission } from '@cauce/domain/session/permission'
import { newPerson, signedIn } from '../../tests/e2e/support/browser.ts'
import { pageNamed } from '../soporte/pantallas.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

interface Walk {
  places: Places
  found: readonly PaletteSection[]
}

const walks = new WeakMap<Mundo, Walk>()
const walkOf = (world: Mundo): Walk => {
  const walk = walks.get(world) ?? { places: NO_PLACES, found: [] }
  walks.set(world, walk)
  return walk
}

const whoIs = async (world: Mundo) => read(auth.me, await world.call('/auth/me'))

const menuOf = async (world: Mundo): Promise<readonly MenuGroup[]> =>
  menuFor(await whoIs(world), { groups: MENU_GROUPS, pageAt: cataloguedAt, inService: () => true })

const titlesOf = async (world: Mundo) => (await menuOf(world)).map(({ title }) => title)

Then('su menú tiene los grupos {string}', async function (this: Mundo, titles: string) {
  assert.deepEqual(await titlesOf(this), titles.split(', '))
})

Then('su menú no tiene el grupo {string}', async function (this: Mundo, title: string) {
  assert.ok(!(await titlesOf(this)).includes(title))
})

Then('su menú tiene {int} grupos', async function (this: Mundo, count: number) {
  assert.equal((await titlesOf(this)).length, count)
})

Then('el primero es {string} y el último {string}', async function (this: Mundo, first: string, last: string) {
  const titles = await titlesOf(this)
  assert.deepEqual([titles.at(0), titles.at(-1)], [first, last])
})

Then('en {string} ve {string}', async function (this: Mundo, group: string, page: string) {
  const items = (await menuOf(this)).find(({ title }) => title === group)?.items ?? []
  assert.ok(
    items.some(({ title }) => title === page),
    `Ve: ${items.map(({ title }) => title).join(', ') || 'nada'}`,
  )
})

const mayOpen = async (world: Mundo, path: string): Promise<boolean> => {
  const route = findRoute(path)
  assert.ok(route, `${path} no está en el catálogo`)
  return hasPermission(await whoIs(world), route.opensWith)
}

Then('puede abrir {string}', async function (this: Mundo, title: string) {
  assert.ok(await mayOpen(this, pageNamed(title)))
})

Then('no puede abrir {string}', async function (this: Mundo, title: string) {
  assert.ok(!(await mayOpen(this, pageNamed(title))))
})

Then(/^la dirección "([^"]*)" (existe|no existe)$/u, function (this: Mundo, path: string, answer: string) {
  assert.equal(findRoute(path) === null ? 'no existe' : 'existe', answer)
})

Given('que estuvo en {string} y marcó {string}', function (this: Mundo, visited: string, starred: string) {
  const walk = walkOf(this)
  walk.places = toggleFavourite(visit(walk.places, pageNamed(visited)), pageNamed(starred))
})

When('busca la pantalla {string}', async function (this: Mundo, text: string) {
  const walk = walkOf(this)
  walk.found = paletteFor({
    text,
    user: await whoIs(this),
    places: walk.places,
    routes: ROUTES,
    groupTitle: (id) => CATALOG.find((group) => group.id === id)?.title ?? '',
    inService: () => true,
  }).sections
})

Then('la primera es {string}', function (this: Mundo, title: string) {
  assert.equal(walkOf(this).found[0]?.routes[0]?.title, title)
})

Then('en {string} está {string}', function (this: Mundo, section: string, page: string) {
  const routes = walkOf(this).found.find(({ title }) => title === section)?.routes ?? []
  assert.ok(
    routes.some(({ title }) => title === page),
    `Está: ${routes.map(({ title }) => title).join(', ') || 'nada'}`,
  )
})

Then('dice {string}', function (this: Mundo, text: string) {
  const locked = walkOf(this).found.find(({ id }) => id === 'locked')?.routes ?? []
  assert.ok(locked.some(({ opensWith }) => lockedReason(opensWith) === text))
})

const pageOf = (world: Mundo) => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const openAs = async (world: Mundo, email: string, path: string): Promise<void> => {
  world.browser = { page: await signedIn(await world.server(), email) }
  world.remembered.set('quien', email)
  await pageOf(world).goto(path)
  await pageOf(world).getByRole('navigation', { name: 'Menú' }).waitFor()
}

Given('que {string} abrió en el navegador {string}', async function (this: Mundo, email: string, title: string) {
  await openAs(this, email, pageNamed(title))
})

Given(
  'que {string} abrió en el navegador la dirección {string}',
  async function (this: Mundo, email: string, path: string) {
    await openAs(this, email, path)
  },
)

const openAsNobody = async (world: Mundo, path: string): Promise<void> => {
  world.browser = { page: await newPerson(await world.server()) }
  await pageOf(world).goto(path)
}

When('alguien sin ingresar abre en el navegador {string}', async function (this: Mundo, title: string) {
  await openAsNobody(this, pageNamed(title))
})

When('alguien sin ingresar abre en el navegador una dirección que no existe', async function (this: Mundo) {
  await openAsNobody(this, '/farmacia/noHayNada')
})

When('oprime {string}', async function (this: Mundo, keys: string) {
  await pageOf(this).keyboard.press(keys)
})

When('escribe {string}', async function (this: Mundo, text: string) {
  await pageOf(this).getByRole('combobox', { name: 'Ir a una pantalla' }).fill(text)
})

When('va al inicio', async function (this: Mundo) {
  await pageOf(this).goto('/')
  await pageOf(this).getByRole('heading', { name: 'Inicio' }).waitFor()
})

Then('queda en {string}', async function (this: Mundo, title: string) {
  await pageOf(this).waitForURL((url) => url.pathname === pageNamed(title))
})

Then('queda en el ingreso', async function (this: Mundo) {
  await pageOf(this).waitForURL((url) => url.pathname === '/')
})

Then('ve el enlace {string}', async function (this: Mundo, name: string) {
  await pageOf(this).getByRole('main').getByRole('link', { name }).waitFor()
})

Then('el menú marca {string} como {string}', async function (this: Mundo, page: string, mark: string) {
  await pageOf(this)
    .getByRole('navigation', { name: 'Menú' })
    .getByRole('link', { name: `${page} ${mark}` })
    .waitFor()
})

Then('no hay ninguna ventana abierta', async function (this: Mundo) {
  await pageOf(this).getByRole('dialog').waitFor({ state: 'detached' })
})

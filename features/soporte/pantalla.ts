/** What a person finds on a screen by the name that they read there, whatever is drawn under it. */
import assert from 'node:assert/strict'
import type { Locator, Page, Route } from 'playwright-core'
import { PHONE, signedIn } from '../../tests/e2e/support/browser.ts'
import type { Mundo } from './mundo.ts'

/** What can be acted on. */
const CONTROLS = [
  'button',
  'link',
  'tab',
  'menuitem',
  'menuitemradio',
  'option',
  'checkbox',
  'switch',
  'radio',
] as const
/** What can be written in. */
const FIELDS = ['textbox', 'searchbox', 'combobox', 'spinbutton'] as const
/** What has a name and holds other things. */
const PLACES = [
  'dialog',
  'alertdialog',
  'region',
  'row',
  'article',
  'group',
  'radiogroup',
  'navigation',
  'list',
] as const

type Role = Parameters<Page['getByRole']>[0]
type Where = Page | Locator

/** The page of the person at the browser. */
export const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const ofRoles = (where: Where, roles: readonly Role[], name: string, exact = true): Locator => {
  const [first, ...others] = roles.map((role) => where.getByRole(role, { name, exact }))
  assert.ok(first)
  // What opened last, such as a dialog, comes last in the document.
  return others.reduce((all, one) => all.or(one), first).filter({ visible: true })
}

/** The control with exactly that name that came last: of a dialog, before those of what is under it. */
export const control = (where: Where, name: string): Locator => ofRoles(where, CONTROLS, name).last()

/** The field with exactly that name; the mark of what is required is no part of it. */
export const field = (where: Where, name: string): Locator => ofRoles(where, FIELDS, name).last()

/** The place whose name has that text: a region, a dialog, the row of a person. */
export const placeNamed = (page: Page, name: string): Locator => ofRoles(page, PLACES, name, false).last()

export interface Opening {
  readonly email: string
  readonly path: string
  readonly phone?: boolean
}
/** Who is at the browser. */
const visitors = new WeakMap<Mundo, string>()
/** What the server will say of its version. */
export const versions = new WeakMap<Mundo, string>()

/** What a page tells of itself: its heading, or the window that stands before it. */
const ARRIVED = 'h1, [role="dialog"], [role="alertdialog"]'

/** Opens a page as somebody who is signed in; what the scenario said of the server's version is what the page is told. */
export const openAs = async (world: Mundo, { email, path, phone = false }: Opening): Promise<void> => {
  const page = await signedIn(await world.server(), email, phone ? { size: PHONE } : {})
  world.browser = { page }
  visitors.set(world, email)
  const version = versions.get(world)
  if (version !== undefined) await page.route('**/version.json', (route) => route.fulfill({ json: { version } }))
  await page.goto(path)
  await page.locator(ARRIVED).first().waitFor()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.set(world, loadsOf(world) + 1)
  })
}

/** The same person at another computer, which knows nothing of the first. */
export const openElsewhere = async (world: Mundo, path: string): Promise<void> => {
  const email = visitors.get(world)
  assert.ok(email, 'Nadie ha entrado en el navegador')
  await pageOf(world).context().close()
  world.browser = { page: await signedIn(await world.server(), email) }
  await pageOf(world).goto(path)
  await pageOf(world).getByRole('main').waitFor()
}

/** Times that the page of each has been loaded since it was opened. */
const loads = new WeakMap<Mundo, number>()
export const loadsOf = (world: Mundo): number => loads.get(world) ?? 0

const DOWN = { status: 503, json: { error: 'El servicio no está disponible.', codigo: 'servidor.no_disponible' } }

const silence = (route: Route): Promise<void> => route.abort()
const refusal = (route: Route): Promise<void> => route.fulfill(DOWN)
/** As after a new version, when the files of the one before are gone. */
const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: '' })

/** Calls of a page that a scenario can make fail, by what the person was doing. */
const FAULTS: Readonly<Record<string, readonly [string | RegExp, (route: Route) => Promise<void>]>> = {
  'al cerrar la sesión': ['**/api/auth/cerrar-sesion', silence],
  'al guardar los datos de recuperación': ['**/api/actualizacion/**', silence],
  'al cambiar un programa': ['**/api/cliente/cambiar-estado/*', refusal],
  'al traer el archivo de las consultas': [/\/assets\/agenda-[^/]*\.js$/u, gone],
}

export const failsInBrowser = async (world: Mundo, when: string): Promise<boolean> => {
  const fault = FAULTS[when]
  if (!world.browser || !fault) return false
  const [address, fail] = fault
  await pageOf(world).route(address, fail)
  return true
}

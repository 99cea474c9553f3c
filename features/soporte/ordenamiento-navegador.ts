/** The ordering window in a real browser: who opens it at what, what does not arrive, what is added and ordered. */
import assert from 'node:assert/strict'
import type { Locator, Page, Route } from 'playwright-core'
import { completedLine, orderMedications, selectedRow, typeLine } from '../../tests/e2e/pages/medications.ts'
import { oncologyType, openOncology, orderScheme } from '../../tests/e2e/pages/oncology.ts'
import {
  addProcedure,
  doneFoot,
  openOrdering,
  order,
  orderingPath,
  orderTypes,
  pendingRow,
} from '../../tests/e2e/pages/ordering.ts'
import { addService, openServices, orderServices } from '../../tests/e2e/pages/own-code.ts'
import { openMedications } from '../../tests/e2e/pages/prescribed.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { perScenario } from './escenas.ts'
import type { Mundo } from './mundo.ts'
import { pageOf } from './pantalla.ts'

interface Window {
  /** Something does not arrive: what is opened is not waited for. */
  broken: boolean
  /** The line that was added last. */
  line: Locator | null
}

const windowOf = perScenario<Window>(() => ({ broken: false, line: null }))

/** Where the line that was added last is waiting to be ordered. */
export const addedLine = (world: Mundo): Locator => {
  const { line } = windowOf(world)
  assert.ok(line, 'El escenario no añadió una línea')
  return line
}

const WHO: Readonly<Record<string, string>> = {
  'la médica': 'medico@cauce.demo',
  'otro profesional': 'oncologo@cauce.demo',
  'quien audita': 'auditor@cauce.demo',
}

/** Whoever it is sits at the browser; who was there before leaves. */
export const sitDown = async (world: Mundo, who: string): Promise<void> => {
  const email = WHO[who]
  assert.ok(email, `No se sabe quién es ${who}`)
  if (world.browser && who === 'la médica') return
  await world.browser?.page.context().close()
  world.browser = { page: await signedIn(await world.server(), email) }
}

const choose = async (page: Page, id: number, name: RegExp): Promise<void> => {
  await openOrdering(page, id)
  await orderTypes(page).getByRole('button', { name }).click()
}

type Open = (page: Page, id: number) => Promise<unknown>

/** Parts of the window: how each is opened until it is ready, and how when something of it does not arrive. */
const PARTS: Readonly<Record<string, readonly [Open, Open]>> = {
  'la atención': [openOrdering, (page, id) => page.goto(orderingPath(id))],
  'los procedimientos': [openOrdering, openOrdering],
  'los medicamentos': [openMedications, (page, id) => choose(page, id, /^Medicamentos/u)],
  'los servicios': [openServices, (page, id) => choose(page, id, /^Otros Servicios/u)],
  'la oncología': [
    openOncology,
    async (page, id) => {
      await openOrdering(page, id)
      await oncologyType(page).click()
    },
  ],
}

export const openPart = async (world: Mundo, part: string, id: number): Promise<void> => {
  const ways = PARTS[part]
  assert.ok(ways, `No se abre ${part}`)
  await ways[windowOf(world).broken ? 1 : 0](pageOf(world), id)
}

const lost = (route: Route) => route.abort()
/** A refusal that does not say why. */
const silent = (route: Route) => route.fulfill({ status: 500, json: { error: '', codigo: 'interno' } })

const CALLS: Readonly<Record<string, readonly [string, (route: Route) => Promise<void>]>> = {
  'la consulta': ['**/api/consultas/consulta/1', silent],
  'las órdenes activas de medicamentos': ['**/api/ordenamiento/ordenes-activas/1/1', lost],
  'las órdenes activas de servicios': ['**/api/ordenamiento/ordenes-activas/1/4', lost],
  'los medicamentos': ['**/api/medicamentos/**', lost],
  'los servicios': ['**/api/codigo-propio/**', lost],
  'los prestadores': ['**/api/reps/listar**', lost],
}

/** From now on that does not reach the browser. */
export const lose = async (world: Mundo, what: string): Promise<void> => {
  const call = CALLS[what]
  assert.ok(call, `No se sabe perder ${what}`)
  windowOf(world).broken = true
  await pageOf(world).route(...call)
}

/** The drug that a line such as "loratadina 10 c/24h" begins by, as the list writes it. */
const drugOf = (line: string): string => {
  const [first = ''] = line.split(' ')
  return first.charAt(0).toLocaleUpperCase('es-CO') + first.slice(1)
}

/** Writes the line of a drug; then, where it is said so, it is added, or opened in the form. */
const writeDrug = async (page: Page, verb: string, text: string): Promise<void> => {
  await typeLine(page, text, drugOf(text))
  if (verb === 'escribe') return
  await page.keyboard.press('Enter')
  await completedLine(page).waitFor({ state: 'attached' })
  await page.keyboard.press(verb === 'abre' ? 'Tab' : 'Enter')
}

export const addTo = async (world: Mundo, verb: string, kind: string, text: string, note: string): Promise<void> => {
  const page = pageOf(world)
  if (kind === 'servicio') return addService(page, text)
  if (kind === 'procedimiento') {
    await addProcedure(page, text, note)
    windowOf(world).line = pendingRow(page, text)
    return
  }
  await writeDrug(page, verb, text)
  windowOf(world).line = selectedRow(page, drugOf(text))
}

const ORDERS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'los procedimientos': order,
  'los servicios': async (page) => {
    await orderServices(page).click()
    await doneFoot(page).getByText('Orden generada con éxito').waitFor()
  },
  'los medicamentos': async (page) => {
    const ordered = page.waitForResponse('**/api/ordenamiento/generarOrdenamiento/**')
    await orderMedications(page).click()
    assert.equal((await ordered).status(), 200)
  },
  'el esquema': orderScheme,
}

export const orderAll = async (world: Mundo, what: string): Promise<void> => {
  const send = ORDERS[what]
  assert.ok(send, `No se sabe ordenar ${what}`)
  await send(pageOf(world))
}

/** Adds a procedure that was ordered before, and writes why it is ordered again where that is asked. */
export const addAgain = (world: Mundo, codigo: string, reason: string): Promise<void> =>
  addProcedure(pageOf(world), codigo, 'Control', reason)

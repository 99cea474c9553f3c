/** The histories at a browser, as the scenarios name them. */
import type { Page } from 'playwright-core'
import {
  affiliateId,
  drawing,
  type HistoryScreenName,
  listRows,
  listSettled,
  openHistory,
  sister,
} from '../../tests/e2e/pages/history.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { becomes } from './espera.ts'
import type { Mundo } from './mundo.ts'
import { known } from './recuerdos.ts'

const PEOPLE: Readonly<Record<string, string>> = {
  'la médica': 'medico@cauce.demo',
  'quien gestiona referencias': 'referente@cauce.demo',
  'la farmacia': 'farmacia@cauce.demo',
  'la administración': 'admin@cauce.demo',
}

type Opening = (page: Page, afiliado: number) => Promise<void>

/** A list of that screen, settled. */
const list =
  (name: HistoryScreenName, query = ''): Opening =>
  async (page, afiliado) => {
    await openHistory(page, name, `afiliado=${afiliado}${query}`)
    await listSettled(page)
  }

const OPENINGS: Readonly<Record<string, Opening>> = {
  'la lista de consultas': list('consultas', '&vista=lista'),
  'las órdenes': list('ordenes'),
  'las órdenes activas': list('ordenes', '&estado=1'),
  'las órdenes pendientes de auditoría': list('ordenes', '&estado=3'),
  'las incapacidades': list('incapacidades'),
  'la línea de tiempo': async (page, afiliado) => {
    await openHistory(page, 'consultas', `afiliado=${afiliado}`)
    await drawing(page).waitFor()
    await sister(page, 'Órdenes').waitFor()
  },
  'las entregas parciales': async (page, afiliado) => {
    await page.goto(`/historico/medicamentosParciales?afiliado=${afiliado}`)
    await page.getByRole('table', { name: 'Medicamentos entregados por partes al afiliado' }).waitFor()
  },
}

interface Opened {
  readonly who: string
  readonly what: string
  readonly documento: string
}

export const open = async (world: Mundo, { who, what, documento }: Opened): Promise<void> => {
  const server = await world.server()
  const email = known(PEOPLE[who], `No se sabe quién es ${who}`)
  world.browser ??= { page: await signedIn(server, email) }
  const opening = known(OPENINGS[what], `No se sabe abrir ${what}`)
  await opening(world.browser.page, await affiliateId(server, documento))
}

/** Reads a consultation of the list; without its reason, that of the first sick leave. */
export const readVisit = async (page: Page, motivo: string | null): Promise<void> => {
  if (motivo === null) {
    await page
      .getByRole('link', { name: /^Leer la consulta de la incapacidad/u })
      .first()
      .click()
    return
  }
  await listRows(page)
    .filter({ has: page.getByText(motivo, { exact: true }) })
    .getByRole('button', { name: 'Leer', exact: true })
    .click()
  await page.getByRole('heading', { level: 2, name: motivo }).waitFor()
}

export const searchList = async (page: Page, text: string): Promise<void> => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/buscar'))
  await page.getByLabel('Buscar en la lista').fill(text)
  await page.keyboard.press('Enter')
  await answered
}

/** Of the pills that count what there is of each kind, one. */
export const leaveOnly = async (page: Page, kind: string): Promise<void> => {
  const pill = new RegExp(`^[\\d ]+ ${kind}s?$`, 'u')
  await page.getByRole('button', { name: pill }).click()
  await page.getByRole('button', { pressed: true, name: pill }).waitFor()
}

/** From the last consultation, by the arrow keys, to a sick leave; the cursor goes to its day. */
export const walkTimeline = async (page: Page): Promise<void> => {
  await drawing(page).getByRole('group', { name: 'Consultas' }).getByRole('button').last().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const focused = page.locator('li:focus')
  await focused.filter({ hasText: /Incapacidad de \d+ días/u }).waitFor()
}

const onlyLeaves = async (page: Page): Promise<void> => {
  await page.waitForURL(/clase=incapacidad/u)
  const links = page.getByRole('link', { name: /^(?:Ver|Leer):/u })
  const leaves = page.getByRole('link', { name: /^Ver: Incapacidad/u })
  await leaves.first().waitFor()
  await becomes(async () => (await links.count()) - (await leaves.count()), 0)
}

/** What the timeline may be said to show. */
export const TIMELINE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'cuenta consultas, órdenes e incapacidades': (page) =>
    page.getByRole('figure', { name: /\d+ consultas, \d+ órdenes, \d+ incapacidades/u }).waitFor(),
  'tiene por día solo incapacidades': onlyLeaves,
  'muestra un periodo que ya pasó': (page) => page.waitForURL(/meses=3&fin=\d{4}-\d{2}-\d{2}/u),
  'llega hasta hoy': async (page) => {
    await page.waitForURL((url) => !url.searchParams.has('fin'))
    await page.getByText('hoy', { exact: true }).waitFor()
  },
}

/** Opens the deliveries of the medicine from its row and hands over an amount; without one, what is proposed. */
export const deliver = async (page: Page, medicamento: string, amount: string): Promise<void> => {
  await page.getByRole('row').filter({ hasText: medicamento }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('spinbutton', { name: 'Cantidad que se entrega' }).waitFor()
  await page.keyboard.type(amount)
  await page.keyboard.press('Control+Enter')
}

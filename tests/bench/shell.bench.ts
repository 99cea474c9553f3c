/**
 * How fast the shell is: the sign-in from nothing, the home after it, a change of page with its code at hand and without it, and
 * whether the menu and the palette answer at once and nothing jumps. `npm run bench -- shell`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts'
import { signIn, startApp } from './app-process.ts'
import { countTransfer, largestPaint, throttle } from './browser-measures.ts'
import { steadiness, takeMeasures, timeChange, type Steadiness } from './in-page.ts'
import { machineLine, median } from './machine.ts'
import { keepCookie } from '../support/credentials.ts'

/** Bars of the project. */
const LOGIN_KIB = 300
const SLOW_LCP_MS = 2_500
const INP_MS = 100
const CLS = 0.02

const KIB = 1_024
const FEW = 5
const COLD = 12
const WARM = 30
const VIEWPORT = { width: 1366, height: 768 }
const WHO = 'medico@cauce.demo'
const PASSWORD = 'Cauce.2026*'

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN

const ms = (value: number): string => `${Math.round(value)} ms`
const pair = (values: readonly number[]): string => `${ms(median(values))} / ${ms(p95(values))}`

/** Prints a row and answers whether its bar, if it has one, was met. */
const row = (what: string, figure: string, bar: string | null = null, isMet = true): boolean => {
  console.log(`| ${what} | ${figure} | ${bar ?? '—'} | ${bar === null ? '—' : isMet ? 'sí' : 'NO'} |`)
  return isMet
}

const repeat = async <T>(times: number, act: (turn: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = []
  for (let turn = 0; turn < times; turn += 1) all.push(await act(turn))
  return all
}

interface Lab {
  readonly browser: Browser
  readonly url: string
  readonly token: string
}

/** A browser that has never been here; with a token, somebody who signed in. */
const fresh = async ({ browser, url }: Lab, token: string | null): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: VIEWPORT, extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  if (token !== null) await keepCookie(context, url, token)
  if (token !== null) await context.addInitScript((value) => localStorage.setItem('cauce.token', value), token)
  return context
}

const atHome = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Siguientes consultas' }).waitFor()

const loginBytes = async (lab: Lab): Promise<number> => {
  const context = await fresh(lab, null)
  const page = await context.newPage()
  const { settled } = await countTransfer(await context.newCDPSession(page))
  await page.goto(lab.url)
  await page.getByRole('button', { name: 'Continuar' }).waitFor()
  const { all } = await settled()
  await context.close()
  return all
}

const slowLcp = async (lab: Lab): Promise<number> => {
  const context = await fresh(lab, null)
  const page = await context.newPage()
  await throttle(await context.newCDPSession(page))
  await page.goto(lab.url)
  await page.getByRole('button', { name: 'Continuar' }).waitFor()
  const paint = await largestPaint(page)
  await context.close()
  return paint
}

/** From the last digit of the code, which sends it, to the home that can be used, everything in between fetched for the first time. */
const homeAfterSignIn = async (lab: Lab): Promise<number> => {
  const context = await fresh(lab, null)
  const page = await context.newPage()
  await page.goto(lab.url)
  await page.getByLabel('Usuario o correo').fill(WHO)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Código').waitFor()
  const mails: { para: string; texto: string }[] = await (await fetch(`${lab.url}/demo/correo.json`)).json()
  const code = /\b\d{6}\b/u.exec(mails.find(({ para }) => para === WHO)?.texto ?? '')?.[0] ?? ''
  await page.waitForLoadState('networkidle')
  const start = performance.now()
  await page.getByLabel('Código').fill(code)
  await atHome(page)
  const taken = performance.now() - start
  await context.close()
  return taken
}

interface FirstLoad {
  readonly taken: number
  readonly bytes: number
  readonly requests: number
}

/** The address typed by who has a session, nothing in the cache. */
const firstHome = async (lab: Lab): Promise<FirstLoad> => {
  const context = await fresh(lab, lab.token)
  const page = await context.newPage()
  const { settled } = await countTransfer(await context.newCDPSession(page))
  let requests = 0
  page.on('request', () => {
    requests += 1
  })
  const start = performance.now()
  await page.goto(lab.url)
  await atHome(page)
  const taken = performance.now() - start
  const { all } = await settled()
  await context.close()
  return { taken, bytes: all, requests }
}

const openShell = async (lab: Lab): Promise<Page> => {
  const page = await (await fresh(lab, lab.token)).newPage()
  await takeMeasures(page)
  await page.goto(lab.url)
  await atHome(page)
  await page.waitForLoadState('networkidle')
  return page
}

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name, exact: true })
const group = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú' }).getByRole('button', { name, exact: true })

/** The first time that a page is asked for: its code is fetched. */
const coldChange = async (lab: Lab): Promise<number> => {
  const page = await openShell(lab)
  await group(page, 'Panel Médico').click()
  const taken = await timeChange(page, 'Consultas de hoy', () => link(page, 'Consultas de hoy').click())
  await page.context().close()
  return taken
}

const useShell = async (lab: Lab): Promise<{ readonly warm: readonly number[]; readonly steady: Steadiness }> => {
  const page = await openShell(lab)
  await group(page, 'Panel Médico').click()
  const there = () => timeChange(page, 'Consultas de hoy', () => link(page, 'Consultas de hoy').click())
  const back = () => timeChange(page, 'Inicio', () => link(page, 'Inicio').click())
  await there()
  await back()
  const warm = await repeat(WARM, (turn) => (turn % 2 === 0 ? there() : back()))
  await repeat(FEW, async () => {
    await page.getByRole('button', { name: 'Contraer' }).click()
    await page.getByRole('button', { name: 'Expandir' }).click()
    await group(page, 'Panel Médico').click()
    await group(page, 'Panel Médico').click()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Ir a una pantalla' }).waitFor()
    await page.keyboard.type('historico', { delay: 60 })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
  const steady = await steadiness(page)
  await page.context().close()
  return { warm, steady }
}

const measure = async (lab: Lab): Promise<boolean> => {
  const bytes = await loginBytes(lab)
  const paints = await repeat(FEW, () => slowLcp(lab))
  const entered = await repeat(FEW, () => homeAfterSignIn(lab))
  const first = await repeat(FEW, () => firstHome(lab))
  const cold = await repeat(COLD, () => coldChange(lab))
  const { warm, steady } = await useShell(lab)
  const inp = Math.max(0, ...steady.interactions)

  console.log(`${machineLine()}\n\n| qué | medido | barra | cumple |\n|---|---|---|---|`)
  return [
    row(
      'ingreso en frío: todo (gzip)',
      `${(bytes / KIB).toFixed(1)} KiB`,
      `≤ ${LOGIN_KIB} KiB`,
      bytes <= LOGIN_KIB * KIB,
    ),
    row(
      `ingreso en línea lenta: LCP, mediana de ${FEW}`,
      ms(median(paints)),
      `≤ ${SLOW_LCP_MS} ms`,
      median(paints) <= SLOW_LCP_MS,
    ),
    row(`de «Ingresar» al inicio utilizable, mediana / p95 de ${FEW}`, pair(entered)),
    row(`inicio en frío con sesión, mediana / p95 de ${FEW}`, pair(first.map(({ taken }) => taken))),
    row(
      'inicio en frío con sesión: todo (gzip), peticiones',
      `${(median(first.map((one) => one.bytes)) / KIB).toFixed(1)} KiB, ${median(first.map(({ requests }) => requests))}`,
    ),
    row(`cambio de página sin su código, mediana / p95 de ${COLD}`, pair(cold)),
    row(`cambio de página con su código, mediana / p95 de ${WARM}`, pair(warm)),
    row(
      `menú y Ctrl-K: la interacción más lenta (${steady.interactions.length} de 16 ms o más)`,
      ms(inp),
      `≤ ${INP_MS} ms`,
      inp <= INP_MS,
    ),
    row('lo que salta sin que nadie lo pida (CLS)', steady.shifts.toFixed(4), `≤ ${CLS}`, steady.shifts <= CLS),
  ].every(Boolean)
}

export const bench = async (): Promise<boolean> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cauce-shell-'))
  const app = await startApp({ DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    return await measure({ browser, url: app.url, token: await signIn(app.url, WHO) })
  } finally {
    await browser.close()
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * What a line with nothing found costs to who writes it, in a real browser: its keys, the time from the last Enter to the line in the
 * list, and that of the calls of its checks. `npm run build` first, then `npm run bench -- line`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page, type Request } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts'
import { completedLine, lineEntry, readBack, selectedRow } from '../e2e/pages/medications.ts'
import { openMedications } from '../e2e/pages/prescribed.ts'
import { keepCookie } from '../support/credentials.ts'
import { signIn, startApp } from './app-process.ts'
import { machineLine, median } from './machine.ts'

const DOCTOR = 'medico@cauce.demo'
const CONSULTATION = 3
const DRUG = 'Metformina 850 mg tableta'
const LINE = 'metformina 850 c/12h 30d'
/** What was typed and two Enters: one reads it, one adds it. */
const FEWEST_KEYS = LINE.length + 2
const TIMES = 20
/** What the screen may take beyond the slowest of the calls of the checks: one interaction. */
const BEYOND_MS = 100
const CHECK_CALLS: readonly string[] = [
  '/api/alertas/verificarInteraccion',
  '/api/alertas/buscarDesabastecimiento',
  '/api/alertas/buscarAlergico',
  '/api/alertas/avisos',
]

const pathOf = (request: Request): string => new URL(request.url()).pathname.replace(/\/\d+$/u, '')
const ms = (value: number): string => `${value.toFixed(0)} ms`
const highest = (values: readonly number[]): number => Math.max(0, ...values)

/** Milliseconds from the Enter that adds the line to the frame in which the list has it. */
const addingTime = async (page: Page): Promise<number> => {
  await page.evaluate((drug) => {
    delete document.body.dataset['anadida']
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = (): void => {
          const rows = [...document.querySelectorAll('.med-name')].map(({ textContent }) => textContent)
          if (rows.includes(drug)) document.body.dataset['anadida'] = String(performance.now() - timeStamp)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  }, DRUG)
  await page.keyboard.press('Enter')
  return Number(await (await page.waitForFunction(() => document.body.dataset['anadida'])).jsonValue())
}

interface Turn {
  readonly keys: number
  readonly added: number
  /** Milliseconds of each call that went out after that Enter, as the browser waited for it. */
  readonly calls: ReadonlyMap<string, number>
}

const oneLine = async (page: Page): Promise<Turn> => {
  let keys = 0
  const calls = new Map<string, number>()
  await lineEntry(page).focus()
  for (const key of LINE) {
    await page.keyboard.type(key)
    keys += 1
  }
  await page.keyboard.press('Enter')
  await completedLine(page).waitFor({ state: 'attached' })
  await readBack(page).getByText(DRUG).waitFor()
  const hear = (request: Request): void => {
    const { requestStart, responseEnd } = request.timing()
    calls.set(pathOf(request), responseEnd - requestStart)
  }
  page.on('requestfinished', hear)
  const added = await addingTime(page)
  page.off('requestfinished', hear)
  keys += 2
  if (await page.getByRole('alertdialog').isVisible()) throw new Error('La línea tiene un hallazgo: no es limpia')
  await selectedRow(page, DRUG)
    .getByRole('button', { name: `Quitar ${DRUG}` })
    .click()
  await selectedRow(page, DRUG).waitFor({ state: 'detached' })
  return { keys, added, calls }
}

const row = (what: string, figure: string, bar: string, isMet: boolean): boolean => {
  console.log(`| ${what} | ${figure} | ${bar} | ${isMet ? 'sí' : 'NO'} |`)
  return isMet
}

const tell = (turns: readonly Turn[]): boolean => {
  const seen = [...new Set(turns.flatMap(({ calls }) => [...calls.keys()]))]
  const slowest = turns.map(({ calls }) => highest([...calls.values()]))
  const beyond = median(turns.map(({ added }, turn) => added - (slowest[turn] ?? 0)))
  const keys = highest(turns.map((turn) => turn.keys))
  const added = turns.map((turn) => turn.added)
  const verdicts = [row('teclas', String(keys), `≤ ${FEWEST_KEYS}`, keys <= FEWEST_KEYS)]
  for (const call of seen) {
    const times = turns.flatMap(({ calls }) => calls.get(call) ?? [])
    row(`llamada ${call}`, `${ms(median(times))}, peor ${ms(highest(times))}`, '—', true)
  }
  const strange = seen.filter((call) => !CHECK_CALLS.includes(call))
  verdicts.push(
    row('llamadas que no son de las comprobaciones', strange.join(', ') || 'ninguna', 'ninguna', strange.length === 0),
  )
  row('de Enter a la línea en la lista', `${ms(median(added))}, peor ${ms(highest(added))}`, '—', true)
  verdicts.push(row('de eso, lo que no es la llamada más lenta', ms(beyond), `≤ ${BEYOND_MS} ms`, beyond <= BEYOND_MS))
  return verdicts.every(Boolean)
}

/** True when a clean line takes no key more than its text and two Enters, and no longer than its slowest check and one interaction. */
export const bench = async (): Promise<boolean> => {
  console.log(`${machineLine()} · «${LINE}», ${TIMES} veces\n\n| qué | cifra | barra | cumple |\n|---|---|---|---|`)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cauce-bench-'))
  const app = await startApp({ DATA_DIR: path.join(folder, 'cauce') })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    const token = await signIn(app.url, DOCTOR)
    const context = await browser.newContext({
      baseURL: app.url,
      viewport: { width: 1366, height: 768 },
      locale: 'es-CO',
      timezoneId: 'America/Bogota',
    })
    await keepCookie(context, app.url, token)
    await context.addInitScript((value) => localStorage.setItem('cauce.token', value), token)
    const page = await context.newPage()
    await openMedications(page, CONSULTATION)
    // The first time downloads the code of what comes after.
    await oneLine(page)
    const turns: Turn[] = []
    for (let turn = 0; turn < TIMES; turn += 1) turns.push(await oneLine(page))
    return tell(turns)
  } finally {
    await browser.close()
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

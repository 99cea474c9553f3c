/**
 * The ordering dialog in a real browser over a large clinic: typing, scrolling a hundred rows, going through five hundred and opening
 * dialogs whose data is there. `npm run bench -- trace`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Locator, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import { openMedications } from '../e2e/pages/prescribed.ts'
import { signIn, startApp } from './app-process.ts'
import { steadiness, takeMeasures } from './in-page.ts'
import { BUSY_CONSULTATION, growClinic } from './large-clinic.ts'
import { machineLine, median } from './machine.ts'
import { keepCookie } from '../support/credentials.ts'

/** Bars of the project, milliseconds. */
const INP_MS = 100
const DIALOG_MS = 100
/** A frame later than this was dropped: two at sixty a second. */
const DROPPED_MS = 34
const TIMES = 10
const VIEWPORT = { width: 1366, height: 768 }
const DOCTOR = 'medico@cauce.demo'

const row = (what: string, figure: string, bar: string, isMet: boolean): boolean => {
  console.log(`| ${what} | ${figure} | ${bar} | ${isMet ? 'sí' : 'NO'} |`)
  return isMet
}
const ms = (value: number): string => `${Math.round(value)} ms`

const grown = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const env = { DATA_DIR: path.join(folder, 'cauce') }
  await startApp(env).then((app) => app.stop())
  const database = await openDatabase(
    { databaseUrl: null, dataDir: env.DATA_DIR },
    { now: new Date(), say: (line) => console.error(line) },
  )
  try {
    await growClinic(database.db)
  } finally {
    await database.close()
  }
  return env
}

/** Milliseconds from the click to the frame in which the dialog is there. */
const openingTime = async (page: Page, button: Locator, close: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const dialogs = document.getElementsByTagName('*')
    const shown = (): number => [...dialogs].filter(({ role }) => role === 'dialog' || role === 'alertdialog').length
    const before = shown()
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = (): void => {
          if (shown() > before) document.body.dataset['abrio'] = String(performance.now() - timeStamp)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
    delete document.body.dataset['abrio']
  })
  await button.click()
  const handle = await page.waitForFunction(() => document.body.dataset['abrio'])
  const time = Number(await handle.jsonValue())
  await close()
  return time
}

/** Longest frames while the pane is scrolled from end to end: the worst, and how many were dropped of how many. */
const scrollFrames = (
  page: Page,
): Promise<{ readonly worst: number; readonly dropped: number; readonly all: number }> =>
  page.evaluate(
    (late) =>
      new Promise((resolve) => {
        const pane = document.querySelector('.ord-main')
        if (!(pane instanceof HTMLElement)) throw new Error('No hay panel que recorrer')
        const gaps: number[] = []
        let before: number | null = null
        const step = (now: number): void => {
          if (before !== null) gaps.push(now - before)
          before = now
          pane.scrollTop += 60
          const ended = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 1
          if (!ended && gaps.length < 600) requestAnimationFrame(step)
          else resolve({ worst: Math.max(...gaps), dropped: gaps.filter((gap) => gap > late).length, all: gaps.length })
        }
        pane.scrollTop = 0
        requestAnimationFrame(step)
      }),
    DROPPED_MS,
  )

const typing = async (page: Page): Promise<readonly number[]> => {
  const entry = page.getByRole('combobox', { name: 'Línea de medicamento' })
  const read = page.getByRole('list', { name: 'Lo que se entendió de la línea' })
  const waits: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    await entry.fill('')
    await entry.pressSequentially('losartan 50 c/12h 30', { delay: 30 })
    const start = performance.now()
    await page.keyboard.type('d')
    await read.getByText('Losartán').first().waitFor()
    waits.push(performance.now() - start)
  }
  await entry.fill('')
  return waits
}

const measure = async (page: Page): Promise<boolean> => {
  await takeMeasures(page)
  await openMedications(page, BUSY_CONSULTATION)
  const verdicts: boolean[] = []
  await typing(page)
  const history = page.getByRole('region', { name: 'Últimos 6 meses' })
  await history.getByRole('combobox').selectOption('100')
  await history.getByRole('row').nth(90).waitFor()
  const frames = await scrollFrames(page)
  verdicts.push(
    row(
      'recorrer 100 renglones de historia',
      `peor cuadro ${ms(frames.worst)}, ${frames.dropped} de ${frames.all} perdidos`,
      '0 perdidos',
      frames.dropped === 0,
    ),
  )
  const active = page.getByRole('region', { name: 'Órdenes activas' })
  for (let turn = 0; turn < TIMES; turn += 1) await active.getByRole('button', { name: /siguiente/iu }).click()
  const buttons: readonly (readonly [string, Locator])[] = [
    ['Suspender', active.getByRole('button', { name: /^Suspender/u }).first()],
    ['Cambiar la sede', active.getByRole('button', { name: /^(?:Direccionar|Cambiar)$/u }).first()],
    ['Comprobaciones', active.getByRole('button', { name: /comprobaciones/iu }).first()],
  ]
  for (const [name, button] of buttons) {
    const times: number[] = []
    // The first time downloads its code.
    for (let turn = 0; turn <= TIMES; turn += 1) {
      const time = await openingTime(page, button, async () => {
        await page.keyboard.press('Escape')
        await page.waitForFunction(
          () => document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length === 1,
        )
      })
      if (turn > 0) times.push(time)
    }
    const worst = Math.max(...times)
    verdicts.push(
      row(`abrir «${name}»`, `${ms(median(times))}, peor ${ms(worst)}`, `≤ ${DIALOG_MS} ms`, worst <= DIALOG_MS),
    )
  }
  const { interactions } = await steadiness(page)
  const worst = Math.max(0, ...interactions)
  verdicts.push(
    row(
      `teclas y clics (${interactions.length} de 16 ms o más)`,
      `el peor ${ms(worst)}`,
      `≤ ${INP_MS} ms`,
      worst <= INP_MS,
    ),
  )
  return verdicts.every(Boolean)
}

/** True when every bar was met. */
export const bench = async (): Promise<boolean> => {
  console.log(
    `${machineLine()} · ${VIEWPORT.width} × ${VIEWPORT.height}, PGlite con 5 000 medicamentos y 500 órdenes activas de un afiliado\n\n| qué | cifra | barra | cumple |\n|---|---|---|---|`,
  )
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cauce-bench-'))
  const app = await startApp(await grown(folder))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    const token = await signIn(app.url, DOCTOR)
    const context = await browser.newContext({
      baseURL: app.url,
      viewport: VIEWPORT,
      locale: 'es-CO',
      timezoneId: 'America/Bogota',
    })
    await keepCookie(context, app.url, token)
    await context.addInitScript((value) => localStorage.setItem('cauce.token', value), token)
    return await measure(await context.newPage())
  } finally {
    await browser.close()
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * What a person downloads to reach a usable login and the open ordering dialog, as Chromium counts it on the wire, with the
 * first paint of the login on a slow phone line. `npm run bench -- size`
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts'
import { signIn, startApp } from './app-process.ts'
import { machineLine, median } from './machine.ts'

const KIB = 1024
const LOGIN_TOTAL_KIB = 300
const DIALOG_JS_KIB = 380
const CHUNK_KIB = 30
const SLOW_LCP_MS = 2_500
const dist = path.join(import.meta.dirname, '../../apps/web/dist')

interface Transfer {
  js: number
  all: number
}

/** Counts what travels, headers included, from now on. */
const countTransfer = async (session: CDPSession): Promise<Transfer> => {
  const transfer: Transfer = { js: 0, all: 0 }
  const kinds = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfer.all += encodedDataLength
    if (kinds.get(requestId) === 'Script') transfer.js += encodedDataLength
  })
  await session.send('Network.enable')
  return transfer
}

const throttle = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable')
  const bytesPerSecond = (1_638 * 1_000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )

const slowLogin = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await throttle(await context.newCDPSession(page))
  await page.goto(url)
  await page.getByRole('button', { name: 'Continuar' }).waitFor()
  const lcp = await largestPaint(page)
  await context.close()
  return lcp
}

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`
const row = (what: string, value: string, bar: string, ok: boolean): boolean => {
  console.log(`| ${what} | ${value} | ${bar} | ${ok ? 'sí' : 'NO'} |`)
  return ok
}

/** Chunks that are neither the entry's nor shared libraries: what a route adds. */
const largestLazyChunk = (): { name: string; bytes: number } => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const chunks = readdirSync(path.join(dist, 'assets'))
    .filter(
      (file) => file.endsWith('.js') && !html.includes(file) && !/^(react|state|effect|bp-core|socket)/.test(file),
    )
    .map((name) => ({ name, bytes: gzipSync(readFileSync(path.join(dist, 'assets', name)), { level: 6 }).length }))
  return chunks.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { name: '—', bytes: 0 }
}

export const bench = async (): Promise<boolean> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cauce-size-'))
  const app = await startApp({ DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    const token = await signIn(app.url, 'medico@cauce.demo')
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
    const page = await context.newPage()
    const transfer = await countTransfer(await context.newCDPSession(page))
    await page.goto(app.url)
    await page.getByRole('button', { name: 'Continuar' }).waitFor()
    await page.waitForLoadState('networkidle')
    const login = { ...transfer }
    await page.evaluate((value) => localStorage.setItem('cauce.token', value), token)
    await page.goto(`${app.url}/panelMedico/atencion/1?ordenar=procedimientos`)
    await page.getByRole('combobox', { name: 'Procedimiento' }).waitFor()
    await page.waitForLoadState('networkidle')
    const dialog = { ...transfer }
    const lcp = median([
      await slowLogin(browser, app.url),
      await slowLogin(browser, app.url),
      await slowLogin(browser, app.url),
    ])
    const chunk = largestLazyChunk()

    console.log(`${machineLine()}\n\n| qué | medido | barra | cumple |\n|---|---|---|---|`)
    return [
      row('ingreso: todo', kib(login.all), `≤ ${LOGIN_TOTAL_KIB} KiB`, login.all <= LOGIN_TOTAL_KIB * KIB),
      row('ingreso: JavaScript', kib(login.js), '—', true),
      row(
        'hasta la ventana de ordenamiento: JavaScript',
        kib(dialog.js),
        `≤ ${DIALOG_JS_KIB} KiB`,
        dialog.js <= DIALOG_JS_KIB * KIB,
      ),
      row('hasta la ventana de ordenamiento: todo', kib(dialog.all), '—', true),
      row(
        `mayor parte que se carga a pedido (${chunk.name})`,
        kib(chunk.bytes),
        `≤ ${CHUNK_KIB} KiB`,
        chunk.bytes <= CHUNK_KIB * KIB,
      ),
      row(
        'ingreso en línea lenta (LCP, mediana de 3)',
        `${Math.round(lcp)} ms`,
        `≤ ${SLOW_LCP_MS} ms`,
        lcp <= SLOW_LCP_MS,
      ),
    ].every(Boolean)
  } finally {
    await browser.close()
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

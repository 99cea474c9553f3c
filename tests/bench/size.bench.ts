/**
 * What a person downloads to reach a usable login and the open ordering dialog, as Chromium counts it on the wire, with the
 * first paint of the login on a slow phone line. `npm run bench -- size`
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts'
import { signIn, startApp } from './app-process.ts'
import { countTransfer, largestPaint, throttle, type Transfer } from './browser-measures.ts'
import { machineLine, median } from './machine.ts'

const KIB = 1024
const LOGIN_TOTAL_KIB = 300
const DIALOG_JS_KIB = 380
const CHUNK_KIB = 30
const SLOW_LCP_MS = 2_500
const PAINTS = 5
const VIEWPORT = { width: 1366, height: 768 }
/** What the browser says that it understands. */
type Encodings = 'gzip' | 'br, gzip'
const dist = path.join(import.meta.dirname, '../../apps/web/dist')

const slowLogin = async (browser: Browser, url: string, encodings: Encodings): Promise<number> => {
  const context = await browser.newContext({ viewport: VIEWPORT, extraHTTPHeaders: { 'accept-encoding': encodings } })
  const page = await context.newPage()
  await throttle(await context.newCDPSession(page))
  await page.goto(url)
  await page.getByRole('button', { name: 'Continuar' }).waitFor()
  const lcp = await largestPaint(page)
  await context.close()
  return lcp
}

interface Row {
  readonly what: string
  /** Bytes. */
  readonly gzip: number
  readonly brotli?: number
  readonly limit?: number
}

const kib = (bytes: number | undefined): string => (bytes === undefined ? '—' : `${(bytes / KIB).toFixed(1)} KiB`)

const show = ({ what, gzip, brotli, limit }: Row): boolean => {
  const met = limit === undefined || gzip <= limit
  const verdict = met ? 'sí' : 'NO'
  const bar = limit === undefined ? '— | —' : `≤ ${kib(limit)} | ${verdict}`
  console.log(`| ${what} | ${kib(gzip)} | ${kib(brotli)} | ${bar} |`)
  return met
}

/** The largest chunk that the page does not name: what a route or a dialog adds when it is asked for. */
const largestLazyChunk = (): { name: string; bytes: number } => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const chunks = readdirSync(path.join(dist, 'assets'))
    .filter((file) => file.endsWith('.js') && !html.includes(file))
    .map((name) => ({ name, bytes: gzipSync(readFileSync(path.join(dist, 'assets', name))).length }))
  return chunks.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { name: '—', bytes: 0 }
}

interface Sizes {
  readonly login: Transfer
  readonly dialog: Transfer
}

/** From a cold cache: first the login, then, in the same browser, the open dialog. */
const measure = async (browser: Browser, url: string, token: string, encodings: Encodings): Promise<Sizes> => {
  const context = await browser.newContext({ viewport: VIEWPORT, extraHTTPHeaders: { 'accept-encoding': encodings } })
  const page = await context.newPage()
  const transfer = await countTransfer(await context.newCDPSession(page))
  await page.goto(url)
  await page.getByRole('button', { name: 'Continuar' }).waitFor()
  await page.waitForLoadState('networkidle')
  const login = { ...transfer }
  await page.evaluate((value) => localStorage.setItem('cauce.token', value), token)
  await page.goto(`${url}/panelMedico/atencion/1?ordenar=procedimientos`)
  await page.getByRole('combobox', { name: 'Procedimiento' }).waitFor()
  await page.getByRole('region', { name: 'Órdenes activas' }).waitFor()
  await page.waitForLoadState('networkidle')
  await context.close()
  return { login, dialog: { ...transfer } }
}

/** Judged by gzip, which every proxy and browser speaks; brotli is told beside it. */
export const bench = async (): Promise<boolean> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cauce-size-'))
  const app = await startApp({ DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    const token = await signIn(app.url, 'medico@cauce.demo')
    const gzip = await measure(browser, app.url, token, 'gzip')
    const brotli = await measure(browser, app.url, token, 'br, gzip')
    const paints: number[] = []
    for (let n = 0; n < PAINTS; n += 1) paints.push(await slowLogin(browser, app.url, 'gzip'))
    const lcp = median(paints)
    const chunk = largestLazyChunk()

    console.log(`${machineLine()}\n\n| qué | gzip | brotli | barra (gzip) | cumple |\n|---|---|---|---|---|`)
    const rows: Row[] = [
      { what: 'ingreso: todo', gzip: gzip.login.all, brotli: brotli.login.all, limit: LOGIN_TOTAL_KIB * KIB },
      { what: 'ingreso: JavaScript', gzip: gzip.login.js, brotli: brotli.login.js },
      {
        what: 'hasta la ventana de ordenamiento, con sus paneles: JavaScript',
        gzip: gzip.dialog.js,
        brotli: brotli.dialog.js,
        limit: DIALOG_JS_KIB * KIB,
      },
      { what: 'hasta la ventana de ordenamiento: todo', gzip: gzip.dialog.all, brotli: brotli.dialog.all },
      { what: `mayor parte que se carga a pedido (${chunk.name})`, gzip: chunk.bytes, limit: CHUNK_KIB * KIB },
    ]
    const verdicts = rows.map(show)
    const fast = lcp <= SLOW_LCP_MS
    const spread = `${Math.round(Math.min(...paints))} a ${Math.round(Math.max(...paints))}`
    console.log(
      `| ingreso en línea lenta: LCP, mediana de ${PAINTS} (${spread}) | ${Math.round(lcp)} ms | — | ≤ ${SLOW_LCP_MS} ms | ${fast ? 'sí' : 'NO'} |`,
    )
    return fast && verdicts.every(Boolean)
  } finally {
    await browser.close()
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

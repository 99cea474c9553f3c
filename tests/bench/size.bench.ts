/**
 * What a person downloads to reach a usable login, the home and the open ordering dialog, as Chromium counts it on the wire; what
 * each page adds to the frame; and the first paint of the login on a slow phone line. `npm run bench -- size`
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'
import { BUDGETS, pageBudget } from '../../apps/web/build/budgets.ts'
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts'
import { signIn, startApp } from './app-process.ts'
import { largestPaint, throttle, type Transfer } from './browser-measures.ts'
import { machineLine, median } from './machine.ts'
import { pageSizes, type PageSize } from './size-pages.ts'
import { freshPage, openLogin, straightToDialog, walkToDialog, type WalkSizes } from './size-walk.ts'

const KIB = 1024
const PAINTS = 5
const dist = path.join(import.meta.dirname, '../../apps/web/dist')

const slowLogin = async (browser: Browser, url: string): Promise<number> => {
  const page = await freshPage(browser, 'gzip')
  await throttle(await page.context().newCDPSession(page))
  await openLogin(page, url)
  const lcp = await largestPaint(page)
  await page.context().close()
  return lcp
}

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`

/** Prints a row; answers whether its bar, if it has one, was met. */
const row = (what: string, figures: readonly string[], bar: string | null = null, isMet = true): boolean => {
  console.log(`| ${what} | ${figures.join(' | ')} | ${bar ?? '—'} | ${bar === null ? '—' : isMet ? 'sí' : 'NO'} |`)
  return isMet
}

const figuresOf = (gzip: Transfer, brotli: Transfer): readonly string[] => [
  String(gzip.files),
  kib(gzip.js),
  kib(gzip.all),
  kib(brotli.js),
]

/** The largest chunk that the page does not name: what a route or a dialog adds when it is asked for. */
const largestLazyChunk = (): { readonly name: string; readonly bytes: number } => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const chunks = readdirSync(path.join(dist, 'assets'))
    .filter((file) => file.endsWith('.js') && !html.includes(file))
    .map((name) => ({ name, bytes: gzipSync(readFileSync(path.join(dist, 'assets', name))).length }))
  return chunks.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { name: '—', bytes: 0 }
}

const showStages = (gzip: WalkSizes, brotli: WalkSizes, straight: Transfer, straightBrotli: Transfer): boolean => {
  const { login, home, dialog } = BUDGETS
  const isDialogMet = (sizes: Transfer): boolean => sizes.files <= dialog.files && sizes.js <= dialog.jsKib * KIB
  const dialogBar = `≤ ${dialog.files} archivos, ≤ ${dialog.jsKib} KiB de JavaScript`
  console.log('| hasta | archivos | JavaScript | todo | JavaScript, brotli | barra (gzip) | cumple |')
  console.log('|---|---|---|---|---|---|---|')
  return [
    row(
      'el ingreso',
      figuresOf(gzip.login, brotli.login),
      `≤ ${login.files} archivos, ≤ ${login.kib} KiB`,
      gzip.login.files <= login.files && gzip.login.all <= login.kib * KIB,
    ),
    row(
      'el inicio',
      figuresOf(gzip.home, brotli.home),
      `≤ ${home.files} archivos después del ingreso`,
      gzip.home.files - gzip.login.files <= home.files,
    ),
    row('las consultas de hoy', figuresOf(gzip.agenda, brotli.agenda)),
    row('una consulta con su historia', figuresOf(gzip.consultation, brotli.consultation)),
    row('la ventana de ordenamiento', figuresOf(gzip.dialog, brotli.dialog), dialogBar, isDialogMet(gzip.dialog)),
    row(
      'la ventana de ordenamiento, por su dirección',
      figuresOf(straight, straightBrotli),
      dialogBar,
      isDialogMet(straight),
    ),
  ].every(Boolean)
}

const showPage = ({ path: place, files, bytes }: PageSize): boolean => {
  const budget = pageBudget(place)
  return row(
    `\`${place}\``,
    [String(files), kib(bytes)],
    `≤ ${budget.files} archivos, ≤ ${budget.kib} KiB`,
    files <= budget.files && bytes <= budget.kib * KIB,
  )
}

/** Judged by gzip, which every proxy and browser speaks; brotli is told beside it. */
export const bench = async (): Promise<boolean> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cauce-size-'))
  const app = await startApp({ DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    const gzip = await walkToDialog(browser, app.url, 'gzip')
    const brotli = await walkToDialog(browser, app.url, 'br, gzip')
    const doctor = await signIn(app.url, 'medico@cauce.demo')
    const straight = await straightToDialog(browser, app.url, doctor, 'gzip')
    const straightBrotli = await straightToDialog(browser, app.url, doctor, 'br, gzip')
    const paints: number[] = []
    for (let n = 0; n < PAINTS; n += 1) paints.push(await slowLogin(browser, app.url))
    const lcp = median(paints)
    const chunk = largestLazyChunk()
    const pages = await pageSizes(browser, app.url, await signIn(app.url, 'admin@cauce.demo'))

    console.log(`${machineLine()} · carga ${os.loadavg()[0]?.toFixed(1) ?? '—'}\n`)
    const areStagesMet = showStages(gzip, brotli, straight, straightBrotli)
    console.log('\n| qué | medida | barra | cumple |\n|---|---|---|---|')
    const isChunkMet = row(
      `mayor parte que se carga a pedido (${chunk.name})`,
      [kib(chunk.bytes)],
      `≤ ${BUDGETS.chunkKib} KiB`,
      chunk.bytes <= BUDGETS.chunkKib * KIB,
    )
    const spread = `${Math.round(Math.min(...paints))} a ${Math.round(Math.max(...paints))}`
    const isFast = row(
      `ingreso en línea lenta: LCP, mediana de ${PAINTS} (${spread})`,
      [`${Math.round(lcp)} ms`],
      `≤ ${BUDGETS.lcpMs} ms`,
      lcp <= BUDGETS.lcpMs,
    )
    console.log('\n| página | archivos | pesa | presupuesto | cumple |\n|---|---|---|---|---|')
    const arePagesMet = pages.map(showPage).every(Boolean)
    return areStagesMet && isChunkMet && isFast && arePagesMet
  } finally {
    await browser.close()
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

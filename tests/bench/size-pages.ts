/** What each page in service adds to the frame, for who opens it with nothing else of the product in the cache. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { ROUTES } from '@cauce/domain/navigation/catalog'
import type { Route } from '@cauce/domain/navigation/route'
import { countTransfer } from './browser-measures.ts'
import { freshPage } from './size-walk.ts'
import { keepCookie } from '../support/credentials.ts'

export interface PageSize {
  readonly path: string
  readonly files: number
  readonly bytes: number
}

const screens = path.join(import.meta.dirname, '../../apps/web/src/screens')
/** Shown by the router itself: the home is measured by the walk, the last one is no place. */
const NOT_PAGES: readonly string[] = ['/', '/:404']
const PARAMETER = /\/:\w+\??/gu

const isInService = (route: Route): boolean =>
  !NOT_PAGES.includes(route.path) && existsSync(path.join(screens, `${route.path.replaceAll(PARAMETER, '')}.tsx`))

/** A consultation has its address in no catalogue. */
const CONSULTATION = '/panelMedico/atencion/:consultaId'

/** The heading of a page that has come: some say so with a second heading, none without a first. */
const untilShown = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).first().waitFor()

const sizeOf = async (browser: Browser, url: string, place: string, token: string | null): Promise<PageSize> => {
  const page = await freshPage(browser, 'gzip')
  const meter = await countTransfer(await page.context().newCDPSession(page))
  await page.goto(url)
  await meter.settled()
  if (token !== null) {
    await keepCookie(page.context(), url, token)
    await page.evaluate((value) => localStorage.setItem('cauce.token', value), token)
    // Where nothing but the frame is shown.
    await page.goto(`${url}/no-existe/esta-pagina`)
    await meter.settled()
  }
  const before = meter.soFar()
  await page.goto(`${url}${place.replaceAll(PARAMETER, '/1')}`)
  await untilShown(page)
  const after = await meter.settled()
  await page.context().close()
  return { path: place, files: after.files - before.files, bytes: after.built - before.built }
}

/** @param token of somebody who may see every page */
export const pageSizes = async (browser: Browser, url: string, token: string): Promise<readonly PageSize[]> => {
  const sizes: PageSize[] = []
  for (const { path: place, audience } of ROUTES.filter(isInService)) {
    sizes.push(await sizeOf(browser, url, place, audience === 'signed-in' ? token : null))
  }
  sizes.push(await sizeOf(browser, url, CONSULTATION, token))
  return sizes
}

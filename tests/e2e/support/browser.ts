/** A Chromium on the built application, signed in or not, at a size and in a theme. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../../tools/chromium.ts'
import { keepCookie } from '../../support/credentials.ts'
import type { TestServer } from '../../support/server.ts'
import { lookOften } from './pace.ts'

export const WIDE = { width: 1440, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

export interface View {
  readonly size?: { readonly width: number; readonly height: number }
  readonly theme?: 'light' | 'dark'
}

let launched: Promise<Browser> | null = null

/** One browser for the process; each person gets a context of their own. */
const browser = (): Promise<Browser> => {
  launched ??= chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  return launched
}

export const closeBrowsers = async (): Promise<void> => {
  const open = launched
  launched = null
  await (await open)?.close()
}

/** A document that opened in a tab of its own leaves the person where the work is: a page that is not in front hardly runs. */
const comeBack = async (page: Page, popup: Page): Promise<void> => {
  await page.bringToFront()
  await popup.waitForLoadState()
  await page.bringToFront()
}

export const newPerson = async (
  server: Pick<TestServer, 'url'>,
  { size = WIDE, theme = 'light' }: View = {},
): Promise<Page> => {
  const context = await (
    await browser()
  ).newContext({
    baseURL: server.url,
    viewport: { ...size },
    colorScheme: theme,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    reducedMotion: 'reduce',
    hasTouch: size.width < 500,
    acceptDownloads: true,
  })
  const page = await context.newPage()
  lookOften(page)
  page.on('popup', (popup) => void comeBack(page, popup).catch(() => undefined))
  return page
}

/** Signs in without the screens: the token is what the login leaves behind. */
export const signedIn = async (server: TestServer, email: string, view: View = {}): Promise<Page> => {
  const token = await server.login(email)
  const page = await newPerson(server, view)
  await keepToken(page.context(), server, token)
  return page
}

/** Whoever opens a page in this context is signed in with the token. */
export const keepToken = async (
  context: BrowserContext,
  { url }: Pick<TestServer, 'url'>,
  token: string,
): Promise<void> => {
  await keepCookie(context, url, token)
  await context.addInitScript((value) => {
    // Only the first time: signing out has to be able to forget it.
    if (sessionStorage.getItem('prueba.token') !== null) return
    sessionStorage.setItem('prueba.token', 'puesto')
    localStorage.setItem('cauce.token', value)
  }, token)
}

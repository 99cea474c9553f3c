/** From the login to the open ordering dialog, as a person goes, with what each step downloads. */
import type { Browser, Page } from 'playwright-core'
import { lastCode } from './app-process.ts'
import { countTransfer, type Transfer } from './browser-measures.ts'
import { keepCookie } from '../support/credentials.ts'

const WHO = 'medico@cauce.demo'
const PASSWORD = 'Cauce.2026*'
const VIEWPORT = { width: 1366, height: 768 }

/** What the browser says that it understands. */
export type Encodings = 'gzip' | 'br, gzip'

/** Each counted from the empty cache, with the steps before it. */
export interface WalkSizes {
  readonly login: Transfer
  readonly home: Transfer
  readonly agenda: Transfer
  readonly consultation: Transfer
  readonly dialog: Transfer
}

export const freshPage = async (browser: Browser, encodings: Encodings): Promise<Page> => {
  const context = await browser.newContext({ viewport: VIEWPORT, extraHTTPHeaders: { 'accept-encoding': encodings } })
  return context.newPage()
}

/** The first pane of the dialog can be used. */
const untilDialog = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Procedimiento' }).waitFor()
  await page.getByRole('region', { name: 'Órdenes activas' }).waitFor()
}

export const openLogin = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.getByRole('button', { name: 'Continuar' }).waitFor()
}

const signInByHand = async (page: Page, url: string): Promise<void> => {
  await page.getByLabel('Usuario o correo').fill(WHO)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Código').waitFor()
  await page.getByLabel('Código').fill(await lastCode(url, WHO))
  await page.getByRole('heading', { name: 'Siguientes consultas' }).waitFor()
}

/** Login, home, agenda, consultation with its record, dialog. */
export const walkToDialog = async (browser: Browser, url: string, encodings: Encodings): Promise<WalkSizes> => {
  const page = await freshPage(browser, encodings)
  const { settled: counted } = await countTransfer(await page.context().newCDPSession(page))
  await openLogin(page, url)
  const login = await counted()
  await signInByHand(page, url)
  const home = await counted()
  const menu = page.getByRole('navigation', { name: 'Menú' })
  await menu.getByRole('button', { name: 'Panel Médico' }).click()
  await menu.getByRole('link', { name: 'Consultas de hoy' }).click()
  await page
    .getByRole('table')
    .getByRole('button', { name: /^(?:Abrir|Continuar)/u })
    .first()
    .waitFor()
  const agenda = await counted()
  await page
    .getByRole('table')
    .getByRole('button', { name: /^(?:Abrir|Continuar)/u })
    .first()
    .click()
  await page.getByRole('button', { name: 'Ordenar', exact: true }).waitFor()
  const consultation = await counted()
  await page.getByRole('button', { name: 'Ordenar', exact: true }).click()
  await untilDialog(page)
  const dialog = await counted()
  await page.context().close()
  return { login, home, agenda, consultation, dialog }
}

/** The login, and in the same browser the address of the dialog, as who follows a link does. */
export const straightToDialog = async (
  browser: Browser,
  url: string,
  token: string,
  encodings: Encodings,
): Promise<Transfer> => {
  const page = await freshPage(browser, encodings)
  const { settled } = await countTransfer(await page.context().newCDPSession(page))
  await openLogin(page, url)
  await settled()
  await keepCookie(page.context(), url, token)
  await page.evaluate((value) => localStorage.setItem('cauce.token', value), token)
  await page.goto(`${url}/panelMedico/atencion/1?ordenar=procedimientos`)
  await untilDialog(page)
  const dialog = await settled()
  await page.context().close()
  return dialog
}

/** The history screens, as a person uses them. */
import type { Page } from 'playwright-core'
import type { TestServer } from '../../support/server.ts'

/** With consultations, orders of every kind and a chain of leaves. */
export const MARIA_ELENA = '43512887'
export const TITLES = {
  consultas: 'Histórico de consultas',
  ordenes: 'Histórico de órdenes',
  incapacidades: 'Histórico de incapacidades',
  consentimientos: 'Histórico de consentimientos',
} as const
export type HistoryScreenName = keyof typeof TITLES

export const affiliateId = async ({ db }: TestServer, documento: string): Promise<number> => {
  const { id } = await db
    .selectFrom('afiliados')
    .select('id')
    .where('numero_documento', '=', documento)
    .executeTakeFirstOrThrow()
  return id
}

/** @param query of the address, without its `?` */
export const openHistory = async (page: Page, name: HistoryScreenName, query = ''): Promise<void> => {
  await page.goto(`/historico/${name}${query === '' ? '' : `?${query}`}`)
  await page.getByRole('heading', { level: 1, name: TITLES[name] }).waitFor()
}

export const affiliateSearch = (page: Page) => page.getByRole('combobox', { name: 'Afiliado' })

export const pickAffiliate = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('option').filter({ hasText: name }).click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
}

/** The drawing of the timeline. */
export const drawing = (page: Page) => page.getByRole('figure', { name: /^Línea de tiempo/u })

/** The way to a sister screen, with the same affiliate. */
export const sister = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Históricos del afiliado' }).getByRole('link', { name, exact: true })

/** Rows of the list, without its header. */
export const listRows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** The list is what was asked for last. */
export const listSettled = async (page: Page): Promise<void> => {
  await page.locator('table[aria-busy="false"]').waitFor()
}

/** Presses something that makes a document; answers its status and type. */
export const documentOf = async (page: Page, press: () => Promise<void>) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/pdf'))
  await press()
  const response = await answered
  return { status: response.status(), type: response.headers()['content-type'] ?? '' }
}

/** The nine plain masters of administration: each list and a row of it, and everything that may happen to one of them. */
import type { Master } from '@cauce/domain/kit/master/master'
import { MASTERS } from '@cauce/domain/masters/masters'
import type { Page } from 'playwright-core'
import { openMaster, openRecord, saveRecord, searchMaster, write } from '../pages/maestros.ts'
import type { Screen, Walk } from './walk.ts'

const COMPANY = 'Transportes Sabaneta S.A.S.'
const SEARCH = '**/api/maestros/admin/empresas/buscar'

const PAGES = Object.values<Master>(MASTERS)
  .map(({ page }) => page)
  .filter((page) => page !== 'admin/empresas')
/** `cargos` in the administration, `talentoHumano-bancos` elsewhere. */
const nameOf = (page: string): string => page.replace(/^admin\//u, '').replaceAll('/', '-')

const openFirst = async (page: Page, name: string): Promise<void> => {
  await openMaster(page, name)
  await page.locator('tbody tr').first().click()
  await page.getByRole('heading', { name: /^Historia/u }).waitFor()
}

const lists: readonly Screen[] = PAGES.flatMap((place) => [
  { name: `maestro-${nameOf(place)}`, show: (page: Page) => openMaster(page, place) },
  { name: `maestro-${nameOf(place)}-registro`, show: (page: Page) => openFirst(page, place) },
])

const company: readonly Screen[] = [
  { name: 'maestro-empresas', show: (page) => openMaster(page, 'admin/empresas') },
  { name: 'maestro-empresas-registro', show: (page) => openRecord(page, COMPANY) },
  {
    name: 'maestro-empresas-cambios',
    show: async (page) => {
      await write(page, 'Teléfono', '604 555 20 44')
      await write(page, 'Razón social', '')
      await page.getByText('Se guardan 2 cambios suyos').waitFor()
      await saveRecord(page)
      await page.getByText('Obligatorio').or(page.locator('.ca-field-error')).first().waitFor()
    },
  },
  {
    name: 'maestro-empresas-dejar',
    show: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'maestro-empresas-inactivar',
    show: async (page) => {
      await page.getByRole('button', { name: 'Descartar lo mío' }).last().click()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      await openRecord(page, COMPANY)
      await page.getByRole('button', { name: 'Inactivar…' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'maestro-empresas-nueva',
    show: async (page) => {
      await openMaster(page, 'admin/empresas')
      await page.getByRole('button', { name: 'Nueva empresa' }).click()
      await page.getByRole('heading', { name: 'Nueva empresa' }).waitFor()
      await write(page, 'NIT', '901448216')
    },
  },
  {
    name: 'maestro-empresas-sin-coincidencias',
    show: async (page) => {
      await openMaster(page, 'admin/empresas')
      await searchMaster(page).fill('no hay una empresa así')
      await page.getByText('Ninguna empresa con estos filtros').waitFor()
    },
  },
  {
    name: 'maestro-empresas-cargar',
    show: async (page) => {
      await openMaster(page, 'admin/empresas')
      await page.getByRole('button', { name: 'Cargar archivo' }).click()
      await page.getByRole('button', { name: 'Escoger archivo' }).waitFor()
    },
  },
  {
    name: 'maestro-empresas-revision',
    show: async (page) => {
      await page.locator('input[type="file"]').setInputFiles({
        name: 'empresas.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'NIT;Razón social;Municipio;Riesgo\n901448216;Transportes Sabaneta;05631;V\n9;Nada;05631;V\n',
        ),
      })
      await page.getByRole('heading', { name: 'Revise antes de cargar' }).waitFor()
    },
  },
  {
    name: 'maestro-empresas-sin-servidor',
    show: async (page) => {
      await page.route(SEARCH, (route) => route.abort())
      await page.goto('/admin/empresas')
      await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
      await page.unroute(SEARCH)
    },
  },
]

export const mastersWalk: Walk = { name: 'maestros', who: 'admin@cauce.demo', screens: [...company, ...lists] }

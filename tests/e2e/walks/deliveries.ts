/** Medicines handed over by parts and the reports of the histories, with what the server may answer. */
import type { Page } from 'playwright-core'
import type { TestServer } from '../../support/server.ts'
import type { Walk } from './walk.ts'

const PARTIALS = '**/api/historico/medicamentos-parciales/buscar'
const DELIVER = '**/api/historico/medicamentos-parciales/entregar'
const REPORT = '**/api/historico/reportes/resumen'
const EXPORT = '**/api/historico/reportes/exportar'
const DOWN = {
  status: 503,
  json: { error: 'El servicio no está disponible en este momento.', codigo: 'servidor.no_disponible' },
}

/** With something owed and something that was completed in parts; and one of whom nothing was handed over by parts. */
const [OWED, NOTHING] = ['43512887', '1036448201']

const affiliateId = async ({ db }: TestServer, documento: string): Promise<number> => {
  const { id } = await db
    .selectFrom('afiliados')
    .select('id')
    .where('numero_documento', '=', documento)
    .executeTakeFirstOrThrow()
  return id
}

const open = async (page: Page, path: string, title: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
const openPartials = async (page: Page, server: TestServer, documento: string): Promise<void> =>
  open(
    page,
    `/historico/medicamentosParciales?afiliado=${await affiliateId(server, documento)}`,
    'Entregas parciales de medicamentos',
  )

/** Who hands over medicines. */
export const deliveriesWalk: Walk = {
  name: 'entregas por partes',
  who: 'admin@cauce.demo',
  screens: [
    {
      name: 'parciales',
      show: async (page, server) => {
        await openPartials(page, server, OWED)
        await page.getByRole('button', { name: 'Entregar' }).first().waitFor()
      },
    },
    {
      name: 'parciales-entregar',
      show: async (page) => {
        await page.getByRole('button', { name: 'Entregar' }).first().click()
        await page.getByRole('button', { name: /^Registrar entrega/u }).waitFor()
      },
    },
    {
      name: 'parciales-de-mas',
      show: async (page) => {
        await page.getByRole('spinbutton', { name: 'Cantidad que se entrega' }).fill('31')
        await page.keyboard.press('Control+Enter')
        await page.getByText(/^No se puede entregar más de lo pendiente/u).waitFor()
      },
    },
    {
      name: 'parciales-sin-respuesta',
      show: async (page) => {
        await page.route(DELIVER, (route) => route.fulfill(DOWN))
        await page.getByRole('spinbutton', { name: 'Cantidad que se entrega' }).fill('1')
        await page.keyboard.press('Control+Enter')
        await page.getByText(DOWN.json.error).waitFor()
        await page.unroute(DELIVER)
      },
    },
    {
      name: 'parciales-ver',
      show: async (page, server) => {
        await openPartials(page, server, OWED)
        await page.getByRole('button', { name: 'Ver entregas' }).first().click()
        await page.getByRole('table', { name: 'Entregas' }).waitFor()
      },
    },
    {
      name: 'parciales-ninguno',
      show: async (page, server) => {
        await openPartials(page, server, NOTHING)
        await page.getByText(/^A este afiliado no se le debe/u).waitFor()
      },
    },
    {
      name: 'parciales-sin-servidor',
      show: async (page, server) => {
        await page.route(PARTIALS, (route) => route.abort())
        await openPartials(page, server, OWED)
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
        await page.unroute(PARTIALS)
      },
    },
  ],
}

const openReports = (page: Page, search = ''): Promise<void> =>
  open(page, `/historico/reportes${search}`, 'Reportes de históricos')

export const reportsWalk: Walk = {
  name: 'reportes',
  who: 'auditor@cauce.demo',
  screens: [
    {
      name: 'reportes',
      show: async (page) => {
        await openReports(page)
        await page.getByRole('table', { name: 'Consultas por mes' }).waitFor()
      },
    },
    {
      name: 'reportes-incapacidades',
      show: async (page) => {
        await page.getByRole('button', { name: 'Incapacidades' }).click()
        await page.getByRole('table', { name: 'Incapacidades por mes' }).waitFor()
      },
    },
    {
      name: 'reportes-descargado',
      show: async (page) => {
        await page.getByRole('button', { name: 'Descargar CSV' }).click()
        await page.getByText(/^El archivo tiene/u).waitFor()
      },
    },
    {
      name: 'reportes-descarga-detenida',
      show: async (page) => {
        await page.route(EXPORT, (route) => route.fulfill(DOWN))
        await page.getByRole('button', { name: 'Descargar CSV' }).click()
        await page.getByRole('button', { name: 'Seguir la descarga' }).waitFor()
        await page.unroute(EXPORT)
      },
    },
    {
      name: 'reportes-cinco-anios',
      show: async (page) => {
        await openReports(page, '?informe=ordenes&desde=2022-01-01&hasta=2026-12-31')
        await page.getByRole('table', { name: 'Órdenes por mes' }).waitFor()
      },
    },
    {
      name: 'reportes-sin-nada',
      show: async (page) => {
        await openReports(page, '?informe=ordenes&desde=1990-01-01&hasta=1990-06-30')
        await page.getByText('Nada en este periodo').waitFor()
      },
    },
    {
      name: 'reportes-al-reves',
      show: async (page) => {
        await openReports(page, '?informe=ordenes&desde=2026-06-30&hasta=2026-01-01')
        await page.getByText('La fecha final debe ser igual o posterior a la inicial').waitFor()
      },
    },
    {
      name: 'reportes-sin-servidor',
      show: async (page) => {
        await page.route(REPORT, (route) => route.abort())
        await openReports(page)
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
        await page.unroute(REPORT)
      },
    },
  ],
}

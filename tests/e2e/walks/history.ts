/** The history of an affiliate: looked for, drawn, read, listed, with what the server may answer. */
import type { Page } from 'playwright-core'
import {
  affiliateId,
  affiliateSearch,
  drawing,
  listSettled,
  MARIA_ELENA,
  openHistory,
  pickAffiliate,
  sister,
  TITLES,
} from '../pages/history.ts'
import type { Walk } from './walk.ts'

const TIMELINE = '**/api/historico/linea-de-tiempo'
const ORDERS = '**/api/historico/ordenes/buscar'
const AFFILIATE = '**/api/historico/afiliados/*'
const DOCUMENT = '**/api/pdf'
const DOWN = {
  status: 503,
  json: { error: 'El servicio no está disponible en este momento.', codigo: 'servidor.no_disponible' },
}
/** Who came once and has nothing else. */
const HARDLY_KNOWN = '1036448201'

const again = (page: Page): Promise<void> => page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()

export const historyWalk: Walk = {
  name: 'histórico',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'historico',
      show: async (page) => {
        await openHistory(page, 'consultas')
        await page.getByText('Busque a un afiliado').waitFor()
      },
    },
    {
      name: 'historico-buscar',
      show: async (page) => {
        await affiliateSearch(page).fill('gómez')
        await page.getByRole('option').first().waitFor()
      },
    },
    {
      name: 'historico-linea',
      show: async (page) => {
        await pickAffiliate(page, 'GÓMEZ CASTAÑO, María Elena')
        await drawing(page).waitFor()
      },
    },
    {
      name: 'historico-linea-marca',
      show: async (page) => {
        await drawing(page).getByRole('group', { name: 'Consultas' }).getByRole('button').last().focus()
        await page.keyboard.press('ArrowDown')
      },
    },
    {
      name: 'historico-linea-tres-anios',
      show: async (page) => {
        await page.getByText('Tres años', { exact: true }).click()
        await drawing(page).waitFor()
      },
    },
    {
      name: 'historico-linea-nada',
      show: async (page) => {
        await page.getByText('Tres meses', { exact: true }).click()
        for (let back = 0; back < 4; back += 1) await page.getByRole('button', { name: 'Antes' }).click()
        await page.getByText('Nada en este periodo').first().waitFor()
      },
    },
    {
      name: 'historico-linea-sin-servidor',
      show: async (page) => {
        await page.route(TIMELINE, (route) => route.abort())
        await page.getByRole('button', { name: 'Antes' }).click()
        await again(page)
        await page.unroute(TIMELINE)
      },
    },
    {
      name: 'historico-completa-no-se-pudo',
      show: async (page) => {
        await page.route(DOCUMENT, (route) => route.fulfill(DOWN))
        await page.getByRole('button', { name: 'Historia completa', exact: true }).click()
        await page.getByRole('button', { name: 'Pedirla de nuevo' }).waitFor()
        await page.unroute(DOCUMENT)
      },
    },
    {
      name: 'historico-consultas',
      show: async (page) => {
        await sister(page, 'Consultas').click()
        await listSettled(page)
      },
    },
    {
      name: 'historico-consulta',
      show: async (page) => {
        await page.getByRole('button', { name: 'Leer', exact: true }).nth(1).click()
        await page.getByRole('link', { name: 'Volver a la historia' }).waitFor()
      },
    },
    {
      name: 'historico-ordenes',
      show: async (page) => {
        await sister(page, 'Órdenes').click()
        await page.getByRole('heading', { level: 1, name: TITLES.ordenes }).waitFor()
        await listSettled(page)
      },
    },
    {
      name: 'historico-enviar',
      show: async (page) => {
        await page
          .getByRole('button', { name: /^Enviar por correo/u })
          .first()
          .click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'historico-sin-coincidencias',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.getByLabel('Buscar en la lista').fill('no hay nada así')
        await page.getByText('Nada con estos filtros').waitFor()
      },
    },
    {
      name: 'historico-ordenes-sin-servidor',
      show: async (page, server) => {
        await page.route(ORDERS, (route) => route.abort())
        await openHistory(page, 'ordenes', `afiliado=${await affiliateId(server, MARIA_ELENA)}`)
        await again(page)
        await page.unroute(ORDERS)
      },
    },
    {
      name: 'historico-incapacidades',
      show: async (page) => {
        await sister(page, 'Incapacidades').click()
        await page.getByRole('heading', { level: 1, name: TITLES.incapacidades }).waitFor()
        await page.getByRole('heading', { name: 'Su línea de tiempo' }).waitFor()
        await listSettled(page)
      },
    },
    {
      name: 'historico-consentimientos-ninguno',
      show: async (page, server) => {
        await openHistory(page, 'consentimientos', `afiliado=${await affiliateId(server, HARDLY_KNOWN)}`)
        await page.getByText('Este afiliado no tiene consentimientos').waitFor()
      },
    },
    {
      name: 'historico-consentimientos',
      show: async (page, server) => {
        const { afiliado_id } = await server.db
          .selectFrom('consentimientos as s')
          .innerJoin('ordenes as o', 'o.id', 's.orden_id')
          .innerJoin('consultas as c', 'c.id', 'o.consulta_id')
          .select('c.afiliado_id')
          .orderBy('s.id')
          .executeTakeFirstOrThrow()
        await openHistory(page, 'consentimientos', `afiliado=${afiliado_id}`)
        await listSettled(page)
      },
    },
    {
      name: 'historico-afiliado-no-existe',
      show: async (page) => {
        await openHistory(page, 'consultas', 'afiliado=99999')
        await page.getByText('No existe un afiliado con ese número').waitFor()
      },
    },
    {
      name: 'historico-sin-servidor',
      show: async (page, server) => {
        await page.route(AFFILIATE, (route) => route.fulfill(DOWN))
        await openHistory(page, 'consultas', `afiliado=${await affiliateId(server, MARIA_ELENA)}`)
        await again(page)
        await page.unroute(AFFILIATE)
      },
    },
  ],
}

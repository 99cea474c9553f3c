/** The day's list and the opened consultation, with what the server may answer. */
import type { Page } from 'playwright-core'
import type { Walk } from './walk.ts'

const AGENDA = '**/api/consultas/agenda/**'

const openAgenda = async (page: Page): Promise<void> => {
  await page.goto('/panelMedico/atencion')
  await page.getByRole('heading', { name: 'Consultas de hoy' }).waitFor()
}

const openConsultation = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/panelMedico/atencion/${id}`)
  await page.getByRole('button', { name: /^Ordenar/u }).waitFor()
}

export const agendaWalk: Walk = {
  name: 'consultas',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'consultas',
      show: async (page) => {
        await openAgenda(page)
        await page.getByRole('row').filter({ hasText: 'GÓMEZ CASTAÑO' }).waitFor()
      },
    },
    {
      name: 'consultas-sin-coincidencias',
      show: async (page) => {
        await page.getByLabel('Buscar').fill('no hay nadie así')
        await page.getByText('Ninguna consulta con estos filtros').waitFor()
      },
    },
    {
      name: 'consultas-sin-filas',
      show: async (page) => {
        // What was searched survives a reload: it is taken away as a person does.
        await page.getByRole('button', { name: 'Quitar los filtros' }).click()
        await page.getByRole('row').filter({ hasText: 'GÓMEZ CASTAÑO' }).waitFor()
        await page.route(AGENDA, (route) =>
          route.fulfill({ json: { data: [], total: 0, pagina: 1, por_pagina: 8, por_estado: [], sedes: [] } }),
        )
        await openAgenda(page)
        await page.getByText('Hoy no tiene consultas').waitFor()
      },
    },
    {
      name: 'consultas-sin-servidor',
      show: async (page) => {
        await page.unroute(AGENDA)
        await page.route(AGENDA, (route) => route.abort())
        await openAgenda(page)
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
      },
    },
    {
      name: 'inicio-sin-servidor',
      show: async (page) => {
        await page.goto('/')
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
        await page.unroute(AGENDA)
      },
    },
    { name: 'consulta', show: (page) => openConsultation(page, 1) },
    { name: 'consulta-otra-edad', show: (page) => openConsultation(page, 5) },
    {
      name: 'consulta-no-existe',
      show: async (page) => {
        await page.goto('/panelMedico/atencion/99999')
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
      },
    },
    {
      name: 'servidor-no-responde',
      show: async (page) => {
        await page.route('**/api/auth/me', (route) => route.abort())
        await page.goto('/')
        await page.getByRole('heading', { name: 'El servidor no responde' }).waitFor()
        await page.unroute('**/api/auth/me')
      },
    },
  ],
}

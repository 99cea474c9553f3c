/** Second signatures: what waits, what decides over one, what is said of the wrong reason, and what its prescriber is told. */
import type { Page } from 'playwright-core'
import type { Walk } from './walk.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Segunda firma' })

export const signaturesWalk: Walk = {
  name: 'segundas-firmas',
  who: 'auditor@cauce.demo',
  screens: [
    {
      name: 'segundas-firmas',
      show: async (page) => {
        await page.goto('/firmas/segundas')
        await page.getByText('1 a 1 de 1').waitFor()
      },
    },
    {
      name: 'segunda-firma-pedida',
      show: async (page) => {
        await page.getByRole('button', { name: 'Ver', exact: true }).click()
        await dialog(page).getByRole('button', { name: 'Revisar' }).waitFor()
      },
    },
    {
      name: 'segunda-firma-devolver-sin-motivo',
      show: async (page) => {
        await dialog(page).getByRole('button', { name: 'Revisar' }).click()
        await dialog(page).getByRole('button', { name: 'Devolver' }).click()
        await dialog(page).getByText('Diga a quien formuló qué debe cambiar').waitFor()
      },
    },
    {
      name: 'segundas-firmas-cerradas',
      show: async (page) => {
        await dialog(page).getByRole('button', { name: 'Dejar para otra persona' }).click()
        await dialog(page).waitFor({ state: 'detached' })
        await page.goto('/firmas/segundas?cuales=cerradas')
        await page.getByText('Devuelta').waitFor()
      },
    },
    {
      name: 'segundas-firmas-vacia',
      show: async (page) => {
        await page.goto('/firmas/segundas?cuales=urgencias')
        await page.getByText('Ninguna urgencia vital por revisar').waitFor()
      },
    },
  ],
}

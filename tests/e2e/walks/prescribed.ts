/** What was prescribed before: the history, its review, the active orders and the dialogs about one of them. */
import type { Page } from 'playwright-core'
import { dialog, openOrdering, orderTypes } from '../pages/ordering.ts'
import { activeMedications, history, openMedications, openReview, review, rowOf, tick } from '../pages/prescribed.ts'
import type { Walk } from './walk.ts'

const CALLS = ['**/api/ordenamiento/ordenesMedicamentos6meses', '**/api/ordenamiento/ordenes-activas/*/1']

const close = async (page: Page, title: RegExp): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' })
}

export const prescribedWalk: Walk = {
  name: 'medicamentos formulados',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'medicamentos-sin-historia',
      show: (page) => openMedications(page, 3),
    },
    {
      name: 'medicamentos-sin-servidor',
      show: async (page) => {
        for (const call of CALLS) await page.route(call, (route) => route.abort())
        await openOrdering(page, 1)
        await orderTypes(page)
          .getByRole('button', { name: /^Medicamentos/u })
          .click()
        await page.getByText('Error al cargar órdenes activas').waitFor()
        for (const call of CALLS) await page.unroute(call)
      },
    },
    {
      name: 'medicamentos-historia',
      show: async (page) => {
        await openMedications(page, 1)
        await history(page).getByRole('heading').scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'medicamentos-revision',
      show: async (page) => {
        await tick(page, 'Atorvastatina')
        await tick(page, 'Prednisolona')
        await openReview(page)
        await review(page)
          .getByRole('button', { name: /^Comprobar y añadir/u })
          .click()
        await review(page).getByText('Es necesario colocar un motivo.').waitFor()
      },
    },
    {
      name: 'medicamentos-activos',
      show: async (page) => {
        await close(page, /^Volver a formular/u)
        await activeMedications(page).getByRole('row').last().scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'medicamentos-comprobaciones',
      show: async (page) => {
        await rowOf(activeMedications(page), 'Atorvastatina')
          .getByRole('button', { name: /no verificado|hallazgos/u })
          .click()
        await page.getByRole('dialog', { name: /^Comprobaciones de/u }).waitFor()
      },
    },
    {
      name: 'medicamentos-suspender',
      show: async (page) => {
        await close(page, /^Comprobaciones de/u)
        await rowOf(activeMedications(page), 'Amlodipino')
          .getByRole('button', { name: /^Suspender/u })
          .click()
        const stopping = page.getByRole('dialog', { name: /^Suspender/u })
        await stopping.getByRole('button', { name: 'Suspender el medicamento' }).click()
        await stopping.getByText('Es necesario colocar un motivo.').waitFor()
      },
    },
    {
      name: 'medicamentos-vida',
      show: async (page) => {
        await close(page, /^Suspender/u)
        await rowOf(activeMedications(page), 'Prednisolona').getByRole('button', { name: 'Anulada' }).click()
        await page
          .getByRole('dialog', { name: /Anulada$/u })
          .getByText('La paciente no la inició')
          .waitFor()
      },
    },
    {
      name: 'medicamentos-cambiar',
      show: async (page) => {
        await close(page, /Anulada$/u)
        await rowOf(activeMedications(page), 'Amlodipino')
          .getByRole('button', { name: /^Cambiar la orden/u })
          .click()
        await dialog(page).getByRole('textbox', { name: 'Por qué la cambia' }).waitFor()
      },
    },
  ],
}

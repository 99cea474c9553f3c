/** What can be done with an order that is already active. */
import type { Page } from 'playwright-core'
import { activeOrders, activeRow, openOrdering } from '../pages/ordering.ts'
import type { Walk } from './walk.ts'

const close = async (page: Page, title: string | RegExp): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' })
}

export const linesWalk: Walk = {
  name: 'órdenes activas',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'ordenes-activas',
      show: async (page) => {
        await openOrdering(page, 1)
        // A line of the demo: what stands while they come is taken away.
        await activeRow(page, '452301').scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'vida-de-la-orden',
      show: async (page) => {
        await activeOrders(page)
          .getByRole('button', { name: /^Pendiente de auditoría/u })
          .first()
          .click()
        await page
          .getByRole('dialog', { name: /^Orden/u })
          .getByRole('img')
          .waitFor()
      },
    },
    {
      name: 'cambio-de-estado',
      show: async (page) => {
        await page.getByRole('button', { name: /^Anular/u }).click()
        await page.getByRole('textbox', { name: /^Motivo/u }).waitFor()
      },
    },
    {
      name: 'cambiar-la-sede',
      show: async (page) => {
        await close(page, /^Orden [0-9]/u)
        await activeRow(page, '452301').getByRole('button', { name: 'Cambiar' }).click()
        await page.getByRole('radio').first().waitFor()
      },
    },
    {
      name: 'cambiar-la-sede-con-faltas',
      show: async (page) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Cambiar la sede' }).click()
        await page.getByText('Es necesario seleccionar una sede.').waitFor()
      },
    },
    {
      name: 'enviar-por-correo',
      show: async (page) => {
        await close(page, 'Cambiar la sede')
        await activeRow(page, '902210')
          .getByRole('button', { name: /^Enviar por correo/u })
          .click()
        await page.getByRole('dialog', { name: 'Enviar la orden por correo' }).waitFor()
      },
    },
    {
      name: 'enviar-por-correo-errado',
      show: async (page) => {
        await page.getByText('Otra dirección…').click()
        await page.getByLabel('Correo', { exact: true }).fill('maria.gomez')
        await page.getByRole('button', { name: 'Enviar la orden' }).click()
        await page.getByText('Debe ingresar un Email valido').waitFor()
      },
    },
  ],
}

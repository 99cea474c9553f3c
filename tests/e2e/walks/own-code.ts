/** Otros servicios: the entry, the list, what it says, and what can be done with an ordered service. */
import type { Page } from 'playwright-core'
import {
  activeService,
  addService,
  openServices,
  orderServices,
  pendingService,
  serviceSearch,
} from '../pages/own-code.ts'
import type { Walk } from './walk.ts'

const close = async (page: Page, title: string | RegExp): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' })
}

export const servicesWalk: Walk = {
  name: 'otros servicios',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'servicios',
      show: async (page) => {
        await openServices(page, 1)
        await activeService(page, 'CP0042').waitFor()
      },
    },
    {
      name: 'servicios-busqueda',
      show: async (page) => {
        await serviceSearch(page).fill('domiciliaria')
        await page.getByRole('option').first().waitFor()
      },
    },
    {
      name: 'servicios-incompleto',
      show: async (page) => {
        await serviceSearch(page).fill('')
        await page.getByLabel('Cantidad').fill('')
        await page.getByRole('button', { name: /^Añadir/u }).click()
        await page.getByText('El Código Propio es requerido').first().waitFor()
      },
    },
    {
      name: 'servicios-por-ordenar',
      show: async (page) => {
        await page.getByRole('button', { name: 'Limpiar' }).click()
        await addService(page, 'CP0006')
        await addService(page, 'CP0046')
        await addService(page, 'CP0061')
        await pendingService(page, 'CP0061').getByText('Automático').waitFor()
      },
    },
    {
      name: 'servicios-repetido',
      show: async (page) => {
        await serviceSearch(page).fill('CP0006')
        await page.getByRole('option').first().click()
        await page.getByRole('button', { name: /^Añadir/u }).click()
        await page.getByText('El código propio ya ha sido agregado').first().waitFor()
      },
    },
    {
      name: 'servicios-ya-ordenado',
      show: async (page) => {
        await page.getByRole('button', { name: 'Limpiar' }).click()
        await addService(page, 'CP0042')
        await orderServices(page).click()
        await page.getByRole('alertdialog', { name: 'Error' }).waitFor()
      },
    },
    {
      name: 'servicios-sin-direccionamiento',
      show: async (page) => {
        await page.getByRole('button', { name: 'Entendido' }).click()
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
        await activeService(page, 'CP0049')
          .getByRole('button', { name: /^Descargar/u })
          .click()
        await page.getByText('El servicio no tiene no tiene direccionamiento.').waitFor()
      },
    },
    {
      name: 'servicios-cambiar-la-sede',
      show: async (page) => {
        await page.getByRole('button', { name: 'Entendido' }).click()
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
        await activeService(page, 'CP0042').getByRole('button', { name: 'Cambiar' }).click()
        await page.getByRole('region', { name: 'Historial de sedes' }).getByRole('listitem').first().waitFor()
        await page.getByRole('button', { name: 'Cambiar la sede' }).click()
        await page.getByText('Debe seleccionar un prestador').waitFor()
      },
    },
    {
      name: 'servicios-vida',
      show: async (page) => {
        await close(page, 'Cambiar la sede')
        await activeService(page, 'CP0042')
          .getByRole('button', { name: /^Activa/u })
          .click()
        await page.getByRole('region', { name: 'Historial de sedes' }).getByRole('listitem').first().waitFor()
      },
    },
  ],
}

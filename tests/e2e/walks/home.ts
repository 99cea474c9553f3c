/** The first page of each role: what waits for who opens it. */
import type { Page } from 'playwright-core'
import { openPalette } from '../pages/shell.ts'
import type { Walk } from './walk.ts'

const HOME = 'Lo que espera por usted'

const counts = (page: Page) => page.getByRole('list', { name: HOME })

export const auditorHomeWalk: Walk = {
  name: 'inicio-auditora',
  who: 'auditor@cauce.demo',
  screens: [
    {
      name: 'inicio-de-auditoria',
      show: async (page) => {
        await page.goto('/')
        await counts(page)
          .getByRole('link', { name: /por decidir/u })
          .waitFor()
        await page.getByRole('button', { name: 'Decidir…' }).first().waitFor()
      },
    },
    {
      name: 'decidir-una-orden',
      show: async (page) => {
        await page.getByRole('button', { name: 'Decidir…' }).first().click()
        await page.getByRole('dialog').getByRole('button', { name: 'Aprobar…' }).waitFor()
      },
    },
  ],
}

export const doctorHomeWalk: Walk = {
  name: 'inicio-medica',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'inicio-de-medica',
      show: async (page) => {
        await page.goto('/')
        await counts(page).getByRole('link').first().waitFor()
        await page.getByRole('listitem').filter({ hasText: 'GÓMEZ CASTAÑO' }).waitFor()
      },
    },
    {
      name: 'lineas-sin-sede',
      show: async (page) => {
        await counts(page)
          .getByRole('link', { name: /sin sede/u })
          .click()
        await page.getByRole('heading', { name: 'Líneas sin sede' }).waitFor()
        await page.getByText('primero lo que más espera').waitFor()
      },
    },
    {
      name: 'ir-a-un-paciente',
      show: async (page) => {
        const box = await openPalette(page)
        await box.fill('gomez')
        await page.getByRole('rowgroup', { name: 'Pacientes' }).getByRole('row').first().waitFor()
      },
    },
  ],
}

export const pharmacyHomeWalk: Walk = {
  name: 'inicio-farmacia',
  who: 'farmacia@cauce.demo',
  screens: [
    {
      name: 'inicio-de-farmacia',
      show: async (page) => {
        await page.goto('/')
        await page
          .getByRole('link', { name: /^Entregar/u })
          .first()
          .waitFor()
      },
    },
  ],
}

export const affiliateHomeWalk: Walk = {
  name: 'inicio-afiliada',
  who: 'afiliado@cauce.demo',
  screens: [
    {
      name: 'inicio-de-afiliada',
      show: async (page) => {
        await page.goto('/')
        await page.getByRole('heading', { name: 'Mis fórmulas' }).waitFor()
        await page
          .getByText(/^Hasta el /u)
          .first()
          .waitFor()
      },
    },
  ],
}

/** The desk of the authorisations: its queue, a case with its evidence, and what a denial asks for. */
import type { Walk } from '../walk.ts'

export const walk: Walk = {
  name: 'autorizaciones',
  who: 'auditor@cauce.demo',
  screens: [
    {
      name: 'mesa-cola',
      show: async (page) => {
        await page.goto('/autorizacion/ordenamiento')
        await page.getByText('Elija un caso, o pida el siguiente').waitFor()
      },
    },
    {
      name: 'mesa-caso',
      show: async (page) => {
        await page.getByRole('button', { name: 'Siguiente' }).click()
        await page.getByText('Qué se pide').waitFor()
        await page.getByRole('button', { name: 'Aprobar…' }).waitFor()
      },
    },
    {
      name: 'mesa-negar-sin-datos',
      show: async (page) => {
        await page.getByRole('button', { name: 'Proponer negación…' }).click()
        await page.getByLabel('Justificación clínica').fill('No hace falta')
        await page.getByRole('button', { name: 'Proponer negación' }).click()
        await page.getByText('Campo requerido').first().waitFor()
      },
    },
    {
      name: 'mesa-decididas',
      show: async (page) => {
        await page.goto('/autorizacion/ordenamiento?cuales=decididas')
        await page.getByRole('button', { name: /Decididas/u }).waitFor()
      },
    },
  ],
}

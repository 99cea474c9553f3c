/** What the server does without anybody waiting for it: what comes by the clock, and nothing that failed. */
import type { Walk } from '../walk.ts'

export const walk: Walk = {
  name: 'trabajos',
  who: 'admin@cauce.demo',
  screens: [
    {
      name: 'trabajos',
      show: async (page) => {
        await page.goto('/desarrollo/trabajos')
        await page.getByText('Olvidar lo que ya cumplió su tiempo').waitFor()
      },
    },
    {
      name: 'trabajos-sin-fallas',
      show: async (page) => {
        await page.getByRole('button', { name: /Fallidos$/u }).click()
        await page.getByText('Nada ha fallado').waitFor()
      },
    },
  ],
}

/** An affiliate takes their certificate of affiliation. */
import type { Walk } from '../walk.ts'

export const walk: Walk = {
  name: 'certificado',
  who: 'afiliado@cauce.demo',
  screens: [
    {
      name: 'autogestion-certificado',
      show: async (page) => {
        await page.goto('/autogestion/certificadoAfiliacion')
        await page.getByRole('button', { name: 'Descargar certificado de afiliación' }).waitFor()
      },
    },
  ],
}

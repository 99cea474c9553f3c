/** What an affiliate sees of what was ordered for them. */
import type { Walk } from '../walk.ts'

export const walk: Walk = {
  name: 'mis-ordenes',
  who: 'afiliado@cauce.demo',
  screens: [
    {
      name: 'mis-ordenes',
      show: async (page) => {
        await page.goto('/autogestion/ordenesAutogestion')
        await page.getByText('Vaya a').first().waitFor()
      },
    },
  ],
}

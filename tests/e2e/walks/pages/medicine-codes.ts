/** The codes of medicines: the list, one of them, and a search that finds none. */
import type { Walk } from '../walk.ts'

export const walk: Walk = {
  name: 'codigos-sumi',
  who: 'farmacia@cauce.demo',
  screens: [
    {
      name: 'codigos-sumi-lista',
      show: async (page) => {
        await page.goto('/codigosSumi/codigoSumi')
        await page.locator('tbody tr').first().waitFor()
      },
    },
    {
      name: 'codigos-sumi-codigo',
      show: async (page) => {
        await page.getByLabel('Buscar').fill('losartan 50 mg tableta')
        await page.getByRole('button', { name: 'Ver: Losartán 50 mg tableta' }).click()
        await page.getByRole('heading', { name: '¿Dónde se usa?' }).waitFor()
      },
    },
    {
      name: 'codigos-sumi-ninguno',
      show: async (page) => {
        await page.goto('/codigosSumi/codigoSumi?texto=nadaasi')
        await page.getByText('Ningún código con estos filtros').waitFor()
      },
    },
  ],
}

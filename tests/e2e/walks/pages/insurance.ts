/** Who is insured: the search, a person in time, and the right of a day. */
import type { Page } from 'playwright-core'
import type { Walk } from '../walk.ts'

const pick = async (page: Page, text: string, name: RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: 'Afiliado' }).fill(text)
  await page.getByRole('option', { name }).click()
}

export const walk: Walk = {
  name: 'aseguramiento',
  who: 'aseguramiento@cauce.demo',
  screens: [
    {
      name: 'aseguramiento-verificacion',
      show: async (page) => {
        await page.goto('/aseguramiento/verificacion')
        await page.getByText('Busque a una persona').waitFor()
      },
    },
    {
      name: 'aseguramiento-solo-urgencias',
      show: async (page) => {
        await pick(page, '10087654', /MARULANDA/u)
        await page.getByText('Solo urgencias').waitFor()
      },
    },
    {
      name: 'aseguramiento-gestor',
      show: async (page) => {
        await page.goto('/aseguramiento/gestorAfiliados')
        await page.getByText('Busque a un afiliado').waitFor()
      },
    },
    {
      name: 'aseguramiento-afiliado',
      show: async (page) => {
        await pick(page, '16789045', /VALENCIA/u)
        await page.getByText('Protección laboral').first().waitFor()
        await page.getByRole('button', { name: 'Certificado', exact: true }).waitFor()
      },
    },
    {
      name: 'aseguramiento-familia',
      show: async (page) => {
        await pick(page, '42995630', /AGUDELO/u)
        await page.getByText('PALACIO MURILLO, Kevin').waitFor()
      },
    },
    {
      name: 'aseguramiento-radicar-novedad',
      show: async (page) => {
        await page.keyboard.press('n')
        await page.getByRole('combobox', { name: 'Qué cambia' }).selectOption('contacto')
        await page.getByRole('textbox', { name: 'Dirección' }).fill('Calle 10 # 20-30')
      },
    },
    {
      name: 'aseguramiento-novedad-antes-y-despues',
      show: async (page) => {
        await page.keyboard.press('Control+Enter')
        await page.getByText('Se aplica al radicarla.').waitFor()
      },
    },
    {
      name: 'aseguramiento-novedades',
      show: async (page) => {
        await page.goto('/aseguramiento/novedades')
        await page.getByText('CANO VERGARA').first().waitFor()
      },
    },
    {
      name: 'aseguramiento-novedad',
      show: async (page) => {
        await page.getByRole('button', { name: 'Ver', exact: true }).first().click()
        await page.getByRole('dialog').getByText('Rige desde el').waitFor()
      },
    },
    {
      name: 'aseguramiento-portabilidad-salida',
      show: async (page) => {
        await page.goto('/aseguramiento/portabilidadSalida')
        await page.getByText('CASTELLANOS PINZÓN').first().waitFor()
      },
    },
    {
      name: 'aseguramiento-portabilidad-radicar',
      show: async (page) => {
        await page.keyboard.press('n')
        await page.getByRole('dialog').getByRole('combobox', { name: 'Afiliado' }).fill('42995630')
        await page.getByRole('option', { name: /AGUDELO/u }).click()
        await page.getByRole('combobox', { name: 'Municipio al que va' }).fill('quib')
        await page.getByRole('option', { name: /Quibdó/u }).click()
        await page.getByText('La familia vive dispersa').click()
        await page.getByText('se le asigna una sede a más tardar').waitFor()
      },
    },
    {
      name: 'aseguramiento-portabilidad-en-estudio',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await page
          .getByRole('row', { name: /VARGAS SANTAMARÍA/u })
          .getByRole('button', { name: 'Ver', exact: true })
          .click()
        await page
          .getByRole('dialog')
          .getByRole('combobox', { name: /Sede en/u })
          .waitFor()
      },
    },
    {
      name: 'aseguramiento-portabilidad-entrada',
      show: async (page) => {
        await page.goto('/aseguramiento/portabilidad?cuales=activas')
        await page.getByText('DE LA HOZ BARRIOS').first().waitFor()
      },
    },
  ],
}

/** What a scheme is computed from, in a real browser: the day of the weight, the creatinine, a drug that is added. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { openOncology, withWeightOf } from '../../tests/e2e/pages/oncology.ts'
import { rowOf } from '../../tests/e2e/pages/prescribed.ts'
import { dayOf } from '../soporte/incapacidades.ts'
import type { Mundo } from '../soporte/mundo.ts'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Añadir un medicamento al esquema' })
const drugs = (page: Page) => page.getByRole('region', { name: 'Medicamentos del ciclo' })

const openAddDialog = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Añadir medicamento' }).click()
  await addDialog(page).waitFor()
}

When(
  'vuelve a la Oncología de la consulta {int} con un peso de hace {int} días',
  async function (this: Mundo, consultaId: number, days: number) {
    await withWeightOf(pageOf(this), dayOf(`hoy-${days}`))
    await pageOf(this).reload()
    await openOncology(pageOf(this), consultaId)
  },
)

When('registra la creatinina {string}', async function (this: Mundo, value: string) {
  await drugs(pageOf(this)).getByLabel('Creatinina').fill(value)
})

When('añade al esquema un medicamento sin llenar nada', async function (this: Mundo) {
  await openAddDialog(pageOf(this))
  await addDialog(pageOf(this)).getByRole('button', { name: 'Añadir al esquema' }).click()
})

When(
  'añade al esquema {string} una vez al día por {int} días durante un mes',
  async function (this: Mundo, drug: string, days: number) {
    const page = pageOf(this)
    await openAddDialog(page)
    const dialog = addDialog(page)
    await dialog.getByRole('combobox', { name: 'Medicamento' }).fill(drug)
    await page.getByRole('listbox').getByRole('option').first().click()
    await dialog.getByLabel('Dosis').fill('1')
    await dialog.getByLabel('Frecuencia').fill('24')
    await dialog.getByLabel('Duración').fill(String(days))
    await dialog.getByRole('button', { name: 'Añadir al esquema' }).click()
    await dialog.waitFor({ state: 'detached' })
  },
)

Then('en el ciclo {string} dice {string}', async function (this: Mundo, drug: string, text: string) {
  await rowOf(drugs(pageOf(this)), drug)
    .getByText(text)
    .first()
    .waitFor()
})

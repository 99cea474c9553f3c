/** Prescribing: the line that is read back, the form, the selected list with a check that was not made, its dialogs. */
import type { Page } from 'playwright-core'
import {
  addLine,
  completedLine,
  lineEntry,
  medicationForm,
  orderMedications,
  readBack,
  selectedRow,
} from '../pages/medications.ts'
import { leaveUnchecked } from '../pages/alerts.ts'
import { openMedications } from '../pages/prescribed.ts'
import type { Walk } from './walk.ts'

const SHORTAGE_CALL = '**/api/alertas/buscarDesabastecimiento'

const close = async (page: Page, title: string | RegExp): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' })
}

const addUnchecked = async (page: Page): Promise<void> => {
  await page.route(SHORTAGE_CALL, (route) => route.abort())
  await lineEntry(page).pressSequentially('metformina 850 c/12h 30d')
  await readBack(page).getByText('Metformina 850 mg tableta').waitFor()
  await page.keyboard.press('Enter')
  await completedLine(page).waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await leaveUnchecked(page)
  await selectedRow(page, 'Metformina 850 mg tableta').waitFor()
  await page.unroute(SHORTAGE_CALL)
}

export const medicationsWalk: Walk = {
  name: 'medicamentos',
  who: 'medico@cauce.demo',
  screens: [
    { name: 'medicamentos', show: (page) => openMedications(page, 3) },
    {
      name: 'medicamentos-linea-leida',
      show: async (page) => {
        await lineEntry(page).pressSequentially('losartan 50 c/12h 30d 3m')
        await readBack(page).getByText('Losartán 50 mg tableta').waitFor()
        await readBack(page)
          .getByText(/^¿Farmacia/u)
          .waitFor()
      },
    },
    {
      name: 'medicamentos-linea-completa',
      show: async (page) => {
        await page.keyboard.press('Enter')
        await completedLine(page).waitFor({ state: 'attached' })
      },
    },
    {
      name: 'medicamentos-formulario',
      show: async (page) => {
        await page.keyboard.press('Tab')
        await medicationForm(page).waitFor()
      },
    },
    {
      name: 'medicamentos-formulario-con-faltas',
      show: async (page) => {
        await medicationForm(page).getByRole('spinbutton', { name: 'Duración' }).fill('')
        await medicationForm(page)
          .getByRole('button', { name: /^Añadir/u })
          .click()
        await medicationForm(page)
          .getByText(/^Todos los campos son obligatorios/u)
          .waitFor()
      },
    },
    {
      name: 'medicamentos-envases',
      show: async (page) => {
        await medicationForm(page).getByRole('button', { name: 'Limpiar' }).click()
        await lineEntry(page).fill('amoxicilina 250/5 10 ml c/8h 7d')
        await readBack(page).getByText('3 frascos').waitFor()
        await page.getByText('En el rango habitual').waitFor()
        await page.getByRole('button', { name: 'Usar 9,5 mL' }).scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'medicamentos-dosis-alta-para-su-peso',
      show: async (page) => {
        await lineEntry(page).fill('amoxicilina 250/5 30 ml c/8h 7d')
        await page.getByText('Por encima de lo habitual').waitFor()
        await page.getByRole('region', { name: 'La dosis y su rango' }).scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'medicamentos-dosis-en-el-formulario',
      show: async (page) => {
        await lineEntry(page).fill('amoxicilina 250/5 10 ml c/8h 7d')
        await page.getByRole('button', { name: 'Usar 9,5 mL' }).waitFor()
        await page.keyboard.press('Alt+p')
        await medicationForm(page).waitFor()
        await page.getByText('En el rango habitual').waitFor()
        await page.getByRole('region', { name: 'La dosis y su rango' }).scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'medicamentos-que-va-a-pasar',
      show: async (page) => {
        await medicationForm(page).getByRole('button', { name: 'Limpiar' }).click()
        await addLine(page, 'losartan 50 c/24h 30d 3m', 'Losartán 50 mg tableta')
        await page.getByText('1 va a la farmacia').scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'medicamentos-seleccionados',
      show: async (page) => {
        await addUnchecked(page)
        await page.getByText('1 comprobación sin hacer').waitFor()
      },
    },
    {
      name: 'medicamentos-explicar',
      show: async (page) => {
        await selectedRow(page, 'Metformina 850 mg tableta')
          .getByRole('button', { name: 'explicar por qué sigue' })
          .click()
        await page.getByRole('alertdialog').getByRole('textbox').waitFor()
      },
    },
    {
      name: 'medicamentos-lo-comprobado',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
        await selectedRow(page, 'Metformina 850 mg tableta')
          .getByRole('button', { name: /^Sin alergia/u })
          .click()
        await page.getByRole('dialog', { name: /^Comprobaciones de/u }).waitFor()
      },
    },
    {
      name: 'medicamentos-otra-sede',
      show: async (page) => {
        await close(page, /^Comprobaciones de/u)
        await selectedRow(page, 'Losartán 50 mg tableta').getByRole('button', { name: 'Cambiar' }).click()
        await page.getByRole('dialog', { name: '¿Dónde se entrega?' }).getByRole('radio').first().waitFor()
      },
    },
    {
      name: 'medicamentos-vaciar',
      show: async (page) => {
        await close(page, '¿Dónde se entrega?')
        await page.getByRole('button', { name: 'Vaciar lista' }).click()
        await page.getByRole('alertdialog', { name: '¿Vaciar la lista?' }).waitFor()
      },
    },
    {
      name: 'medicamentos-sin-responder',
      show: async (page) => {
        await page.getByRole('button', { name: 'Conservar la lista' }).click()
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
        await selectedRow(page, 'Metformina 850 mg tableta').getByRole('button', { name: 'Comprobar de nuevo' }).click()
        await selectedRow(page, 'Metformina 850 mg tableta').getByText('Sin desabastecimiento').waitFor()
        await page.route('**/api/ordenamiento/generarOrdenamiento/3/1', (route) =>
          route.fulfill({
            status: 409,
            json: {
              error: 'Hay comprobaciones sin responder. Revíselas antes de ordenar.',
              codigo: 'alertas.sin_responder',
              errores: { '0.comprobaciones.interacciones': ['Hiperpotasemia grave'] },
            },
          }),
        )
        await orderMedications(page).click()
        await page.getByRole('alertdialog', { name: 'No se ordenó: falta responder' }).waitFor()
      },
    },
  ],
}

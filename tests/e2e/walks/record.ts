/** The clinical record: typed, with what is missing, its templates, its end, and locked with its notes. */
import type { Page } from 'playwright-core'
import { openRecord, section } from '../pages/draft.ts'
import {
  finaliseButton,
  finaliseQuestion,
  lockedRecord,
  missing,
  newVisit,
  notedVisit,
  templates,
  writeWhole,
} from '../pages/record.ts'
import type { Walk } from './walk.ts'

const OPEN_CALL = '**/api/historia/consulta/**'
const FINALISE_CALL = '**/api/historia/finalizar-historia-clinica/**'

const gone = (page: Page): Promise<void> => page.getByRole('dialog').waitFor({ state: 'detached' })

export const recordWalk: Walk = {
  name: 'historia',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'historia-nueva',
      show: async (page, server) => {
        await openRecord(page, await newVisit(server))
        await missing(page).waitFor()
      },
    },
    {
      name: 'historia-incompleta',
      show: async (page) => {
        await finaliseButton(page).click()
        await page.getByText('Escriba el motivo de consulta').waitFor()
      },
    },
    {
      name: 'historia-riesgo',
      show: async (page) => {
        await section(page, 'Talla').fill('900')
        await page.getByRole('button', { name: 'Hacer las preguntas' }).click()
        await page.getByRole('radiogroup', { name: '¿Fuma?' }).getByText('No', { exact: true }).click()
        await page.getByText('1 de 10 respondidas').waitFor()
      },
    },
    {
      name: 'historia-plantillas',
      show: async (page) => {
        await section(page, 'Examen físico').press('Alt+p')
        await templates(page, 'Examen físico').getByRole('textbox', { name: 'Buscar' }).waitFor()
      },
    },
    {
      name: 'historia-plantilla-nueva',
      show: async (page) => {
        await page.getByRole('button', { name: 'Nueva plantilla' }).click()
        await page.getByRole('button', { name: 'Guardar plantilla' }).click()
        await page.getByText('Campo requerido').first().waitFor()
      },
    },
    {
      name: 'historia-atajos',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await gone(page)
        await page.getByRole('heading', { level: 1 }).click()
        await page.keyboard.press('?')
        await page.getByRole('dialog', { name: 'Atajos' }).waitFor()
      },
    },
    {
      name: 'historia-por-finalizar',
      show: async (page, server) => {
        await page.keyboard.press('Escape')
        await gone(page)
        await writeWhole(page, await newVisit(server))
        await page.keyboard.press('Control+Enter')
        await finaliseQuestion(page).waitFor()
      },
    },
    {
      name: 'historia-no-finalizada',
      show: async (page) => {
        await page.route(FINALISE_CALL, (route) =>
          route.fulfill({ status: 500, json: { error: 'Ocurrió un error en el servidor.', codigo: 'servidor.error' } }),
        )
        await finaliseQuestion(page).getByRole('button', { name: 'Finalizar historia' }).click()
        // The foot keeps saying it after the toast is gone.
        const foot = page.getByRole('region', { name: 'Estado y cierre de la historia' })
        await foot.getByRole('alert').filter({ hasText: 'Error al guardar historia clínica' }).waitFor()
      },
    },
    {
      name: 'historia-recien-finalizada',
      show: async (page) => {
        await page.unroute(FINALISE_CALL)
        await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
        await lockedRecord(page).waitFor()
      },
    },
    {
      name: 'historia-con-nota',
      show: async (page, server) => {
        await page.goto(`/panelMedico/atencion/${await notedVisit(server)}`)
        await lockedRecord(page).waitFor()
      },
    },
    {
      name: 'historia-sin-servidor',
      show: async (page, server) => {
        const id = await newVisit(server)
        await page.route(OPEN_CALL, (route) => route.abort())
        await page.goto(`/panelMedico/atencion/${id}`)
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
        await page.unroute(OPEN_CALL)
      },
    },
  ],
}

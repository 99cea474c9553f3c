/** Incapacidades: the strip, the form with what it says, the confirmation, and the life of a registered one. */
import type { Page } from 'playwright-core'
import { openOrdering, orderTypes } from '../pages/ordering.ts'
import {
  lastFive,
  leaveForm,
  openLeaves,
  pickDiagnosis,
  readNumber,
  registeredLeave,
  registerLeave,
  schoolSearch,
  writeLeave,
} from '../pages/sick-leave.ts'
import type { Walk } from './walk.ts'

const REGISTER_CALL = '**/api/incapacidades/registrar'
/** An affiliate of the demo who was never on leave. */
const WITHOUT_LEAVES = 10

const gone = (page: Page): Promise<void> => page.getByRole('alertdialog').waitFor({ state: 'detached' })

export const sickLeaveWalk: Walk = {
  name: 'incapacidades',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'incapacidades',
      show: async (page) => {
        await openLeaves(page, 1)
        await lastFive(page).getByText('M545').first().waitFor()
      },
    },
    {
      name: 'incapacidades-incompleta',
      show: async (page) => {
        await registerLeave(page).click()
        await page.getByText('La contingencia es requerida').waitFor()
      },
    },
    {
      name: 'incapacidades-colegio',
      show: async (page) => {
        await schoolSearch(page).fill('instituc')
        await page
          .getByRole('option', { name: /Cerros de la Aurora/u })
          .first()
          .waitFor()
      },
    },
    {
      name: 'incapacidades-cadena',
      show: async (page) => {
        await writeLeave(page, { dias: '15' })
        await page.getByText(/^Cadena por prórroga: 29 \+ 15 = 44 días$/u).waitFor()
      },
    },
    {
      name: 'incapacidades-prorroga-en-no',
      show: async (page) => {
        await leaveForm(page).getByText('No', { exact: true }).click()
        await page.getByText(/^La prórroga está en No/u).waitFor()
      },
    },
    {
      name: 'incapacidades-licencia',
      show: async (page) => {
        await page.getByLabel('Contingencia').selectOption('licencia maternidad')
        await page.getByRole('button', { name: 'Usar 126 días' }).waitFor()
      },
    },
    {
      name: 'incapacidades-posterior-a-la-calificacion',
      show: async (page) => {
        await page.getByLabel('Contingencia').selectOption('Enf. Comun')
        await page.getByLabel('Clase').selectOption({ index: 2 })
        await page.getByLabel('Porcentaje de PCL').fill('120')
        await page.getByText('El porcentaje de PCL debe estar entre 0 y 100').first().waitFor()
      },
    },
    {
      name: 'incapacidades-sin-respuesta',
      show: async (page) => {
        await page.getByLabel('Clase').selectOption({ index: 1 })
        await page.route(REGISTER_CALL, (route) => route.abort())
        await registerLeave(page).click()
        await page.getByText('Intentarlo de nuevo no registra dos veces').waitFor()
      },
    },
    {
      name: 'incapacidades-duplicada',
      show: async (page) => {
        await page.unroute(REGISTER_CALL)
        await page.route(REGISTER_CALL, (route) =>
          route.fulfill({
            status: 409,
            json: { error: 'Incapacidad Duplicada', codigo: 'incapacidad.duplicada', errores: {} },
          }),
        )
        await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
        await page.getByRole('alertdialog', { name: 'Error' }).getByText('Incapacidad Duplicada').waitFor()
        await page.unroute(REGISTER_CALL)
      },
    },
    {
      name: 'incapacidades-registrada',
      show: async (page) => {
        await page.getByRole('button', { name: 'Entendido' }).click()
        await gone(page)
        await leaveForm(page).getByText('Sí', { exact: true }).click()
        await registerLeave(page).click()
        await registeredLeave(page).waitFor()
      },
    },
    {
      name: 'incapacidades-correo',
      show: async (page) => {
        await lastFive(page)
          .getByRole('button', { name: /^Enviar por correo/u })
          .first()
          .click()
        await page.getByRole('dialog', { name: 'Enviar la incapacidad por correo' }).waitFor()
      },
    },
    {
      name: 'incapacidades-simultanea',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('dialog', { name: 'Enviar la incapacidad por correo' }).waitFor({ state: 'detached' })
        await readNumber(page)
        await pickDiagnosis(page, 'S525')
        await page.getByLabel('Días', { exact: true }).fill('20')
        await page.getByText(/se reconocen como una sola/u).waitFor()
        await page.getByLabel('Por qué es otro hecho').waitFor()
      },
    },
    {
      name: 'incapacidades-cruzada',
      show: async (page) => {
        await pickDiagnosis(page, 'M545')
        await page.getByLabel('Días', { exact: true }).fill('3')
        await page.getByText(/^Sus días se cruzan con los de la incapacidad/u).waitFor()
      },
    },
    {
      name: 'incapacidades-vida',
      show: async (page) => {
        await lastFive(page)
          .getByRole('button', { name: /^Activo/u })
          .first()
          .click()
        const life = page.getByRole('dialog', { name: /^Incapacidad \d{4}-/u })
        await life.getByRole('button', { name: 'Levantar…' }).click()
        await life.getByRole('button', { name: 'Levantar la incapacidad' }).click()
        await life.getByText('Es necesario colocar un motivo.').waitFor()
      },
    },
    {
      name: 'incapacidades-ninguna',
      show: async (page) => {
        await openLeaves(page, WITHOUT_LEAVES)
        await page.getByText('Sin incapacidades', { exact: true }).waitFor()
      },
    },
    {
      name: 'incapacidades-sin-servidor',
      show: async (page) => {
        await page.route('**/api/incapacidades/**', (route) => route.abort())
        await openOrdering(page, WITHOUT_LEAVES)
        await orderTypes(page)
          .getByRole('button', { name: /^Incapacidades/u })
          .click()
        await page.getByText('No se pudieron cargar los datos de la incapacidad.').waitFor()
      },
    },
  ],
}

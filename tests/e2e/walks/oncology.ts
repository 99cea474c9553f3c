/** Oncología: from the choice of a scheme to its end. It leaves the affiliate without a scheme, as it was. */
import type { Page } from 'playwright-core'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import {
  cancelQuestion,
  cancelScheme,
  checksDialog,
  chooseScheme,
  measuresDialog,
  openOncology,
  orderScheme,
  schemeHistory,
  schemeSearch,
  takeVincristineCap,
  withWeightOf,
} from '../pages/oncology.ts'
import type { Walk } from './walk.ts'

const OLD_DAYS = 34
const applicationDialog = (page: Page) => page.getByRole('dialog', { name: /^¿Se aplicó el ciclo/u })
const CHECK_CALL = '**/api/alertas/comprobar-esquema'

export const oncologyWalk: Walk = {
  name: 'oncología',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'oncologia-sin-esquema',
      show: async (page) => {
        await withWeightOf(page, addDays(bogotaDate(Date.now()), -OLD_DAYS))
        await openOncology(page, 1)
      },
    },
    {
      name: 'oncologia-busqueda',
      show: async (page) => {
        await schemeSearch(page).fill('linfoma')
        await page.getByRole('option').first().waitFor()
      },
    },
    {
      name: 'oncologia-peso-viejo',
      show: async (page) => {
        await chooseScheme(page, 'R-CHOP21')
        await page.getByText('Falta un peso de los últimos 30 días').waitFor()
      },
    },
    {
      name: 'oncologia-registrar-peso',
      show: async (page) => {
        await page.getByRole('button', { name: 'Registrar peso' }).click()
        // An earlier walk may have left the other weight: it always changes more than 5 %.
        const heavy = (await page.getByText('Superficie corporal 1,90 m²').count()) > 0
        await measuresDialog(page)
          .getByLabel('Peso')
          .fill(heavy ? '68' : '80')
        await measuresDialog(page).getByText('se proponen dosis nuevas').waitFor()
      },
    },
    {
      name: 'oncologia-dosis-nuevas',
      show: async (page) => {
        await page.unroute('**/api/historia/registro/**')
        // So much in a month is confirmed.
        await measuresDialog(page)
          .getByRole('checkbox', { name: /son correctas/u })
          .check()
        await measuresDialog(page).getByRole('button', { name: 'Registrar peso' }).click()
        await page.getByRole('button', { name: 'Usar todas las dosis nuevas' }).waitFor()
      },
    },
    {
      name: 'oncologia-anadir',
      show: async (page) => {
        await page.getByRole('button', { name: 'Usar todas las dosis nuevas' }).click()
        await page.getByRole('button', { name: 'Añadir medicamento' }).click()
        await page.getByRole('combobox', { name: 'Medicamento' }).fill('dexa')
        await page.getByRole('option').first().waitFor()
      },
    },
    {
      name: 'oncologia-calendario',
      show: async (page) => {
        await page.getByRole('button', { name: 'No añadir' }).click()
        await page.getByRole('combobox', { name: 'Medicamento' }).waitFor({ state: 'detached' })
        await page.getByText('Día por día: medicamentos y dosis').click()
        await page.getByRole('table', { name: /día por día/u }).scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'oncologia-sin-comprobar',
      show: async (page) => {
        await takeVincristineCap(page)
        await page.route(CHECK_CALL, (route) => route.abort())
        await page.getByRole('button', { name: /^Ordenar esquema/u }).click()
        await checksDialog(page).getByText('Interacciones: no verificado').waitFor()
        await page.unroute(CHECK_CALL)
      },
    },
    {
      name: 'oncologia-en-curso',
      show: async (page) => {
        await checksDialog(page).getByRole('button', { name: 'Volver al esquema' }).click()
        await checksDialog(page).waitFor({ state: 'detached' })
        await orderScheme(page)
      },
    },
    {
      name: 'oncologia-historia',
      show: async (page) => {
        await page.getByRole('button', { name: 'Historia' }).click()
        await schemeHistory(page).getByRole('checkbox').first().check()
        await schemeHistory(page).getByRole('button', { name: 'Suspender' }).click()
        await schemeHistory(page).getByText('Campo requerido').waitFor()
      },
    },
    {
      name: 'oncologia-cancelar',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await schemeHistory(page).waitFor({ state: 'detached' })
        await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
        await cancelQuestion(page).waitFor()
      },
    },
    {
      name: 'oncologia-aplicar',
      show: async (page) => {
        await cancelQuestion(page).getByRole('button', { name: 'Conservar el esquema' }).click()
        await cancelQuestion(page).waitFor({ state: 'detached' })
        await page.getByRole('button', { name: 'Registrar aplicación' }).click()
        await applicationDialog(page).getByLabel('Día de la aplicación').waitFor()
      },
    },
    {
      name: 'oncologia-aplicada',
      show: async (page) => {
        await applicationDialog(page).getByRole('button', { name: 'Registrar aplicación' }).click()
        await applicationDialog(page).waitFor({ state: 'detached' })
        await page.getByText('Aplicada').first().waitFor()
      },
    },
    {
      name: 'oncologia-cancelada',
      show: cancelScheme,
    },
  ],
}

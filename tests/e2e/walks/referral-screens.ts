/** The queues of referrals, their registration and their reports, with what the server may answer. */
import type { Page } from 'playwright-core'
import { fillRegistration, registerButton } from '../pages/referral-registration.ts'
import type { Walk } from './walk.ts'

const LIST = '**/api/referencias/listar'
const REGISTER = '**/api/referencias/registrar'
const REPORT = '**/api/referencias/reportes/resumen'
const EMERGENCY = '1'
const STAY = '2'
const REFERRAL = '3'

const open = async (page: Page, path: string, title: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
const openFollowing = (page: Page, search = ''): Promise<void> =>
  open(page, `/referencia/seguimientos${search}`, 'Seguimiento de referencias')
const openRegistration = async (page: Page): Promise<void> => {
  await open(page, '/referencia/registro', 'Registrar referencia')
  await registerButton(page).waitFor()
}
const openReports = (page: Page, search = ''): Promise<void> =>
  open(page, `/referencia/reportes${search}`, 'Reportes de referencia')

/** Who regulates. */
export const referralQueuesWalk: Walk = {
  name: 'colas de remisiones',
  who: 'referencia@cauce.demo',
  screens: [
    {
      name: 'seguimientos',
      show: async (page) => {
        await openFollowing(page)
        await page.getByRole('button', { name: 'Abrir' }).first().waitFor()
      },
    },
    {
      name: 'seguimientos-por-que-esta-hora',
      show: async (page) => {
        await openFollowing(page)
        await page.getByRole('button', { name: 'Vencido' }).first().click()
        await page.getByRole('dialog', { name: 'Por qué esta hora' }).waitFor()
      },
    },
    {
      name: 'seguimientos-marcadas',
      show: async (page) => {
        await openFollowing(page)
        await page.getByRole('checkbox').first().check()
        await page.getByRole('checkbox').nth(1).check()
        await page.getByText('2 marcadas').waitFor()
      },
    },
    {
      name: 'seguimientos-asignar',
      show: async (page) => {
        await page.getByRole('button', { name: 'Asignar…' }).click()
        await page.getByRole('dialog').getByLabel('Para quién').selectOption('Catalina Muñoz Ramírez')
      },
    },
    {
      name: 'seguimientos-sin-nada',
      show: async (page) => {
        await openFollowing(page, '?desde=2020-01-01&hasta=2020-01-31')
        await page.getByRole('button', { name: 'Quitar los filtros' }).waitFor()
      },
    },
    {
      name: 'seguimientos-sin-servidor',
      show: async (page) => {
        await page.route(LIST, (route) => route.abort())
        await openFollowing(page)
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
        await page.unroute(LIST)
      },
    },
    {
      name: 'procesado',
      show: async (page) => {
        await open(page, '/referencia/procesado', 'Referencias procesadas')
        await page.getByRole('button', { name: 'Abrir' }).first().waitFor()
      },
    },
    {
      name: 'reportes-de-referencia',
      show: async (page) => {
        await openReports(page)
        await page.getByRole('table', { name: 'Remisiones por día' }).waitFor()
      },
    },
    {
      name: 'reportes-de-referencia-por-mes',
      show: async (page) => {
        await openReports(page, '?desde=2026-01-01&hasta=2026-12-31')
        await page.getByRole('table', { name: 'Remisiones por mes' }).waitFor()
      },
    },
    {
      name: 'reportes-de-referencia-sin-servidor',
      show: async (page) => {
        await page.route(REPORT, (route) => route.abort())
        await openReports(page)
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
        await page.unroute(REPORT)
      },
    },
  ],
}

/** Who refers. */
export const referralRegistrationWalk: Walk = {
  name: 'registro de una remisión',
  who: 'hospital@cauce.demo',
  screens: [
    { name: 'registro-remision', show: openRegistration },
    {
      name: 'registro-remision-falta',
      show: async (page) => {
        await registerButton(page).click()
        await page.getByText('Elija al menos un diagnóstico').first().waitFor()
      },
    },
    {
      name: 'registro-remision-referencia',
      show: async (page) => {
        await openRegistration(page)
        await fillRegistration(page, REFERRAL)
      },
    },
    {
      name: 'registro-remision-estancia',
      show: async (page) => {
        await page.getByLabel('Tipo de anexo').selectOption(STAY)
        await page.getByRole('button', { name: 'Agregar servicio' }).click()
      },
    },
    {
      name: 'registro-remision-urgencias-advierte',
      show: async (page) => {
        await page.getByLabel('Tipo de anexo').selectOption(EMERGENCY)
        await registerButton(page).click()
        await page.getByRole('button', { name: 'Registrar y cerrar' }).waitFor()
      },
    },
    {
      name: 'registro-remision-sin-respuesta',
      show: async (page) => {
        await page.route(REGISTER, (route) => route.abort())
        await page.getByRole('button', { name: 'Registrar y cerrar' }).click()
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
        await page.unroute(REGISTER)
      },
    },
    {
      name: 'registro-remision-registrada',
      show: async (page) => {
        await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
        await page.getByRole('button', { name: 'Abrir la remisión' }).waitFor()
      },
    },
    {
      name: 'registro-remision-registradas',
      show: async (page) => {
        await open(page, '/referencia/registro?vista=registradas', 'Registrar referencia')
        await page.getByRole('button', { name: 'Abrir' }).first().waitFor()
      },
    },
  ],
}

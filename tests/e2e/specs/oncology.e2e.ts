/** A scheme from its choice to its end: by keyboard alone, suspended, printed, and when a service does not answer. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { startTestServer, type TestServer } from '../../support/server.ts'
import {
  cancelQuestion,
  cancelScheme,
  checksDialog,
  chooseScheme,
  measuresDialog,
  oncologyType,
  openOncology,
  orderScheme,
  schemeHistory,
  schemeSearch,
  takeVincristineCap,
} from '../pages/oncology.ts'
import { doneFoot, openOrdering, searchBox } from '../pages/ordering.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { tabTo, waitForFocus } from '../support/focus.ts'

const DOCTOR = 'medico@cauce.demo'
const CONSULTATION = 1
/** Another affiliate, weighed today. */
const OTHER = 6
const OLD = 34
const STOPS_BACK = 16

let server: TestServer
let page: Page

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})
beforeEach(async () => {
  page = await signedIn(server, DOCTOR)
})
afterEach(() => page.context().close())

/** The weight of the record is of 34 days ago. */
const ageTheWeight = async (): Promise<void> => {
  const fecha = addDays(bogotaDate(Date.now()), -OLD)
  await server.db.updateTable('medidas').set({ fecha }).where('consulta_id', '=', CONSULTATION).execute()
}

/** What stands before the focus, such as the kinds of order before the search: some stops back. */
const backTo = async (target: Locator): Promise<void> => {
  for (let stop = 0; stop < STOPS_BACK; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Shift+Tab')
  }
  await waitForFocus(target)
}

const press = (key: string): Promise<void> => page.keyboard.press(key)

const explainByKeys = async (): Promise<void> => {
  const reasons = checksDialog(page).getByRole('textbox')
  for (let index = (await reasons.count()) - 1; index >= 0; index -= 1) {
    await backTo(reasons.nth(index))
    await page.keyboard.type('Conducta acordada con hematologia y con la familia')
    await backTo(checksDialog(page).getByRole('button', { name: 'Otro motivo' }).nth(index))
    await press(' ')
  }
  await tabTo(checksDialog(page).getByRole('button', { name: 'Ordenar con estos motivos' }))
  await press('Enter')
}

test('R-CHOP21 by keyboard: the weight is asked for, the cap is taken, it is ordered, and cancelled after the question', async () => {
  await ageTheWeight()
  await openOrdering(page, CONSULTATION)
  await waitForFocus(searchBox(page))
  await backTo(oncologyType(page))
  await press('Enter')
  await waitForFocus(schemeSearch(page))
  await page.keyboard.type('R-CHOP-21')
  await page.getByRole('option', { name: /Coiffier B/u }).waitFor()
  await press('Enter')
  await page
    .getByText(`El peso es de hace ${OLD} días. Para ordenar por superficie corporal, péselo de nuevo.`)
    .waitFor()
  await page.getByText('Falta un peso de los últimos 30 días').waitFor()

  await tabTo(page.getByRole('button', { name: 'Registrar peso' }))
  await press('Enter')
  await waitForFocus(measuresDialog(page).getByLabel('Peso'))
  await page.keyboard.type('68')
  await measuresDialog(page).getByText('√(68,0 kg × 162,0 cm ÷ 3600) = 1,75 m² (Mosteller)').waitFor()
  await press('Enter')
  await measuresDialog(page).waitFor({ state: 'detached' })
  await page.getByText(/^Superficie corporal 1,75 m² = √\(162 cm × 68,0 kg ÷ 3600\) · Mosteller/u).waitFor()

  const vincristine = page.getByLabel('Dosis formulada de Vincristina')
  expect(await vincristine.inputValue()).toBe('2,5')
  await tabTo(vincristine)
  await press('p')
  await page.getByText(/^Propuesta tomada: Tope habitual por dosis 2 mg/u).waitFor()
  expect(await page.locator('.ca-cycle-first').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('C1'), expect.stringContaining('C6')]),
  )

  await press('Control+Enter')
  await waitForFocus(checksDialog(page).getByRole('button', { name: 'Volver al esquema' }))
  await explainByKeys()
  await doneFoot(page).getByText('Orden creada con exito').waitFor()

  await page.getByText('Ciclo 1 de 6').waitFor()
  const cancel = page.getByRole('button', { name: 'Cancelar', exact: true })
  await tabTo(cancel)
  await press('Enter')
  await waitForFocus(cancelQuestion(page).getByRole('button', { name: 'Conservar el esquema' }))
  await press('Enter')
  await cancelQuestion(page).waitFor({ state: 'detached' })
  await tabTo(cancel)
  await press('Enter')
  await waitForFocus(cancelQuestion(page).getByRole('button', { name: 'Conservar el esquema' }))
  await tabTo(cancelQuestion(page).getByRole('button', { name: 'Cancelar el esquema' }))
  await press('Enter')
  await page.getByText('Esquema cancelado con exito').waitFor()
  await waitForFocus(schemeSearch(page))
})

test('active lines of a scheme are suspended with an observation, and only those', async () => {
  await openOncology(page, OTHER)
  await chooseScheme(page, 'R-CHOP21')
  await takeVincristineCap(page)
  await orderScheme(page)
  await page.getByRole('button', { name: 'Historia' }).click()
  const history = schemeHistory(page)
  const row = history.getByRole('row').filter({ hasText: 'Activa' }).first()
  await row.getByRole('checkbox').check()
  await history.getByRole('button', { name: 'Suspender' }).click()
  await history.getByText('Campo requerido, por favor, diligenciar para poder continuar').waitFor()
  await history.getByLabel('Observación de la suspensión').fill('Neutropenia febril')
  await history.getByRole('button', { name: 'Suspender' }).click()
  await page.getByText('Esquema suspendido con exito').waitFor()
  const suspended = history.getByRole('row').filter({ hasText: 'Suspendida' }).first()
  await suspended.getByText('Neutropenia febril').waitFor()
  expect(await suspended.getByRole('checkbox').count()).toBe(0)
  await press('Escape')
  await history.waitFor({ state: 'detached' })
  await page.getByText('Suspendida').first().waitFor()
  await cancelScheme(page)
})

test('the calendar is printed before it is ordered', async () => {
  await openOncology(page, OTHER)
  await chooseScheme(page, 'R-CHOP21')
  await takeVincristineCap(page)
  const printed = page.waitForResponse('**/api/pdf/vista-previa-esquema/**')
  await page.getByRole('button', { name: 'Imprimir calendario' }).click()
  const answer = await printed
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('a check that does not answer is not a clean one, and what failed is said', async () => {
  await openOncology(page, OTHER)
  await chooseScheme(page, 'R-CHOP21')
  await takeVincristineCap(page)
  await page.route('**/api/alertas/comprobar-esquema', (route) => route.abort())
  await page.getByRole('button', { name: /^Ordenar esquema/u }).click()
  await checksDialog(page).getByText('Interacciones: no verificado').waitFor()
  await checksDialog(page).getByRole('button', { name: 'Ordenar con estos motivos' }).click()
  await checksDialog(page).getByText('Explique por qué sigue: mínimo 10 letras').first().waitFor()
  await page.unroute('**/api/alertas/comprobar-esquema')
  await checksDialog(page).getByRole('button', { name: 'Comprobar de nuevo' }).click()
  await checksDialog(page).getByText('Interacciones: no verificado').waitFor({ state: 'detached' })
})

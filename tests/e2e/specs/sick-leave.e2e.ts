/** Sick leave as a person registers it: by keyboard, once, and with nothing lost. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { EMERGENCY_VISIT, insertPastLeave, newLeaveVisit, todayOf, type LeaveVisit } from '../../support/sick-leave.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import {
  diagnosisSearch,
  lastFive,
  leaveForm,
  leaveRow,
  openLeaves,
  openLife,
  readNumber,
  registeredLeave,
  registerLeave,
  schoolSearch,
  writeLeave,
} from '../pages/sick-leave.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { tabTo, waitForFocus } from '../support/focus.ts'

const REGISTER_CALL = '**/api/incapacidades/registrar'

let server: TestServer
let page: Page

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => page.context().close())
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

const start = async (visit: LeaveVisit): Promise<void> => {
  page = await signedIn(server, 'medico@cauce.demo')
  await openLeaves(page, visit.consulta_id)
}

/** Somebody whose fifteen days of low back pain ended yesterday. */
const withChain = async (): Promise<LeaveVisit> => {
  const visit = await newLeaveVisit(server.db)
  await insertPastLeave(server.db, visit, { desde: addDays(todayOf(), -15), dias: 15, diagnostico: 'M545' })
  return visit
}

test('a leave is registered without leaving the keyboard', async () => {
  await start(await withChain())
  const { keyboard } = page
  await waitForFocus(diagnosisSearch(page))
  await diagnosisSearch(page).pressSequentially('lumbago no')
  await page.getByRole('option', { name: /M545/u }).waitFor()
  await keyboard.press('Enter')
  await tabTo(page.getByLabel('Contingencia'))
  await keyboard.type('Enf. C')
  await tabTo(page.getByLabel('Días', { exact: true }))
  await keyboard.type('15')
  await page.getByText(/^Cadena por prórroga: 15 \+ 15 = 30 días$/u).waitFor()
  await tabTo(schoolSearch(page))
  await keyboard.type('cerros')
  await page
    .getByRole('option', { name: /Cerros de la Aurora/u })
    .first()
    .waitFor()
  await keyboard.press('Enter')
  await tabTo(page.getByLabel('Descripción'))
  await keyboard.type('Dolor lumbar que limita la marcha')
  await keyboard.press('Control+Enter')
  await registeredLeave(page).waitFor()
  const radicado = await readNumber(page)
  await leaveRow(page, radicado).getByText('Sí', { exact: true }).waitFor()
  await waitForFocus(diagnosisSearch(page))
})

test('what is missing is said at each field and the cursor goes to the first', async () => {
  await start(await newLeaveVisit(server.db))
  await page.keyboard.press('Control+Enter')
  await leaveForm(page).getByText('El diagnóstico es requerido').waitFor()
  await leaveForm(page).getByText('La contingencia es requerida').waitFor()
  await leaveForm(page).getByText('El colegio es requerido').waitFor()
  await waitForFocus(diagnosisSearch(page))
})

test('what was typed is there after closing the dialog and after a reload', async () => {
  const visit = await newLeaveVisit(server.db)
  await start(visit)
  await writeLeave(page, { dias: '7' })
  await page.keyboard.press('Escape')
  await openLeaves(page, visit.consulta_id)
  await expect.poll(() => page.getByLabel('Días', { exact: true }).inputValue()).toBe('7')
  expect(await page.getByLabel('Descripción').inputValue()).toContain('Dolor lumbar')
  await page.reload()
  await openLeaves(page, visit.consulta_id)
  await expect.poll(() => page.getByLabel('Días', { exact: true }).inputValue()).toBe('7')
})

test('an answer that was lost is asked for again and registers once', async () => {
  const visit = await newLeaveVisit(server.db)
  await start(visit)
  await writeLeave(page, { dias: '4' })
  // The server does register, and its answer does not arrive.
  await page.route(REGISTER_CALL, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await registerLeave(page).click()
  await page.getByText('Intentarlo de nuevo no registra dos veces').waitFor()
  expect(await page.getByText('Incapacidad Duplicada').count()).toBe(0)
  await page.unroute(REGISTER_CALL)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await registeredLeave(page).waitFor()
  await readNumber(page)
  await expect.poll(() => lastFive(page).getByRole('row').count()).toBe(2)
  const { length } = await server.db
    .selectFrom('incapacidades')
    .select('id')
    .where('afiliado_id', '=', visit.afiliado_id)
    .execute()
  expect(length).toBe(1)
})

test('a leave that another screen registered meanwhile is told as a duplicate, and drawn', async () => {
  const visit = await newLeaveVisit(server.db)
  await start(visit)
  await writeLeave(page, { dias: '4' })
  await insertPastLeave(server.db, visit, { desde: todayOf(), dias: 2 })
  await registerLeave(page).click()
  await page.getByRole('alertdialog', { name: 'Error' }).getByText('Incapacidad Duplicada').waitFor()
  await page.getByRole('button', { name: 'Entendido' }).click()
  await page.getByText(/^Sus días se cruzan con los de la incapacidad/u).waitFor()
  expect(await page.getByLabel('Días', { exact: true }).inputValue()).toBe('4')
})

test('one of another event that another screen registered meanwhile is asked about, and both stand', async () => {
  const visit = await newLeaveVisit(server.db)
  await start(visit)
  await writeLeave(page, { dias: '15' })
  await insertPastLeave(server.db, visit, { desde: addDays(todayOf(), -9), dias: 15, diagnostico: 'S525' })
  await registerLeave(page).click()
  await page.getByRole('button', { name: 'Entendido' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.getByText(/se reconocen como una sola, .*24 días$/u).waitFor()
  await page.getByLabel('Por qué es otro hecho').fill('Lumbago agudo al levantar una carga')
  await page.keyboard.press('Control+Enter')
  await readNumber(page)
  await expect.poll(() => lastFive(page).getByRole('row').count()).toBe(3)
})

test('urgent care may start before today, in one of the cases of the norm', async () => {
  await start(await newLeaveVisit(server.db, { tipo_consulta_id: EMERGENCY_VISIT }))
  await writeLeave(page, { dias: '4' })
  await page.getByLabel('Desde').fill(addDays(todayOf(), -2))
  await page.keyboard.press('Control+Enter')
  await page.getByText('Diga cuál de los casos de la norma permite iniciar antes de hoy').first().waitFor()
  await page.getByLabel('Por qué inicia antes de hoy').selectOption({ index: 1 })
  await page.keyboard.press('Control+Enter')
  await readNumber(page)
})

test('a registered leave is annulled with its reason, and its days are free again', async () => {
  await start(await newLeaveVisit(server.db))
  await writeLeave(page, { dias: '5' })
  await registerLeave(page).click()
  const radicado = await readNumber(page)
  const life = await openLife(page, radicado, 'Activo')
  await life.getByRole('button', { name: 'Anular…' }).click()
  await life.getByLabel('Motivo para anular').fill('Se registró con el diagnóstico equivocado')
  await life.getByRole('button', { name: 'Anular la incapacidad' }).click()
  await life.waitFor({ state: 'detached' })
  await leaveRow(page, radicado).getByText('Anulado').waitFor()
  await writeLeave(page, { dias: '5' })
  await registerLeave(page).click()
  await readNumber(page)
})

/** Each check of a medication with its service down, slow, malformed and lying: nothing of it ever turns green. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { readPdf } from '../../support/pdf-text.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import {
  alert,
  hideFindings,
  MALFORMED,
  leaveUnchecked,
  notMade,
  nothingTurnedGreen,
  sendLine,
  SERVICES,
  type CheckService,
} from '../pages/alerts.ts'
import { giveReason } from '../pages/reasons.ts'
import { LIES } from '../pages/lies.ts'
import { addLine, orderMedications, selectedRow } from '../pages/medications.ts'
import { openMedications } from '../pages/prescribed.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { credentials } from '../../support/credentials.ts'

const DOCTOR = 'medico@cauce.demo'
const DRUG = 'Warfarina 5 mg tableta'
const LINE = 'warfarina 5 c/24h 30d'
const REASON = 'Lo revisé en otra fuente'
const BEYOND_LIMIT_MS = 8_500

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

const start = async (): Promise<void> => {
  page = await signedIn(server, DOCTOR)
  await openMedications(page, 1)
}

/** The check is said not to be made, with its reason; the line enters without an explanation and blocks the order. */
const staysUnverified = async (service: CheckService, words: RegExp): Promise<void> => {
  await notMade(page).getByText(words).waitFor()
  await nothingTurnedGreen(page, service)
  await leaveUnchecked(page)
  const row = selectedRow(page, DRUG)
  await row.getByText(service.chip).waitFor()
  expect(await orderMedications(page).isDisabled()).toBe(true)
}

const ordersOfConsultation = async (): Promise<number> => {
  const { n } = await server.db
    .selectFrom('ordenes')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('consulta_id', '=', 1)
    .executeTakeFirstOrThrow()
  return n
}

describe.each(SERVICES)('$name', (service) => {
  test('down: it is not verified', async () => {
    await start()
    await page.route(service.call, (route) => route.abort())
    await sendLine(page, LINE, DRUG)
    await staysUnverified(service, /^El servicio no respondió a las \d\d:\d\d$/u)
  })

  test('slow: after eight seconds it is not verified, and a late answer changes nothing', async () => {
    await start()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(service.call, async (route) => {
      await held
      await route.continue()
    })
    await page.clock.install()
    await sendLine(page, LINE, DRUG)
    await alert(page).getByText('Dejar de esperar').waitFor({ state: 'attached' })
    await page.clock.fastForward(BEYOND_LIMIT_MS)
    await notMade(page)
      .getByText(/^El servicio no respondió/u)
      .waitFor()
    const late = page.waitForResponse(service.call)
    release()
    await late
    await staysUnverified(service, /^El servicio no respondió/u)
  })

  test.each(Object.keys(MALFORMED))('malformed (%s): it is not verified', async (kind) => {
    await start()
    await page.route(service.call, (route) => MALFORMED[kind]?.(route))
    await sendLine(page, LINE, DRUG)
    await staysUnverified(service, /^El servicio respondió algo que no se entiende a las \d\d:\d\d$/u)
  })
})

describe.each(LIES)('$name', ({ call, before, line, said, told }) => {
  test('lying: what it hid the server finds again, and does not take the order', async () => {
    await start()
    for (const one of before) await addLine(page, ...one)
    await page.route(call, hideFindings)
    await sendLine(page, ...line)
    await selectedRow(page, line[1]).getByText(said, { exact: true }).waitFor()
    const orders = await ordersOfConsultation()
    await orderMedications(page).click()
    await alert(page).getByText(told).first().waitFor()
    expect(await ordersOfConsultation()).toBe(orders)
  })
})

test('avisos lying: what it hid the server finds again, and does not take the order', async () => {
  await start()
  await page.route('**/api/alertas/avisos', hideFindings)
  const drug = 'Amlodipino 5 mg tableta'
  await sendLine(page, 'amlodipino 5 c/24h 30d', drug)
  await selectedRow(page, drug).waitFor()
  const orders = await ordersOfConsultation()
  await orderMedications(page).click()
  await alert(page)
    .getByText(/^Duplicidad terapéutica con/u)
    .first()
    .waitFor()
  expect(await ordersOfConsultation()).toBe(orders)
})

test('made again it is what it answers; the first try stays written', async () => {
  await start()
  await page.route('**/api/alertas/buscarAlergico', (route) => route.abort())
  await sendLine(page, LINE, DRUG)
  await notMade(page).waitFor()
  await page.unroute('**/api/alertas/buscarAlergico')
  await notMade(page).getByRole('button', { name: 'Volver a comprobar Alergia' }).click()
  await selectedRow(page, DRUG).getByText('Sin alergia', { exact: true }).waitFor()
  await notMade(page).waitFor({ state: 'detached' })
})

test('a reload makes nothing green: what was not verified stays so, and the order stays blocked', async () => {
  await start()
  await page.route('**/api/alertas/**', (route) => route.abort())
  await sendLine(page, LINE, DRUG)
  await leaveUnchecked(page)
  await selectedRow(page, DRUG).waitFor()
  await page.unroute('**/api/alertas/**')
  await openMedications(page, 1)
  for (const { chip } of SERVICES) await selectedRow(page, DRUG).getByText(chip).waitFor()
  expect(await orderMedications(page).isDisabled()).toBe(true)
})

test('acknowledged it goes on, and is kept and printed as not verified', async () => {
  await start()
  await page.route('**/api/alertas/verificarInteraccion', (route) => route.abort())
  await sendLine(page, LINE, DRUG)
  await notMade(page).getByRole('textbox').fill(REASON)
  await notMade(page).getByRole('button', { name: 'Formular de todos modos' }).click()
  await selectedRow(page, DRUG)
    .getByText(/^Interacciones: no verificado/u)
    .waitFor()
  const answered = page.waitForResponse('**/api/ordenamiento/generarOrdenamiento/1/1')
  await orderMedications(page).click()
  expect((await answered).status()).toBe(200)
  const kept = await server.db
    .selectFrom('orden_articulo_comprobaciones')
    .select(['orden_articulos_id', 'respuesta', 'motivo', 'por_que'])
    .where('motivo', '=', REASON)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(kept.respuesta).toBe('no_verificada')
  expect(kept.por_que).toMatch(/^El servicio no respondió a las/u)
  const line = await server.db
    .selectFrom('orden_articulos')
    .select(['id', 'orden_id'])
    .where('id', '=', kept.orden_articulos_id)
    .executeTakeFirstOrThrow()
  const response = await fetch(`${server.url}/api/pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials(await server.login(DOCTOR)) },
    body: JSON.stringify({ tipo: 'medicamento', id: line.orden_id, detalles: { id: line.id } }),
  })
  expect(response.status).toBe(200)
  const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(text).toMatch(/no verificad/iu)
  expect(text).toContain(REASON)
})

test('an answer to an alert that cannot be recorded never goes on silently', async () => {
  await start()
  await page.route('**/seguimiento-alergias-ordenamiento/**', (route) => route.abort())
  await sendLine(page, 'amoxi 500 c/8h 7d', 'Amoxicilina 500 mg cápsula')
  const allergic = page.getByRole('alertdialog').filter({ hasText: 'El paciente es alérgico a este medicamento' })
  await allergic.waitFor()
  await giveReason(allergic, 'Desensibilización supervisada: en la unidad de alergias, con protocolo de doce pasos')
  await allergic.getByRole('button', { name: 'Formular de todos modos' }).click()
  const failed = page.getByRole('alertdialog').filter({ hasText: 'Ha ocurrido un Error al guardar la Auditoría' })
  await failed.waitFor()
  expect(await selectedRow(page, 'Amoxicilina').count()).toBe(0)
  await page.unroute('**/seguimiento-alergias-ordenamiento/**')
  await failed.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await selectedRow(page, 'Amoxicilina').getByText('Alergia · aceptada').waitFor()
})

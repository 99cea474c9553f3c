/** The rules of ordering as a person meets them. */
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { NO_PERMISSION } from '@cauce/domain/session/permission'
import {
  BLOOD_COUNT,
  COLONOSCOPY,
  GASTROSCOPY,
  openOrdering as openDemo,
  type Ordering,
  ULTRASOUND,
} from '../../support/ordering.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { acceptConsent, answer, consentDialog, drawSignature, keepConsent, signAs, touchPad } from '../pages/consent.ts'
import {
  activeOrders,
  activeRow,
  turnToActive,
  addProcedure,
  dialog,
  openOrdering,
  order,
  orderingPath,
  orderTypes,
  pendingRow,
} from '../pages/ordering.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

const DOCTOR = 'medico@cauce.demo'
const BENEFICIARY = 'El afiliado es BENEFICIARIO por lo tanto no tiene derecho a INCAPACIDADES'

let demo: Ordering
let page: Page

beforeAll(async () => {
  demo = await openDemo()
  await demo.order([BLOOD_COUNT, COLONOSCOPY, GASTROSCOPY, ULTRASOUND])
})
afterEach(() => page.context().close())
afterAll(async () => {
  await closeBrowsers()
  await demo.close()
})

const start = async (consultaId: number): Promise<void> => {
  page = await signedIn(demo.server, DOCTOR)
  await openOrdering(page, consultaId)
}

const options = async (): Promise<readonly string[]> => {
  const names = await orderTypes(page).getByRole('button').allInnerTexts()
  return names.map((name) => name.split('\n')[0] ?? '')
}

const ALL_BUT_LEAVES = ['Medicamentos', 'Procedimientos', 'Oncología', 'Otros Servicios']

test.each([3, 5, 6])('consultation %i is of a beneficiary: a warning and no sick leaves', async (consultaId) => {
  await start(consultaId)
  await dialog(page).getByText(BENEFICIARY).waitFor()
  expect(await options()).toEqual(ALL_BUT_LEAVES)
})

test('a contributor in an ordinary consultation may be given sick leaves', async () => {
  await start(1)
  await orderTypes(page).waitFor()
  expect(await options()).toEqual([...ALL_BUT_LEAVES, 'Incapacidades'])
  expect(await dialog(page).getByText(BENEFICIARY).count()).toBe(0)
})

test('a contributor in a consultation of type 87 only procedures', async () => {
  await start(2)
  await orderTypes(page).waitFor()
  expect(await options()).toEqual(['Procedimientos'])
})

test('nothing is offered for the deceased, and a toast says why', async () => {
  await start(4)
  await page.locator('.ca-toaster').getByText('Este paciente está fallecido.').waitFor()
  await dialog(page).getByRole('heading', { name: 'Este paciente está fallecido.' }).waitFor()
  expect(await orderTypes(page).count()).toBe(0)
  expect(await dialog(page).getByRole('combobox').count()).toBe(0)
})

test('who may not order is told so, and sees nothing of the consultation', async () => {
  page = await signedIn(demo.server, 'auxiliar@cauce.demo')
  await page.goto(orderingPath(1))
  await page.getByRole('heading', { name: NO_PERMISSION }).waitFor()
  expect(await dialog(page).count()).toBe(0)
})

test('an automatic site cannot be changed, before or after ordering', async () => {
  await start(1)
  await addProcedure(page, BLOOD_COUNT, 'Control anual')
  const line = pendingRow(page, BLOOD_COUNT)
  await line.getByText('Automático: IPS primaria del afiliado').waitFor()
  expect(await line.getByRole('button', { name: 'Cambiar' }).count()).toBe(0)
  const ordered = activeRow(page, BLOOD_COUNT)
  await ordered.waitFor()
  expect(await ordered.getByRole('button', { name: 'Cambiar' }).count()).toBe(0)
})

test('an unrouted line says so, and one action gives it a site', async () => {
  await start(1)
  await addProcedure(page, ULTRASOUND, 'Masa palpable')
  await pendingRow(page, ULTRASOUND).getByText('ORDEN SIN DIRECCIONAMIENTO').waitFor()
  await dialog(page).getByText('1 sin direccionamiento', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Direccionar', exact: true }).first().click()
  const all = page.getByRole('dialog', { name: 'Direccionar lo que no tiene sede' })
  await all.getByRole('button', { name: 'Direccionar 1 procedimiento' }).click()
  await all.getByText('Es necesario seleccionar una sede.').waitFor()
  await all.getByText('Es necesario colocar un motivo.').waitFor()
  await all.getByRole('combobox').fill('Clínica')
  await all.getByRole('option').first().click()
  await all.getByRole('textbox', { name: 'Motivo' }).fill('La única con ecógrafo disponible')
  await all.getByRole('checkbox', { name: /^Acepto que el paciente vaya hasta allá/u }).check()
  await all.getByRole('button', { name: 'Direccionar 1 procedimiento' }).click()
  await all.waitFor({ state: 'detached' })
  expect(await pendingRow(page, ULTRASOUND).getByText('ORDEN SIN DIRECCIONAMIENTO').count()).toBe(0)
})

test('a status explains itself: what may follow and who may do it', async () => {
  await start(1)
  await activeOrders(page)
    .getByRole('button', { name: /^Pendiente de auditoría/u })
    .first()
    .click()
  const life = page.getByRole('dialog', { name: /^Orden .*Pendiente de auditoría/u })
  await life.getByRole('img').waitFor()
  await life.getByText('Puede aprobar o negar:').waitFor()
  await life.getByText('un auditor médico').waitFor()
  await life.getByText(/^Permiso autorizacion\.auditoria · \d+ personas? pueden?$/u).waitFor()
  await life.getByText('Sin descarga hasta que se audite').waitFor()
  await life.getByRole('button', { name: 'Anular…' }).waitFor()
  expect(await life.getByRole('button', { name: 'Aprobar…' }).count()).toBe(0)
})

test('the order is downloaded as a PDF', async () => {
  await start(1)
  const coming = page.waitForEvent('download')
  await activeRow(page, BLOOD_COUNT)
    .getByRole('button', { name: /^Descargar/u })
    .click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^orden_\d+_902210\.pdf$/u)
  const { text } = await readPdf(await readFile(await download.path()))
  expect(text).toContain('GÓMEZ CASTAÑO')
  expect(text).toContain(BLOOD_COUNT)
})

test('what waits for audit is neither downloaded nor sent', async () => {
  await start(1)
  const line = activeRow(page, COLONOSCOPY)
  await line.getByText('Sin descarga hasta que se audite').waitFor()
  expect(await line.getByRole('button', { name: /^(?:Descargar|Enviar)/u }).count()).toBe(0)
})

test('the order sent by e-mail arrives with its PDF', async () => {
  await start(1)
  await activeRow(page, BLOOD_COUNT)
    .getByRole('button', { name: /^Enviar por correo/u })
    .click()
  const send = page.getByRole('dialog', { name: 'Enviar la orden por correo' })
  await send.getByText('Otra dirección…').click()
  await send.getByLabel('Correo', { exact: true }).fill('maria.elena')
  await send.getByRole('button', { name: 'Enviar la orden' }).click()
  await send.getByText('Debe ingresar un Email valido').waitFor()
  await send.getByLabel('Correo', { exact: true }).fill('maria.elena@correo.demo')
  await send.getByLabel('Por qué se envía a esa dirección').fill('Es su correo nuevo, todavía sin registrar')
  await send.getByRole('button', { name: 'Enviar la orden' }).click()
  await page.getByText('¡Orden enviada con exito!').waitFor()
  const mail = (await demo.server.outbox()).find(({ para }) => para === 'maria.elena@correo.demo')
  const [attachment] = mail?.adjuntos ?? []
  expect(attachment?.nombre).toMatch(/\.pdf$/u)
  const file = await fetch(new URL(attachment?.url ?? '', demo.server.url))
  expect((await readPdf(new Uint8Array(await file.arrayBuffer()))).text).toContain('GÓMEZ CASTAÑO')
})

test('who declines the electronic signature gets the consent printed, and the list is cleared', async () => {
  await start(1)
  await addProcedure(page, GASTROSCOPY, 'Dolor epigástrico')
  await order(page)
  // Where the tab is sent, said by the page itself: a browser without a viewer of PDF saves the file and leaves the tab empty.
  await page.evaluate(() => {
    const usual = window.open.bind(window)
    window.open = (address, ...rest) => {
      document.documentElement.dataset['opened'] = String(address)
      return usual(address, ...rest)
    }
  })
  const printed = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'No autoriza: imprimir' }).click()
  await printed
  expect(await page.locator('html').getAttribute('data-opened')).toMatch(/^blob:/u)
  await page.getByText('La lista está vacía').waitFor()
  await activeRow(page, GASTROSCOPY).getByText('Consentimiento impreso').waitFor()
})

test('one dot is not a signature', async () => {
  await start(1)
  await addProcedure(page, GASTROSCOPY, 'Dolor epigástrico')
  await order(page)
  await acceptConsent(page)
  await answer(page, '¿Acepta el procedimiento?', 'Sí')
  await signAs(page, 'Paciente')
  await touchPad(page)
  await consentDialog(page).getByRole('button', { name: 'Ver documento y guardar' }).click()
  await consentDialog(page)
    .getByText('Es necesario firmar para guardar y autorizar el consentimiento informado.')
    .waitFor()
  await page.getByText('Falta la firma').waitFor()
})

test('a dissent asks for the name of the professional and is kept', async () => {
  await start(1)
  await addProcedure(page, GASTROSCOPY, 'Dolor epigástrico')
  await order(page)
  await acceptConsent(page)
  await answer(page, '¿Acepta el procedimiento?', 'No')
  await signAs(page, 'Paciente')
  await drawSignature(page)
  await consentDialog(page).getByRole('button', { name: 'Ver documento y guardar' }).click()
  await consentDialog(page).getByText('Campo requerido, por favor, diligenciar para poder continuar').waitFor()
  await consentDialog(page).getByLabel('Nombre del profesional').fill('Laura Restrepo Mejía')
  await keepConsent(page)
  await page.reload()
  await (await turnToActive(page, 'No aceptó el procedimiento')).getByText('441302').waitFor()
})

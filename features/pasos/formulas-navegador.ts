/** Prescribing again, changing and stopping medications in a real browser. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { lineEntry, medicationForm } from '../../tests/e2e/pages/medications.ts'
import {
  acceptChecks,
  activeMedications,
  confirmReview,
  history,
  openMedications,
  openReview,
  review,
  rowOf,
  selected,
  stop,
  tick,
} from '../../tests/e2e/pages/prescribed.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { readPdf } from '../../tests/support/pdf-text.ts'
import { becomes } from '../soporte/espera.ts'
import { activeMedications as linesOf, orderDrug } from '../soporte/formulas.ts'
import type { Mundo } from '../soporte/mundo.ts'

const DOCTOR = 'medico@cauce.demo'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const lineOf = async (world: Mundo, drug: string) => {
  const line = (await linesOf(world)).find(({ codesumi }) => codesumi.nombre.startsWith(drug))
  assert.ok(line, `No hay una línea de ${drug}`)
  return line
}

Given('que en la consulta {int} se formuló {string}', async function (this: Mundo, consultaId: number, drug: string) {
  this.consultaId = consultaId
  this.token ??= await (await this.server()).login(DOCTOR)
  const line = await orderDrug(this, drug)
  this.lineId = line.id
  this.orderId = line.orden_id
})

Given('que después se registró su alergia a {string}', async function (this: Mundo, nombre: string) {
  const { db } = await this.server()
  const { afiliado_id } = await db
    .selectFrom('consultas')
    .select('afiliado_id')
    .where('id', '=', this.consultaId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('alergias_afiliado')
    .values({ afiliado_id, tipo: 'clase', nombre, reaccion: 'urticaria', anio: 2026 })
    .execute()
})

When('la médica abre en el navegador los medicamentos de la consulta {int}', async function (this: Mundo, id: number) {
  this.browser ??= { page: await signedIn(await this.server(), DOCTOR) }
  await openMedications(pageOf(this), id)
})

When('pide {int} filas por página de la historia', async function (this: Mundo, rows: number) {
  await history(pageOf(this)).getByRole('combobox', { name: 'Filas por página' }).selectOption(String(rows))
})

When('marca {string} en la historia y lo revisa', async function (this: Mundo, drug: string) {
  await tick(pageOf(this), drug)
  await openReview(pageOf(this))
})

When(
  'lo vuelve a formular con el motivo {string} y responde las comprobaciones',
  async function (this: Mundo, reason: string) {
    const page = pageOf(this)
    const drug = await review(page).locator('.rx-name').first().innerText()
    await confirmReview(page, reason)
    await acceptChecks(page, drug, reason)
  },
)

When('lo vuelve a formular con el motivo {string}', async function (this: Mundo, reason: string) {
  await confirmReview(pageOf(this), reason)
})

When('ordena los medicamentos', async function (this: Mundo) {
  const page = pageOf(this)
  const ordered = page.waitForResponse('**/api/ordenamiento/generarOrdenamiento/**')
  await page.getByRole('button', { name: /^Ordenar \d+ medicamento/u }).click()
  assert.equal((await ordered).status(), 200)
})

When('suspende {string} con el motivo {string}', async function (this: Mundo, drug: string, reason: string) {
  await stop(pageOf(this), drug, reason)
})

When('intenta suspender {string} sin motivo', async function (this: Mundo, drug: string) {
  await stop(pageOf(this), drug, ' ')
})

When('cambia la orden activa de {string}', async function (this: Mundo, drug: string) {
  await rowOf(activeMedications(pageOf(this)), drug)
    .getByRole('button', { name: /^Cambiar la orden/u })
    .click()
})

When('explica {string}, la añade y responde las comprobaciones', async function (this: Mundo, reason: string) {
  const page = pageOf(this)
  const form = medicationForm(page)
  await form.getByRole('textbox', { name: 'Por qué la cambia' }).fill(reason)
  const drug = await form.getByRole('combobox', { name: 'Medicamento' }).inputValue()
  await form.getByRole('button', { name: /^Añadir/u }).click()
  await acceptChecks(page, drug, reason)
})

When('edita esa orden desde la búsqueda', async function (this: Mundo) {
  await pageOf(this).getByRole('button', { name: 'Editar esa orden' }).first().click()
})

When('busca {string} para formular', async function (this: Mundo, text: string) {
  await lineEntry(pageOf(this)).fill(text)
})

When('descarga la orden activa de {string}', async function (this: Mundo, drug: string) {
  const page = pageOf(this)
  const download = page.waitForEvent('download')
  await rowOf(activeMedications(page), drug)
    .getByRole('button', { name: /^Descargar la orden/u })
    .click()
  const file = await download
  this.remembered.set('archivo', file.suggestedFilename())
  this.remembered.set('texto', (await readPdf(await readFile(await file.path()))).text)
})

When('abre las comprobaciones de {string}', async function (this: Mundo, drug: string) {
  const line = await lineOf(this, drug)
  await rowOf(activeMedications(pageOf(this)), drug)
    .getByRole('cell')
    .nth(5)
    .getByRole('button')
    .click()
  this.remembered.set('comprobaciones', line.comprobaciones.length)
})

Then('la revisión dice {string}', async function (this: Mundo, text: string) {
  await review(pageOf(this)).getByText(text).first().waitFor()
})

Then('ve {string} entre los seleccionados', async function (this: Mundo, text: string) {
  await rowOf(selected(pageOf(this)), text).waitFor()
})

Then('ve en la historia {string}', async function (this: Mundo, text: string) {
  await history(pageOf(this)).getByText(text).first().waitFor()
})

Then('la historia se ve de a {int} por página', async function (this: Mundo, rows: number) {
  const chosen = history(pageOf(this)).getByRole('combobox', { name: 'Filas por página' })
  await becomes(() => chosen.inputValue(), String(rows))
})

Then('ve entre las órdenes activas {string} como {string}', async function (this: Mundo, drug: string, estado: string) {
  await rowOf(activeMedications(pageOf(this)), drug)
    .getByText(estado)
    .first()
    .waitFor()
})

Then('la orden anterior queda anulada por cambio', async function (this: Mundo) {
  const old = (await linesOf(this)).find(({ id }) => id === this.lineId)
  assert.equal(old?.estado_id, 2)
  assert.match(old.estado_motivo ?? '', /^Cambiada por la orden/u)
})

Then('el formulario tiene {string} y pide por qué la cambia', async function (this: Mundo, drug: string) {
  const form = medicationForm(pageOf(this))
  await form.getByRole('textbox', { name: 'Por qué la cambia' }).waitFor()
  const name = await form.getByRole('combobox', { name: 'Medicamento' }).inputValue()
  assert.ok(name.startsWith(drug), name)
})

Then('recibe el PDF de la orden, que nombra {string}', function (this: Mundo, drug: string) {
  assert.match(String(this.remembered.get('archivo')), /^orden_\d+\.pdf$/u)
  assert.match(String(this.remembered.get('texto')), new RegExp(drug, 'iu'))
})

Then('ve el mismo registro que se imprime', async function (this: Mundo) {
  const entries = pageOf(this)
    .getByRole('list', { name: /^Comprobaciones de/u })
    .locator('> li')
  await entries.first().waitFor()
  await becomes(() => entries.count(), this.remembered.get('comprobaciones'))
})

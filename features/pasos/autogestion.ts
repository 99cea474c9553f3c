/** What an affiliate reads of what was ordered for them. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import * as Schema from 'effect/Schema'
import { autogestion } from '@cauce/contract/autogestion'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { leftAs, moveCase, waits } from '../soporte/autorizacion.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'

const readPassports = Schema.decodeUnknownSync(autogestion.ordenes.answer)

const readSites = Schema.decodeUnknownSync(autogestion.sedes.answer)
const readSaid = Schema.decodeUnknownSync(autogestion.cambiarSede.answer)
const ASKED = 'sede pedida'
const NOWHERE = 999_999

/** Asks to take the line of the scenario to a site. */
const askSite = (world: Mundo, rep_id: number, motivo: string, line = { tipo_orden_id: 2, id: world.lineId }) =>
  world.call(
    '/autogestion/ordenes/cambio-sede',
    { ...line, rep_id, motivo },
    { 'idempotency-key': crypto.randomUUID() },
  )

/** The passport of the line of the scenario, as it was read. */
const passportOf = (world: Mundo) => readPassports(world.answer?.body).find(({ id }) => id === world.lineId)

Given(
  /^que a "([^"]+)" le espera autorización una tomografía(?: recibida el "([^"]+)")?$/u,
  function (this: Mundo, afiliado: string, at: string | null) {
    return waits(this, { afiliado, ...(at === null ? {} : { at: new Date(`${at}-05:00`) }) })
  },
)

Given(
  'que a {string} le esperan autorización {int} terapias',
  function (this: Mundo, afiliado: string, cantidad: number) {
    return waits(this, { afiliado, cantidad })
  },
)

Given(/^que lo ordenado quedó (.+), sin más papeles$/u, function (this: Mundo, how: string) {
  return leftAs(this, how)
})

When('{string} la devuelve porque falta {string}', async function (this: Mundo, who: string, falta: string) {
  await moveCase(this, who, 'devolver', { falta, mensaje: 'Falta la evolución de las últimas semanas' })
})

When('{string} mira en qué va', async function (this: Mundo, who: string) {
  const server = await this.server()
  this.token = await server.login(who)
  await this.call('/autogestion/ordenes')
})

Then('de su orden lee {string}', function (this: Mundo, text: string) {
  const frase = passportOf(this)?.frase ?? 'nada'
  assert.ok(frase.includes(text), frase)
})

Then('esa orden no está', function (this: Mundo) {
  assert.equal(this.answer?.status, 200)
  assert.equal(passportOf(this), undefined)
})

Given('que a {string} le autorizaron un examen', async function (this: Mundo, afiliado: string) {
  await waits(this, { afiliado, servicio: 'laboratorio' })
  await moveCase(this, 'auditor@cauce.demo', 'tomar')
  await moveCase(this, 'auditor@cauce.demo', 'aprobar')
})

When('{string} pide otra sede porque {string}', async function (this: Mundo, who: string, motivo: string) {
  const server = await this.server()
  this.token = await server.login(who)
  const { body } = await this.call('/autogestion/ordenes/sedes', { tipo_orden_id: 2, id: this.lineId })
  const [site] = readSites(body)
  assert.ok(site, 'No se le ofreció ninguna sede')
  this.remembered.set(ASKED, site.nombre)
  await askSite(this, site.id, motivo)
})

When('{string} pide una sede que no está en la lista', async function (this: Mundo, who: string) {
  const server = await this.server()
  this.token = await server.login(who)
  await askSite(this, NOWHERE, 'Queda más cerca')
})

When('{string} pide otra sede para un medicamento suyo', async function (this: Mundo, who: string) {
  const server = await this.server()
  this.token = await server.login(who)
  const { body } = await this.call('/autogestion/ordenes')
  const medicine = readPassports(body).find(({ tipo_orden_id }) => tipo_orden_id === OrderType.medications)
  assert.ok(medicine, 'No tiene medicamentos')
  await askSite(this, NOWHERE, 'Queda más cerca', { tipo_orden_id: medicine.tipo_orden_id, id: medicine.id })
})

When('pide otra sede para esa orden y escoge la primera', async function (this: Mundo) {
  const { db } = await this.server()
  const { nombre } = await db
    .selectFrom('orden_procedimientos as l')
    .innerJoin('cups as c', 'c.id', 'l.cup_id')
    .select('c.nombre')
    .where('l.id', '=', this.lineId)
    .executeTakeFirstOrThrow()
  const page = pageOf(this)
  await page.getByRole('button', { name: `Pedir otra sede para ${nombre}`, exact: true }).click()
  await page.getByLabel('A cuál quiere ir').selectOption({ index: 1 })
})

Then('se le responde {string}', function (this: Mundo, text: string) {
  assert.equal(readSaid(this.answer?.body).mensaje, text)
})

Then('de su orden lee la sede que pidió', function (this: Mundo) {
  const frase = passportOf(this)?.frase ?? 'nada'
  assert.ok(frase.includes(String(this.remembered.get(ASKED))), frase)
})

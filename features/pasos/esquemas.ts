/** Ordering an oncology scheme: its doses, its cycles, what stops it. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { esquemas } from '@cauce/contract/esquemas'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { formulatedDose } from '@cauce/domain/oncology/isc-dose'
import { proposalsFor } from '@cauce/domain/oncology/proposals'
import type { SchemeLine, SchemeOrder } from '@cauce/domain/oncology/scheme'
import { withDose, withProposal } from '@cauce/domain/oncology/scheme-line'
import {
  activeScheme,
  answered,
  clearScheme,
  openVisit,
  orderScheme,
  schemeOrder,
  sendScheme,
} from '../soporte/esquemas.ts'
import { today } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const decimal = (text: string): number => Number(text.replace(',', '.'))

const mapDrug = (order: SchemeOrder, nombre: string, change: (line: SchemeLine) => SchemeLine): SchemeOrder => {
  assert.ok(
    order.codeSumiEsquemaSeleccionado.some((line) => line.nombre === nombre),
    `El esquema no tiene ${nombre}`,
  )
  return {
    ...order,
    codeSumiEsquemaSeleccionado: order.codeSumiEsquemaSeleccionado.map((line) =>
      line.nombre === nombre ? change(line) : line,
    ),
  }
}

const send = async (world: Mundo, order: SchemeOrder) => sendScheme(world, await answered(world, order))

Given('atiende hoy a {string}', async function (this: Mundo, documento: string) {
  await openVisit(this, documento)
})

Given('atiende hoy a {string} sin esquema en curso', async function (this: Mundo, documento: string) {
  await openVisit(this, documento)
  await clearScheme(this)
})

Given('que ordenó el esquema {string}', async function (this: Mundo, abreviatura: string) {
  await orderScheme(this, abreviatura)
})

When('ordena el esquema {string}', async function (this: Mundo, abreviatura: string) {
  await send(this, await schemeOrder(this, abreviatura))
})

When('ordena el esquema {string} sin responder las alertas', async function (this: Mundo, abreviatura: string) {
  await sendScheme(this, await schemeOrder(this, abreviatura))
})

When(
  'ordena el esquema {string} desde el ciclo {int} hasta el {int}',
  async function (this: Mundo, abreviatura: string, ciclo: number, ciclo_total: number) {
    await send(this, { ...(await schemeOrder(this, abreviatura)), ciclo, ciclo_total })
  },
)

When('ordena el esquema {string} desde ayer', async function (this: Mundo, abreviatura: string) {
  await send(this, { ...(await schemeOrder(this, abreviatura)), fecha_inicio: addDays(today(), -1) })
})

When(
  'ordena el esquema {string} con {float} mg de {string} y la observación {string}',
  async function (this: Mundo, abreviatura: string, dosis_formulada: number, nombre: string, observaciones: string) {
    const order = await schemeOrder(this, abreviatura)
    await send(
      this,
      mapDrug(order, nombre, (line) => ({ ...line, dosis_formulada, observaciones })),
    )
  },
)

When(
  'ordena el esquema {string} con el tope de {string}',
  async function (this: Mundo, abreviatura: string, nombre: string) {
    const order = await schemeOrder(this, abreviatura)
    const drugs = read(
      esquemas.codesumiEsquema,
      await this.call('/codesumis/codesumiEsquema', { esquema: order.esquema_id }),
    )
    const drug = drugs.find((each) => each.nombre === nombre)
    assert.ok(drug)
    const rule = order.codeSumiEsquemaSeleccionado.find((line) => line.nombre === nombre)
    const isc = rule === undefined ? null : rule.dosis_formulada / rule.dosis
    const patient = { isc, peso: null, talla: null, edad: 60, sexo: 'F', creatinina: null }
    const cap = proposalsFor(drug, patient).find(({ tipo }) => tipo === 'tope')
    assert.ok(cap, 'La dosis no pasa del tope')
    await send(
      this,
      mapDrug(order, nombre, (line) => withProposal(line, cap)),
    )
  },
)

When(
  'ordena el esquema {string} con la dosis por peso de {string} en {float} mg',
  async function (this: Mundo, abreviatura: string, nombre: string, valor: number) {
    const order = await schemeOrder(this, abreviatura)
    const propuesta = { tipo: 'peso', valor, texto: '' } as const
    await send(
      this,
      mapDrug(order, nombre, (line) => ({ ...line, dosis_formulada: valor, propuesta })),
    )
  },
)

When(
  'cambia la dosis de {string} del esquema {string} a {float}',
  async function (this: Mundo, nombre: string, abreviatura: string, dosis: number) {
    const order = await schemeOrder(this, abreviatura)
    const line = order.codeSumiEsquemaSeleccionado.find((each) => each.nombre === nombre)
    assert.ok(line)
    const isc = line.dosis_formulada / line.dosis
    this.remembered.set('formulada', withDose(line, dosis, Number(isc.toFixed(2))).dosis_formulada)
  },
)

When(
  'la dosis es {string} con el índice {string} y la superficie {string}',
  function (this: Mundo, dosis: string, indice: string, isc: string) {
    assert.ok(indice === 'ISC' || indice === 'PESO' || indice === 'AUC' || indice === 'FIJA')
    this.remembered.set('formulada', formulatedDose(decimal(dosis), indice, isc === '' ? null : decimal(isc)))
  },
)

When('dos profesionales ordenan a la vez el esquema {string}', async function (this: Mundo, abreviatura: string) {
  const server = await this.server()
  const body = await answered(this, await schemeOrder(this, abreviatura))
  const order = () =>
    server.call(`/api/ordenamiento/generarOrdenamiento/${this.consultaId}/3`, { token: this.token, body })
  const both = await Promise.all([order(), order()])
  this.remembered.set(
    'respuestas',
    both.map(({ status }) => status),
  )
  this.answer = both.find(({ status }) => status !== 200) ?? null
})

const ordered = (world: Mundo): string => {
  assert.ok(world.answer)
  const { original } = read(esquemas.generarOrdenamiento, world.answer)
  world.orderId = original[0].id
  return original.mensaje
}

Then('el esquema queda ordenado', function (this: Mundo) {
  ordered(this)
})

Then('el esquema queda ordenado y se dice {string}', function (this: Mundo, text: string) {
  assert.equal(ordered(this), text)
})

Then('el esquema en curso tiene {int} renglones', async function (this: Mundo, count: number) {
  assert.equal((await activeScheme(this)).length, count)
})

Then('{string} se formula en {string}', async function (this: Mundo, nombre: string, dosificacion: string) {
  const line = (await activeScheme(this)).find(({ codesumi }) => codesumi.nombre === nombre)
  assert.ok(line)
  assert.ok(line.dosificacion.startsWith(dosificacion), line.dosificacion)
})

Then('la dosis formulada es {string}', function (this: Mundo, dose: string) {
  const formulated = this.remembered.get('formulada')
  assert.equal(formulated, dose === '' ? null : decimal(dose))
})

Then('el ciclo {int} empieza {int} días después de hoy', async function (this: Mundo, ciclo: number, days: number) {
  const first = (await activeScheme(this)).find((line) => line.ciclo === ciclo)
  assert.equal(first?.fecha_agendamiento, addDays(today(), days))
})

Then('uno de los dos ordena y el otro lee {string}', function (this: Mundo, text: string) {
  const statuses = this.remembered.get('respuestas')
  assert.ok(Array.isArray(statuses))
  assert.deepEqual(new Set(statuses), new Set([200, 409]))
  assert.ok(String(Object(this.answer?.body).error).includes(text))
})

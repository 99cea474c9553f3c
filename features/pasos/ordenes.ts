/** Orders made directly, active lines, their documents and their life. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Given, Then, When } from '@cucumber/cucumber'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { today } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { item, line, orderDirectly, orderLine } from '../soporte/ordenes.ts'
import { readPdf } from '../../tests/support/pdf-text.ts'
import { countOrders, read } from '../soporte/respuestas.ts'

const ACTIVE = '903841'
const AUDITED = '452301'
const MANUAL = '441302'

Given('que la consulta {int} tiene una línea activa', async function (this: Mundo, id: number) {
  this.consultaId = id
  await orderLine(this, ACTIVE)
})

Given('que la consulta {int} tiene una línea pendiente de auditoría', async function (this: Mundo, id: number) {
  this.consultaId = id
  await orderLine(this, AUDITED)
})

Given('que la consulta {int} tiene una línea que se puede direccionar', async function (this: Mundo, id: number) {
  this.consultaId = id
  assert.equal((await orderLine(this, MANUAL)).direccionamieno_automatico, false)
})

Given(
  'que la consulta {int} tiene una línea con direccionamiento automático',
  async function (this: Mundo, id: number) {
    this.consultaId = id
    assert.equal((await orderLine(this, ACTIVE)).direccionamieno_automatico, true)
  },
)

const move = (world: Mundo, evento: string, motivo: string) =>
  world.call('/ordenamiento/mover-linea/2', { linea_id: world.lineId, evento, motivo })

Given('que la consulta {int} tiene una línea anulada', async function (this: Mundo, id: number) {
  this.consultaId = id
  await orderLine(this, ACTIVE)
  read(ordenamiento.moverLinea, await move(this, 'anular', 'Se ordenó por error'))
})

Given('que anuló esa línea con el motivo {string}', async function (this: Mundo, motivo: string) {
  read(ordenamiento.moverLinea, await move(this, 'anular', motivo))
})

When(
  'ordena directamente el procedimiento {string} con cantidad {int}',
  async function (this: Mundo, codigo: string, cantidad: number) {
    await orderDirectly(this, [await item(this, codigo, { cantidad })])
  },
)

When(
  'ordena directamente el procedimiento {string} con vigencia desde ayer',
  async function (this: Mundo, codigo: string) {
    await orderDirectly(this, [await item(this, codigo, { fechaVigencia: addDays(today(), -1) })])
  },
)

When(
  'ordena directamente dos líneas y la segunda tiene cantidad {int}',
  async function (this: Mundo, cantidad: number) {
    await orderDirectly(this, [await item(this, ACTIVE), await item(this, '903895', { cantidad })])
  },
)

When('ordena directamente un procedimiento que no existe', async function (this: Mundo) {
  await orderDirectly(this, [await item(this, ACTIVE, { procedimiento: { id: 2_000_000_000 } })])
})

When('envía dos veces a la vez la misma orden', async function (this: Mundo) {
  const server = await this.server()
  const body = [await item(this, ACTIVE)]
  const headers = { 'idempotency-key': randomUUID() }
  this.remembered.set('ordenes', await countOrders(this))
  const send = () =>
    server.call(`/api/ordenamiento/generarOrdenamiento/${this.consultaId}/2`, { token: this.token, body, headers })
  this.remembered.set(
    'respuestas',
    await Promise.all([send(), send()]).then((both) => both.map(({ status, body: answer }) => ({ status, answer }))),
  )
})

Given('que envió una orden', async function (this: Mundo) {
  const key = randomUUID()
  this.remembered.set('llave', key)
  await orderDirectly(this, [await item(this, ACTIVE)], key)
})

When('cambia la orden y reintenta el mismo envío', async function (this: Mundo) {
  await orderDirectly(this, [await item(this, '903895')], String(this.remembered.get('llave')))
})

When(/^(?:intenta descargar|descarga) esa línea$/u, async function (this: Mundo) {
  await this.call('/pdf', { tipo: 'servicio', id: this.orderId, detalles: { id: this.lineId } })
})

When('envía esa línea a {string}', async function (this: Mundo, email: string) {
  await this.call('/pdf', {
    tipo: 'servicio',
    id: this.orderId,
    detalles: { id: this.lineId },
    enviar: true,
    correo: { email },
  })
})

When('pregunta por la vida de esa línea', async function (this: Mundo) {
  await this.call(`/ordenamiento/vida/2/${this.lineId}`)
})

When(/^(?:la aprueba|intenta aprobarla) con el motivo "([^"]*)"$/u, async function (this: Mundo, motivo: string) {
  await move(this, 'aprobar', motivo)
})

Then('hay una sola orden y las dos respuestas son iguales', async function (this: Mundo) {
  const answers = this.remembered.get('respuestas')
  assert.ok(Array.isArray(answers))
  assert.deepEqual(answers[0], answers[1])
  assert.equal(await countOrders(this), Number(this.remembered.get('ordenes')) + 1)
})

/** Colour with which each tone is painted. */
const COLOURS = { ok: 'verde', waiting: 'ámbar', bad: 'rojo', info: 'azul', unknown: 'gris' } as const

Then('el estado {int} se muestra en {string}', function (this: Mundo, status: number, colour: string) {
  assert.equal(COLOURS[statusTone(status)], colour)
})

Then('recibe un PDF que nombra a {string} y el procedimiento', async function (this: Mundo, name: string) {
  const server = await this.server()
  const response = await fetch(`${server.url}/api/pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token ?? ''}` },
    body: JSON.stringify({ tipo: 'servicio', id: this.orderId, detalles: { id: this.lineId } }),
  })
  assert.equal(response.headers.get('content-type'), 'application/pdf')
  const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  assert.match(text, new RegExp(name, 'iu'))
  assert.match(text, new RegExp(ACTIVE, 'u'))
})

Then('llega un correo a {string} con el PDF adjunto', async function (this: Mundo, email: string) {
  const server = await this.server()
  const mail = (await server.outbox()).find(({ para }) => para === email)
  const attachment = mail?.adjuntos[0]
  assert.ok(attachment)
  const response = await fetch(new URL(attachment.url, server.url))
  assert.match((await readPdf(new Uint8Array(await response.arrayBuffer()))).text, new RegExp(ACTIVE, 'u'))
})

const life = (world: Mundo) => {
  assert.ok(world.answer)
  return read(ordenamiento.vidaLinea, world.answer)
}

Then('ve quién la creó y cuándo', function (this: Mundo) {
  const [first] = life(this).movimientos
  assert.equal(first?.operador, 'Laura Restrepo Mejía')
  assert.ok(Date.parse(first.created_at) > 0)
})

Then(
  've que sigue {string} o {string} y que le toca a un auditor médico',
  function (this: Mundo, one: string, other: string) {
    for (const event of [one, other]) {
      assert.match(life(this).siguientes.find(({ evento }) => evento === event)?.quien ?? '', /auditor médico/u)
    }
  },
)

Then('ve por qué no puede hacerlo', function (this: Mundo) {
  const approve = life(this).siguientes.find(({ evento }) => evento === 'aprobar')
  assert.equal(approve?.puede, false)
  assert.ok((approve.por_que_no ?? '').length > 0)
})

Then('la línea queda {string}', async function (this: Mundo, estado: string) {
  assert.equal((await line(this)).estado.nombre, estado)
})

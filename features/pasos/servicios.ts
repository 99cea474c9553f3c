/** Services of the own-code catalogue: searched, listed, ordered, printed. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import type { OwnCodeDraft } from '@cauce/domain/own-code/draft'
import { offersDownload } from '@cauce/domain/own-code/service-actions'
import { serviceSummary } from '@cauce/domain/own-code/summary'
import { today } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { countOrders, read, readError } from '../soporte/respuestas.ts'
import {
  activeServices,
  orderedService,
  orderServicesDirectly,
  service,
  serviceBody,
  serviceLine,
  services,
  servicesSettled,
  startServices,
} from '../soporte/servicios.ts'

Given('abrió los servicios de la consulta {int}', function (this: Mundo, id: number) {
  this.consultaId = id
  startServices(this)
})

const add = async (world: Mundo, draft: Partial<OwnCodeDraft>): Promise<void> => {
  services(world).send({ type: 'draft.changed', draft })
  services(world).send({ type: 'item.add', hoy: today() })
  await servicesSettled(world)
}

When('añade un servicio sin escogerlo', async function (this: Mundo) {
  await add(this, {})
})

When('añade el servicio {string}', async function (this: Mundo, codigo: string) {
  await add(this, { codigoPropio: await service(this, codigo) })
})

When('añade el servicio {string} sin cantidad', async function (this: Mundo, codigo: string) {
  await add(this, { codigoPropio: await service(this, codigo), cantidad: null })
})

When('añade el servicio {string} sin fecha de vigencia', async function (this: Mundo, codigo: string) {
  await add(this, { codigoPropio: await service(this, codigo), fechaVigencia: '' })
})

Given('que añadió los servicios {string}', async function (this: Mundo, codes: string) {
  for (const codigo of codes.split(', ')) await add(this, { codigoPropio: await service(this, codigo) })
})

const order = async (world: Mundo): Promise<void> => {
  world.remembered.set('ordenes', await countOrders(world))
  const activas = await activeServices(world)
  services(world).send({ type: 'order.requested', hoy: today(), activas })
  await servicesSettled(world)
}

/** What the order says is read, and the flow goes back to the list. */
const readMessage = async (world: Mundo): Promise<void> => {
  services(world).send({ type: 'dialog.dismissed' })
  await servicesSettled(world)
}

When('ordena los servicios', async function (this: Mundo) {
  await order(this)
  await readMessage(this)
})

When('ordena los servicios y reintenta', async function (this: Mundo) {
  await order(this)
  services(this).send({ type: 'retry' })
  await servicesSettled(this)
})

When('ordena directamente los servicios {string}', async function (this: Mundo, codes: string) {
  await orderServicesDirectly(this, codes.split(', '))
})

When('ordena dos veces a la vez los servicios {string}', async function (this: Mundo, codes: string) {
  const server = await this.server()
  const body = await serviceBody(this, codes.split(', '))
  const send = (lines: readonly object[]) =>
    server.call(`/api/ordenamiento/generarOrdenamiento/${this.consultaId}/4`, { token: this.token, body: lines })
  this.remembered.set('respuestas', await Promise.all([send(body), send(body.toReversed())]))
})

Then('una de las dos órdenes nace y la otra se niega con {string}', function (this: Mundo, text: string) {
  const answers = this.remembered.get('respuestas')
  assert.ok(Array.isArray(answers))
  assert.deepEqual(
    answers.map(({ status }) => Number(status)).toSorted((a, b) => a - b),
    [200, 409],
  )
  assert.equal(readError(answers.find(({ status }) => status === 409).body).error, text)
})

Given('que el afiliado tiene ordenado el código propio {string}', async function (this: Mundo, codigo: string) {
  await orderedService(this, codigo)
})

Given(
  'que el afiliado tiene ordenado el código propio {string} sin sede',
  async function (this: Mundo, codigo: string) {
    const line = await serviceLine(this, codigo)
    assert.equal(line.rep_id, null)
    this.lineId = line.id
    this.orderId = line.orden_id
  },
)

Given(
  'que el afiliado tiene ordenado y anulado el código propio {string}',
  async function (this: Mundo, codigo: string) {
    const { id } = await orderedService(this, codigo)
    const body = { linea_id: id, evento: 'anular', motivo: 'Ya no lo necesita' }
    read(ordenamiento.moverLinea, await this.call('/ordenamiento/mover-linea/4', body))
  },
)

Then('la lista de servicios tiene {int} líneas', function (this: Mundo, count: number) {
  assert.equal(services(this).getSnapshot().context.items.length, count)
})

Then('el código propio {string} queda {string}', async function (this: Mundo, codigo: string, estado: string) {
  assert.equal((await serviceLine(this, codigo)).estado.nombre, estado)
})

Then('el código propio {string} queda sin direccionamiento', async function (this: Mundo, codigo: string) {
  assert.equal((await serviceLine(this, codigo)).rep, null)
})

Then('el pie de los servicios dice {string}', function (this: Mundo, text: string) {
  const items = services(this)
    .getSnapshot()
    .context.items.map(({ routing, codigoPropio }) => ({
      rep: routing?.rep,
      requiere_auditoria: codigoPropio.requiere_auditoria,
    }))
  assert.equal(serviceSummary(items).detalle, text)
})

Then(
  /^la descarga de un servicio en estado (\d+) (se ofrece|no se ofrece)$/u,
  function (this: Mundo, estado: string, offered: string) {
    assert.equal(offersDownload(Number(estado)), offered === 'se ofrece')
  },
)

const print = (world: Mundo) => ({ tipo: 'codigoPropio', id: world.orderId, detalles: { id: world.lineId } })

When('descarga ese servicio', async function (this: Mundo) {
  await this.call('/pdf', print(this))
})

Then('recibe el PDF del servicio', async function (this: Mundo) {
  const server = await this.server()
  const response = await fetch(`${server.url}/api/pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token ?? ''}` },
    body: JSON.stringify(print(this)),
  })
  assert.equal(response.headers.get('content-type'), 'application/pdf')
})

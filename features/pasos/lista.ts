/** The pre-order list and the order, run by their machine. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { orderSummary } from '@cauce/domain/procedure/order-summary'
import type { OrderItem } from '@cauce/machines/procedure-order/types'
import { orderContext, runningOrder, settled, startOrder, today } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { countOrders, procedure } from '../soporte/respuestas.ts'

const line = (world: Mundo, codigo: string): OrderItem => {
  const found = orderContext(world).items.find(({ procedimiento }) => procedimiento.codigo === codigo)
  assert.ok(found, `La lista no tiene ${codigo}`)
  return found
}

/** Adds the line; the history of the demo is accepted unless the scenario is about it. */
const add = async (world: Mundo, codigo: string, cantidad: number, observacion: string): Promise<void> => {
  const procedimiento = await procedure(world, codigo)
  runningOrder(world).send({ type: 'draft.changed', draft: { procedimiento, cantidad, observacion } })
  runningOrder(world).send({ type: 'item.add', hoy: today() })
  await settled(world)
}

const acceptHistory = async (world: Mundo): Promise<void> => {
  if (!runningOrder(world).getSnapshot().matches({ validating: 'asking' })) return
  runningOrder(world).send({ type: 'history.accepted' })
  await settled(world)
  await acceptHistory(world)
}

const order = async (world: Mundo): Promise<void> => {
  world.remembered.set('ordenes', await countOrders(world))
  runningOrder(world).send({ type: 'order.requested', hoy: today() })
  await settled(world)
}

/** The server's message is read, and the flow goes on to recommendations and consents. */
const readMessage = async (world: Mundo): Promise<void> => {
  if (!runningOrder(world).getSnapshot().matches({ ordering: 'announced' })) return
  runningOrder(world).send({ type: 'dialog.dismissed' })
  await settled(world)
}

Given('abrió los procedimientos de la consulta {int}', function (this: Mundo, id: number) {
  this.consultaId = id
  startOrder(this)
})

Given('que abrió los procedimientos de la consulta {int}', function (this: Mundo, id: number) {
  this.consultaId = id
  startOrder(this)
})

Given('(que )añadió los procedimientos {string}', async function (this: Mundo, codes: string) {
  const asksHistory = this.remembered.has('historia')
  for (const codigo of codes.split(', ')) {
    await add(this, codigo, 1, 'Control')
    if (!asksHistory) await acceptHistory(this)
  }
})

Given('que la respuesta de la orden se pierde en el camino', function (this: Mundo) {
  this.faults.add('respuesta-ordenar')
})

Given(
  'que la consulta {int} ya tiene ordenado el procedimiento {string}',
  async function (this: Mundo, id: number, codigo: string) {
    const procedimiento = await procedure(this, codigo)
    const { status } = await this.call(`/ordenamiento/generarOrdenamiento/${id}/2`, [
      { procedimiento, cantidad: 1, fechaVigencia: today(), observacion: 'Anterior', rep: null, consulta_id: id },
    ])
    assert.equal(status, 200)
    this.remembered.set('historia', true)
  },
)

When('intenta añadir un procedimiento sin {word}', async function (this: Mundo, missing: string) {
  const procedimiento = missing === 'procedimiento' ? null : await procedure(this, '903841')
  const draft = {
    procedimiento,
    cantidad: missing === 'cantidad' ? null : 1,
    observacion: missing === 'observación' ? '' : 'Control',
  }
  runningOrder(this).send({ type: 'draft.changed', draft })
  runningOrder(this).send({ type: 'item.add', hoy: today() })
  await settled(this)
})

When(
  'añade el procedimiento {string} con cantidad {int} y observación {string}',
  async function (this: Mundo, codigo: string, cantidad: number, observacion: string) {
    await add(this, codigo, cantidad, observacion)
    await acceptHistory(this)
  },
)

When('quita la línea {string}', function (this: Mundo, codigo: string) {
  runningOrder(this).send({ type: 'item.remove', index: orderContext(this).items.indexOf(line(this, codigo)) })
})

When('vacía la lista', function (this: Mundo) {
  runningOrder(this).send({ type: 'list.clear' })
})

When('la pantalla se recarga', function (this: Mundo) {
  startOrder(this, JSON.parse(JSON.stringify(runningOrder(this).getPersistedSnapshot())))
})

When('ordena', async function (this: Mundo) {
  if (!this.remembered.has('historia')) await order(this)
  await readMessage(this)
})

When('ordena y reintenta', async function (this: Mundo) {
  await order(this)
  runningOrder(this).send({ type: 'retry' })
  await settled(this)
})

When('ordena y acepta seguir después de ver la historia', async function (this: Mundo) {
  await acceptHistory(this)
  await order(this)
})

When('ordena y desiste después de ver la historia', async function (this: Mundo) {
  this.remembered.set('ordenes', await countOrders(this))
  runningOrder(this).send({ type: 'history.rejected' })
  await settled(this)
})

Then('la lista por ordenar queda con {int} líneas', function (this: Mundo, count: number) {
  assert.equal(orderContext(this).items.length, count)
})

Then('el formulario queda limpio con la vigencia de hoy', function (this: Mundo) {
  assert.deepEqual(orderContext(this).draft, {
    procedimiento: null,
    cantidad: 1,
    fechaVigencia: today(),
    observacion: '',
  })
})

Then('la línea {string} se hará en una sede porque {string}', function (this: Mundo, codigo: string, reason: string) {
  const { routing } = line(this, codigo)
  assert.ok(routing?.rep)
  assert.equal(routing.motivo, reason)
})

Then('la línea {string} tiene alternativas de sede', function (this: Mundo, codigo: string) {
  const { routing } = line(this, codigo)
  assert.ok(routing?.rep)
  assert.ok(routing.alternativas.length > 0)
})

Then('la línea {string} avisa {string}', async function (this: Mundo, codigo: string, text: string) {
  const { UNROUTED_WARNING } = await import('@cauce/domain/ordering/propose-routing')
  assert.equal(line(this, codigo).routing?.rep, null)
  assert.equal(UNROUTED_WARNING, text)
})

Then('el resumen cuenta {int} líneas sin direccionamiento', function (this: Mundo, count: number) {
  const items = orderContext(this).items.map(({ routing, procedimiento, consentimiento }) => ({
    rep: routing?.rep ?? null,
    requiere_auditoria: procedimiento.requiere_auditoria,
    consentimiento,
  }))
  assert.equal(orderSummary(items).sinDireccionamiento, count)
})

When('ordena y no autoriza la firma electrónica', async function (this: Mundo) {
  await order(this)
  await readMessage(this)
  runningOrder(this).getSnapshot().children['consent']?.send({ type: 'consent.declined' })
  await settled(this)
})

When('ordena y autoriza la firma electrónica', async function (this: Mundo) {
  await order(this)
  await readMessage(this)
  runningOrder(this).getSnapshot().children['consent']?.send({ type: 'consent.accepted' })
})

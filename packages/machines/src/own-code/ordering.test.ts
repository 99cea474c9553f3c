import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { SERVICE_ORDER_ERROR } from '@cauce/domain/own-code/messages'
import { ALREADY_ORDERED } from '@cauce/domain/procedure/messages'
import { PortFailure } from '../failure.ts'
import { ownCodeMachine } from '../own-code.ts'
import { fakePort, settle } from '../testing/fake-port.ts'
import { hoy } from '../testing/ordering-samples.ts'
import { walker, wheelchair } from '../testing/own-code-samples.ts'
import type { OwnCodePorts as P } from './types.ts'

const laureles = { id: 1, nombre: 'Sede Laureles', municipio: 'Medellín' }

const start = () => {
  const ports = {
    proposeRouting: fakePort<P['proposeRouting']['output'], P['proposeRouting']['input']>(),
    newKey: fakePort<string, undefined>(),
    generateOrder: fakePort<P['generateOrder']['output'], P['generateOrder']['input']>(),
    refreshActive: fakePort<void, P['refreshActive']['input']>(),
  }
  const actors = Object.fromEntries(Object.entries(ports).map(([name, { logic }]) => [name, logic]))
  const actor = createActor(ownCodeMachine.provide({ actors }), { input: { consultaId: 9, hoy } }).start()
  const add = (codigoPropio = walker) => {
    actor.send({ type: 'draft.changed', draft: { codigoPropio, observacion: 'Para la marcha' } })
    actor.send({ type: 'item.add', hoy })
  }
  return { ports, actor, add, now: () => actor.getSnapshot() }
}

/** The walker is in the list, and its order was asked for on the next day. */
const keying = async () => {
  const flow = start()
  flow.add()
  flow.ports.proposeRouting.last().resolve([])
  await settle()
  flow.actor.send({ type: 'order.requested', hoy: '2026-11-22', activas: [] })
  return flow
}

const sending = async () => {
  const flow = await keying()
  flow.ports.newKey.last().resolve('clave-1')
  await settle()
  return flow
}

describe('the site of a service', () => {
  it('is taken by its line', async () => {
    const { ports, add, now } = start()
    add()
    const proposal = {
      item_id: walker.id,
      rep: laureles,
      regla: 'ips_primaria',
      automatico: true,
      motivo: 'Automático: IPS primaria del afiliado',
      alternativas: [],
    } as const
    ports.proposeRouting.last().resolve([proposal])
    await settle()
    expect(now()).toMatchObject({
      value: 'collecting',
      context: { items: [{ routing: proposal, routingAsked: true }] },
    })
  })

  it('need not be waited for', () => {
    const { actor, add, now } = start()
    add()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'collecting', context: { items: [{ routing: null, routingAsked: true }] } })
  })
})

describe('the list of services', () => {
  it('may be edited, shortened, emptied and begun anew', async () => {
    const { ports, actor, add, now } = start()
    for (const code of [walker, wheelchair]) {
      add(code)
      ports.proposeRouting.last().resolve([])
      await settle()
    }
    actor.send({ type: 'item.edit', index: 0 })
    expect(now().context).toMatchObject({ items: [{ codigoPropio: wheelchair }], draft: { codigoPropio: walker } })
    actor.send({ type: 'draft.cleared', hoy: '2026-11-22' })
    expect(now().context).toMatchObject({
      hoy: '2026-11-22',
      draft: { codigoPropio: null, fechaVigencia: '2026-11-22' },
    })
    actor.send({ type: 'item.remove', index: 3 })
    expect(now().context.items).toHaveLength(1)
    actor.send({ type: 'list.clear' })
    expect(now().context.items).toEqual([])
    actor.send({ type: 'order.requested', hoy, activas: [] })
    expect(now()).toMatchObject({ value: 'collecting', context: { dialog: null } })
  })
})

describe('ordering the services', () => {
  it('sends the list of that consultation under its key', async () => {
    const { ports, now } = await sending()
    const { id, codigo, nombre } = walker
    expect(ports.generateOrder.last().input).toEqual({
      consultaId: 9,
      key: 'clave-1',
      lines: [
        {
          codigoPropio: { id, codigo, nombre },
          cantidad: 1,
          fechaVigencia: hoy,
          observacion: 'Para la marcha',
          rep: null,
          motivo_rep: null,
        },
      ],
    })
    expect(now().context).toMatchObject({ hoy: '2026-11-22', idempotencyKey: 'clave-1' })
  })

  it('tells that the key could not be made, or waits for it no longer', async () => {
    const failed = await keying()
    failed.ports.newKey.last().reject(new PortFailure({}))
    await settle()
    expect(failed.now()).toMatchObject({
      value: { ordering: 'refused' },
      context: { dialog: { mensaje: SERVICE_ORDER_ERROR }, idempotencyKey: null },
    })
    const left = await keying()
    left.actor.send({ type: 'wait.cancelled' })
    expect(left.now()).toMatchObject({ value: 'collecting', context: { idempotencyKey: null } })
  })

  it('keeps the key where the answer is waited for no longer', async () => {
    const { ports, actor, now } = await sending()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({
      value: { ordering: 'interrupted' },
      context: { dialog: { mensaje: SERVICE_ORDER_ERROR }, idempotencyKey: 'clave-1' },
    })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: { ordering: 'sending' }, context: { dialog: null } })
    expect(ports.generateOrder.calls.map(({ input }) => input.key)).toEqual(['clave-1', 'clave-1'])
  })

  it('tells what the server answered instead of an order, and keeps the list', async () => {
    const { ports, actor, now } = await sending()
    ports.generateOrder.last().resolve({ original: { 0: { id: 0 }, mensaje: 'Sin contrato', type: 'error' } })
    await settle()
    expect(now()).toMatchObject({
      value: { ordering: 'refused' },
      context: { dialog: { titulo: 'Error', mensaje: 'Sin contrato' }, idempotencyKey: null, placed: false },
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'refreshing', context: { dialog: null } })
    expect(ports.refreshActive.last().input).toEqual({ consultaId: 9 })
    ports.refreshActive.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: 'collecting', context: { items: [{ key: 1 }] } })
  })

  it('tells that an earlier try did order, and keeps what is in the list', async () => {
    const { ports, actor, now } = await sending()
    ports.generateOrder.last().reject(new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' }))
    await settle()
    expect(now()).toMatchObject({
      value: { ordering: 'alreadyOrdered' },
      context: { dialog: { mensaje: ALREADY_ORDERED }, idempotencyKey: null },
    })
    actor.send({ type: 'dialog.dismissed' })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'collecting', context: { items: [{ key: 1 }], dialog: null } })
  })

  it('leaves the list, also where the active orders cannot be had', async () => {
    const { ports, actor, now } = await sending()
    ports.generateOrder.last().resolve({ original: { 0: { id: 5 }, mensaje: 'Orden generada', type: 'success' } })
    await settle()
    expect(now()).toMatchObject({ value: 'refreshing', context: { placed: true, items: [{ key: 1 }] } })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({
      value: 'collecting',
      context: { items: [], placed: false, draft: { codigoPropio: null, fechaVigencia: '2026-11-22' } },
    })
  })
})

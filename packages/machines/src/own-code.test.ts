import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { CODES_ALREADY_ORDERED } from '@cauce/domain/own-code/already-ordered'
import { DUPLICATE_CODE } from '@cauce/domain/own-code/duplicate-code'
import { SERVICE_ORDER_ERROR } from '@cauce/domain/own-code/messages'
import type { OwnCode } from '@cauce/domain/own-code/service-line'
import { PortFailure } from './failure.ts'
import { ownCodeMachine } from './own-code.ts'
import type { OwnCodePorts } from './own-code/types.ts'
import { fakePort, settle } from './testing/fake-port.ts'
import { hoy } from './testing/ordering-samples.ts'
import { inCourse, walker, wheelchair } from './testing/own-code-samples.ts'

const start = () => {
  const ports = {
    proposeRouting: fakePort<OwnCodePorts['proposeRouting']['output'], OwnCodePorts['proposeRouting']['input']>(),
    newKey: fakePort<string, undefined>(),
    generateOrder: fakePort<OwnCodePorts['generateOrder']['output'], OwnCodePorts['generateOrder']['input']>(),
    refreshActive: fakePort<void, OwnCodePorts['refreshActive']['input']>(),
  }
  const actors = Object.fromEntries(Object.entries(ports).map(([name, { logic }]) => [name, logic]))
  const actor = createActor(ownCodeMachine.provide({ actors }), { input: { consultaId: 9, hoy } }).start()
  const now = () => actor.getSnapshot()
  const type = (codigoPropio: OwnCode) => {
    actor.send({ type: 'draft.changed', draft: { codigoPropio } })
    actor.send({ type: 'item.add', hoy })
  }
  const add = async (codigoPropio: OwnCode) => {
    type(codigoPropio)
    ports.proposeRouting.last().resolve([])
    await settle()
  }
  const order = async (key = 'clave-1') => {
    actor.send({ type: 'order.requested', hoy, activas: [] })
    ports.newKey.last().resolve(key)
    await settle()
  }
  return { ports, actor, now, type, add, order }
}

describe('the list of services', () => {
  it('asks for what is missing in the words of each field', () => {
    const { actor, now } = start()
    actor.send({ type: 'draft.changed', draft: { cantidad: null } })
    actor.send({ type: 'item.add', hoy })
    expect(now().context).toMatchObject({
      draftErrors: { codigoPropio: ['El Código Propio es requerido'], cantidad: ['La cantidad es requerida'] },
      notice: { message: 'El Código Propio es requerido' },
      items: [],
    })
    actor.send({ type: 'draft.changed', draft: { codigoPropio: walker } })
    expect(now().context.draftErrors).toEqual({ cantidad: ['La cantidad es requerida'] })
  })

  it('takes a code once and leaves the repeated one in the form', async () => {
    const { add, type, now } = start()
    await add(walker)
    type(walker)
    expect(now().context).toMatchObject({
      draftErrors: { codigoPropio: [DUPLICATE_CODE] },
      draft: { codigoPropio: walker },
    })
    expect(now().context.items).toHaveLength(1)
  })

  it('asks for the site of what was added, and goes on without an answer', async () => {
    const { ports, type, now } = start()
    type(walker)
    expect(now().value).toBe('proposing')
    expect(ports.proposeRouting.last().input).toEqual({ consultaId: 9, codes: [54] })
    ports.proposeRouting.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: 'collecting', context: { items: [{ routing: null, routingAsked: true }] } })
  })

  it('sends the site that was chosen with its reason, and never touches an automatic one', async () => {
    const { ports, actor, type, order } = start()
    const proposal = { rep: null, regla: 'ninguna', automatico: false, motivo: 'Ninguna', alternativas: [] } as const
    const own = { id: 1, nombre: 'Sede Laureles', municipio: 'Medellín' }
    type(walker)
    ports.proposeRouting.last().resolve([{ ...proposal, item_id: walker.id }])
    await settle()
    type(wheelchair)
    ports.proposeRouting
      .last()
      .resolve([{ ...proposal, item_id: wheelchair.id, rep: own, regla: 'ips_primaria', automatico: true }])
    await settle()
    const rep = { id: 7, nombre: 'Sede Belén', municipio: 'Medellín' }
    actor.send({ type: 'items.sites', sites: [0, 1].map((index) => ({ index, rep, motivo: 'Cerca de su casa' })) })
    await order()
    expect(ports.generateOrder.last().input.lines).toMatchObject([
      { codigoPropio: { id: 54 }, rep: { id: 7 }, motivo_rep: 'Cerca de su casa' },
      { codigoPropio: { id: 46 }, rep: { id: 1 }, motivo_rep: null },
    ])
  })
})

describe('a service of the list', () => {
  it('may be taken out', async () => {
    const { actor, add, now } = start()
    await add(walker)
    await add(wheelchair)
    actor.send({ type: 'item.remove', index: 0 })
    expect(now().context).toMatchObject({ items: [{ codigoPropio: wheelchair }] })
  })
})

describe('the order of services', () => {
  it('stops before it is sent where a code is ordered already', async () => {
    const { ports, actor, add, now } = start()
    await add(walker)
    await add(wheelchair)
    actor.send({ type: 'order.requested', hoy, activas: [inCourse(wheelchair)] })
    expect(now()).toMatchObject({ value: 'repeated', context: { dialog: { mensaje: CODES_ALREADY_ORDERED } } })
    expect(now().context.items.map(({ errores }) => errores)).toEqual([{}, { codigoPropio: [CODES_ALREADY_ORDERED] }])
    expect(ports.generateOrder.calls).toHaveLength(0)
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'collecting', context: { dialog: null } })
  })

  it('leaves to the server what the screen could not read', async () => {
    const { actor, add, now } = start()
    await add(walker)
    actor.send({ type: 'order.requested', hoy, activas: null })
    expect(now().value).toEqual({ ordering: 'keying' })
  })

  it('tells what was ordered, refreshes the active orders and empties the list', async () => {
    const { ports, actor, add, order, now } = start()
    await add(walker)
    await order()
    const original = { 0: { id: 40231 }, mensaje: 'Orden generada con éxito', type: 'success' }
    ports.generateOrder.last().resolve({ original })
    await settle()
    expect(now().context).toMatchObject({
      dialog: null,
      done: { id: 40231, count: 1, mensaje: 'Orden generada con éxito' },
    })
    ports.refreshActive.last().resolve()
    await settle()
    expect(now()).toMatchObject({ value: 'collecting', context: { items: [], placed: false, idempotencyKey: null } })
    actor.send({ type: 'draft.changed', draft: { observacion: 'Otra' } })
    expect(now().context.done).toBeNull()
  })

  it('keeps the key of an answer that was lost, also after it was left for later', async () => {
    const { ports, actor, add, order, now } = start()
    await add(walker)
    await order()
    ports.generateOrder.last().reject(new PortFailure({}))
    await settle()
    expect(now().context.dialog?.mensaje).toBe(SERVICE_ORDER_ERROR)
    actor.send({ type: 'order.postponed' })
    actor.send({ type: 'order.requested', hoy, activas: [inCourse(walker)] })
    expect(ports.generateOrder.calls.map(({ input }) => input.key)).toEqual(['clave-1', 'clave-1'])
    expect(now().value).toEqual({ ordering: 'sending' })
  })

  it('puts beside each line what the server said of it', async () => {
    const { ports, actor, add, order, now } = start()
    await add(walker)
    await order()
    const errores = { '0.codigoPropio': [CODES_ALREADY_ORDERED] }
    ports.generateOrder.last().reject(new PortFailure({ status: 409, error: CODES_ALREADY_ORDERED, errores }))
    await settle()
    expect(now().context).toMatchObject({
      dialog: { titulo: 'Error', mensaje: CODES_ALREADY_ORDERED },
      items: [{ errores: { codigoPropio: [CODES_ALREADY_ORDERED] } }],
      idempotencyKey: null,
    })
    expect(now().value).toEqual({ ordering: 'refused' })
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'refreshing', context: { dialog: null } })
  })
})

import { describe, expect, it } from 'vitest'
import { ORDER_ERROR } from '@cauce/domain/ordering/messages'
import { PortFailure } from '../failure.ts'
import { settle } from '../testing/fake-port.ts'
import { startOrder } from '../testing/order-flow.ts'
import { accepted, bloodCount, colonoscopy, hoy } from '../testing/ordering-samples.ts'

describe('looking at each line', () => {
  it('asks the server about that very line, and for its site afterwards', async () => {
    const { ports, type, now } = startOrder()
    type(colonoscopy)
    const { id, codigo, nombre, requiere_auditoria } = colonoscopy
    expect(ports.validateItem.last().input).toEqual({
      item: {
        procedimiento: { id, codigo, nombre, requiere_auditoria },
        cantidad: 1,
        fechaVigencia: hoy,
        observacion: 'Control anual',
        rep: null,
        motivo_rep: null,
        consulta_id: 1,
        historico_id: false,
      },
    })
    ports.validateItem.last().resolve(accepted(colonoscopy))
    await settle()
    expect(now().value).toEqual({ validating: 'proposing' })
    expect(ports.proposeRouting.last().input).toEqual({ consultaId: 1, cups: [10] })
  })

  it('asks for the sites of the lines that have not asked alone', async () => {
    const { ports, add, type } = startOrder()
    await add(colonoscopy)
    type(bloodCount)
    ports.validateItem.last().resolve(accepted(bloodCount))
    await settle()
    expect(ports.proposeRouting.last().input.cups).toEqual([11])
  })

  it('does not ask about the earlier orders of a line again on the same day', async () => {
    const { ports, actor, type, now } = startOrder()
    type(colonoscopy)
    ports.validateItem.last().resolve(accepted(colonoscopy, 2))
    await settle()
    actor.send({ type: 'history.accepted' })
    expect(now()).toMatchObject({
      value: { validating: 'proposing' },
      context: { history: [], items: [{ historicoAceptado: true, historicoVisto: 101, validado: hoy }] },
    })
    ports.proposeRouting.last().resolve([])
    await settle()
    actor.send({ type: 'order.requested', hoy: '2026-11-22' })
    expect(ports.validateItem.last().input.item.historico_id).toBe(101)
    ports.validateItem.last().resolve(accepted(colonoscopy, 2))
    await settle()
    expect(now()).toMatchObject({ value: { ordering: 'keying' }, context: { hoy: '2026-11-22' } })
  })

  it('goes on without a site when it cannot be proposed', async () => {
    const { ports, type, now } = startOrder()
    type(colonoscopy)
    ports.validateItem.last().resolve(accepted(colonoscopy))
    await settle()
    ports.proposeRouting.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: 'collecting', context: { items: [{ routing: null, routingAsked: true }] } })
  })

  it.each(['checking', 'proposing'])('need not be waited for: the line stays as it is (%s)', async (where) => {
    const { ports, actor, type, now } = startOrder()
    type(colonoscopy)
    if (where === 'proposing') ports.validateItem.last().resolve(accepted(colonoscopy))
    await settle()
    expect(now().value).toEqual({ validating: where })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'collecting', context: { items: [{ routingAsked: false }] } })
  })

  it('orders nothing after the only line was refused by its history', async () => {
    const { ports, actor, type, now } = startOrder()
    type(colonoscopy)
    actor.send({ type: 'wait.cancelled' })
    actor.send({ type: 'order.requested', hoy })
    expect(now().context.orderRequested).toBe(true)
    ports.validateItem.last().resolve(accepted(colonoscopy, 1))
    await settle()
    actor.send({ type: 'history.rejected' })
    expect(now()).toMatchObject({ value: 'collecting', context: { items: [], orderRequested: false, history: [] } })
    expect(ports.newKey.calls).toEqual([])
  })
})

describe('the list', () => {
  it('is not ordered while it is empty, and may be emptied', async () => {
    const { actor, add, now } = startOrder()
    const before = now().context
    actor.send({ type: 'order.requested', hoy: '2026-11-22' })
    expect(now()).toMatchObject({ value: 'collecting', context: before })
    await add(colonoscopy)
    actor.send({ type: 'list.clear' })
    expect(now().context.items).toEqual([])
  })

  it('forgets what was said of it when it is gone back to', async () => {
    const { ports, actor, type, now } = startOrder()
    type(colonoscopy)
    ports.validateItem.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: { validating: 'failed' }, context: { dialog: { tipo: 'error' } } })
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'collecting', context: { dialog: null } })
  })
})

describe('the form', () => {
  it('may be cleared, and is of that day from then on', () => {
    const { actor, now } = startOrder()
    actor.send({ type: 'draft.changed', draft: { procedimiento: colonoscopy, observacion: 'Control' } })
    actor.send({ type: 'draft.cleared', hoy: '2026-11-22' })
    expect(now().context).toMatchObject({ hoy: '2026-11-22', draft: { procedimiento: null, observacion: '' } })
  })

  it('that lacks something does not have the waiting lines of the list looked at', () => {
    const { ports, actor, type, now } = startOrder()
    type(colonoscopy)
    actor.send({ type: 'wait.cancelled' })
    actor.send({ type: 'item.add', hoy })
    expect(now().value).toBe('collecting')
    expect(ports.validateItem.calls).toHaveLength(1)
  })
})

describe('a line of the list', () => {
  it('is taken out, or goes back to the form', async () => {
    const { actor, add, now } = startOrder()
    await add(colonoscopy)
    await add(bloodCount)
    actor.send({ type: 'item.remove', index: 0 })
    expect(now().context).toMatchObject({ items: [{ procedimiento: { id: 11 } }], draft: { procedimiento: null } })
    actor.send({ type: 'item.edit', index: 0 })
    expect(now().context).toMatchObject({ items: [], draft: { procedimiento: { id: 11 } } })
  })
})

describe('the key of the order', () => {
  it('that cannot be made is told, and nothing is sent', async () => {
    const { ports, actor, add, now } = startOrder()
    await add(colonoscopy)
    actor.send({ type: 'order.requested', hoy })
    ports.newKey.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({
      value: { ordering: 'refused' },
      context: { idempotencyKey: null, dialog: { mensaje: ORDER_ERROR } },
    })
    expect(ports.generateOrder.calls).toEqual([])
  })

  it('need not be waited for', async () => {
    const { actor, add, now } = startOrder()
    await add(colonoscopy)
    actor.send({ type: 'order.requested', hoy })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'collecting', context: { idempotencyKey: null, orderRequested: false } })
  })

  it('stays where the person stops waiting for the answer, and serves for the next try', async () => {
    const { ports, actor, add, order, now } = startOrder()
    await add(colonoscopy)
    await order()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({
      value: { ordering: 'interrupted' },
      context: { idempotencyKey: 'clave-1', dialog: { mensaje: ORDER_ERROR } },
    })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: { ordering: 'sending' }, context: { dialog: null } })
    expect(ports.generateOrder.calls.map(({ input }) => input.key)).toEqual(['clave-1', 'clave-1'])
  })
})

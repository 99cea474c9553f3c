import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { ORDER_ERROR } from '@cauce/domain/ordering/messages'
import { ALREADY_ORDERED, CONSENT_CHECK_ERROR, ERROR_TITLE } from '@cauce/domain/procedure/messages'
import type { Procedure } from '@cauce/domain/procedure/procedure'
import { PortFailure } from '../failure.ts'
import { persistFlow, restoreFlow } from '../persist.ts'
import { settle } from '../testing/fake-port.ts'
import { fakeOrderPorts, orderInput, providedOrder, startOrder } from '../testing/order-flow.ts'
import { accepted, bloodCount, colonoscopy, hoy } from '../testing/ordering-samples.ts'

const placed = { original: { 0: { id: 5 }, mensaje: 'Orden generada con éxito', type: 'success' } }

describe('ordering', () => {
  it('repeats a lost answer with the same key and the same body', async () => {
    const { ports, actor, add, order, now } = startOrder()
    await add(bloodCount)
    await order()
    ports.generateOrder.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({
      value: { ordering: 'interrupted' },
      context: { dialog: { mensaje: ORDER_ERROR, tipo: 'error' } },
    })
    actor.send({ type: 'order.postponed' })
    actor.send({ type: 'order.requested', hoy })
    const [first, second] = ports.generateOrder.calls
    expect(second?.input).toEqual(first?.input)
    expect(second?.input.key).toBe('clave-1')
    expect(ports.newKey.calls).toHaveLength(1)
  })

  it('keeps key and list through a reload in the middle of the sending', async () => {
    const { actor, add, order } = startOrder()
    await add(bloodCount)
    await order()
    const stored: unknown = JSON.parse(JSON.stringify(persistFlow(actor)))
    actor.stop()
    const ports = fakeOrderPorts()
    const machine = providedOrder(ports)
    const restored = restoreFlow(machine, stored)
    if (!restored.ok) throw new Error(restored.why)
    const again = createActor(machine, { snapshot: restored.snapshot, input: orderInput }).start()
    expect(again.getSnapshot().value).toEqual({ ordering: 'sending' })
    expect(ports.newKey.calls).toHaveLength(0)
    expect(ports.generateOrder.last().input).toMatchObject({ key: 'clave-1', items: [{ cantidad: 1 }] })
  })

  it('shows the server message and forgets the key when the answer is an error', async () => {
    const { ports, actor, add, order, now } = startOrder()
    await add(bloodCount)
    await order()
    ports.generateOrder.last().resolve({ original: { 0: { id: 0 }, mensaje: 'Sin contrato', type: 'error' } })
    await settle()
    expect(now().context).toMatchObject({ idempotencyKey: null, dialog: { mensaje: 'Sin contrato', tipo: 'error' } })
    actor.send({ type: 'dialog.dismissed' })
    expect(now().value).toBe('collecting')
    expect(now().context.items).toHaveLength(1)
  })

  it('says the general message when the refusal has no text, and puts field messages on their lines', async () => {
    const { ports, actor, add, order, now } = startOrder()
    await add(bloodCount)
    await order()
    const errores = { '0.cantidad': ['La cantidad debe ser al menos 1'] }
    ports.generateOrder.last().reject(new PortFailure({ status: 422, errores }))
    await settle()
    expect(now().context.dialog?.mensaje).toBe(ORDER_ERROR)
    expect(now().context.items[0]?.errores).toEqual({ cantidad: ['La cantidad debe ser al menos 1'] })
    expect(now().value).toEqual({ ordering: 'refused' })
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'collecting', context: { dialog: null } })
  })

  it('tells that an earlier try did order when the server refuses the key for another body', async () => {
    const { ports, actor, add, order, now } = startOrder()
    await add(bloodCount)
    await order()
    ports.generateOrder.last().reject(new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' }))
    await settle()
    expect(now().context).toMatchObject({
      idempotencyKey: null,
      dialog: { titulo: ERROR_TITLE, mensaje: ALREADY_ORDERED, tipo: 'error' },
    })
    actor.send({ type: 'dialog.dismissed' })
    ports.refreshActive.last().resolve()
    await settle()
    expect(now().value).toBe('collecting')
    expect(now().context.items).toHaveLength(1)
  })
})

/** Its answer was lost and it was left for later. */
const postponed = async () => {
  const flow = startOrder()
  await flow.add(bloodCount)
  await flow.order()
  flow.ports.generateOrder.last().reject(new PortFailure({}))
  await settle()
  flow.actor.send({ type: 'order.postponed' })
  return flow
}

describe('an order whose answer was lost and that was left for later', () => {
  it('is not sent again because a line is added', async () => {
    const { ports, add, now } = await postponed()
    await add(colonoscopy)
    expect(now()).toMatchObject({ value: 'collecting', context: { items: { length: 2 }, idempotencyKey: 'clave-1' } })
    expect(ports.generateOrder.calls).toHaveLength(1)
  })

  it('is not sent without lines when the only one is given up on another day', async () => {
    const { ports, actor, now } = await postponed()
    actor.send({ type: 'order.requested', hoy: '2026-11-22' })
    ports.validateItem.last().resolve(accepted(bloodCount, 1))
    await settle()
    actor.send({ type: 'history.rejected' })
    expect(now()).toMatchObject({ value: 'collecting', context: { items: [] } })
    expect(ports.generateOrder.calls).toHaveLength(1)
  })
})

const ordered = async (...procedures: readonly Procedure[]) => {
  const flow = startOrder()
  for (const procedure of procedures) await flow.add(procedure)
  await flow.order()
  flow.ports.generateOrder.last().resolve(placed)
  await settle()
  flow.actor.send({ type: 'dialog.dismissed' })
  return flow
}

describe('after ordering', () => {
  it('prints the recommendations, then clears list and form when no line asks for consent', async () => {
    const { ports, now } = await ordered(bloodCount)
    ports.checkRecommendation.last().resolve(true)
    await settle()
    expect(ports.printRecommendation.last().input).toEqual({ ordenId: 5, consultaId: 1 })
    ports.printRecommendation.last().resolve()
    await settle()
    expect(ports.checkConsent.last().input).toEqual({ cupId: 11, repId: 0 })
    ports.checkConsent.last().resolve(false)
    await settle()
    expect(now().value).toBe('refreshing')
    ports.refreshActive.last().resolve()
    await settle()
    expect(now().value).toBe('collecting')
    expect(now().context).toMatchObject({ items: [], placed: null, idempotencyKey: null })
  })

  it('goes on with the next line when a consent check fails', async () => {
    const { ports, actor, now } = await ordered(bloodCount, colonoscopy)
    ports.checkRecommendation.last().resolve(false)
    await settle()
    ports.checkConsent.last().reject(new PortFailure({ status: 500 }))
    await settle()
    expect(now().context.notice?.message).toBe(CONSENT_CHECK_ERROR)
    ports.checkConsent.last().resolve(true)
    await settle()
    expect(now().value).toEqual({ consenting: 'signing' })
    const child = now().children.consent
    expect(child?.getSnapshot().value).toBe('askingAuthorisation')
    expect(child?.getSnapshot().context).toMatchObject({ ordenId: 5, cup: { codigo: '452301' } })
    child?.send({ type: 'consent.postponed' })
    expect(now().value).toBe('refreshing')
    expect(now().context.placed?.consents).toEqual([{ cup_id: 10, result: 'pospuesto' }])
    actor.send({ type: 'wait.cancelled' })
    expect(now().context.items).toEqual([])
  })
})

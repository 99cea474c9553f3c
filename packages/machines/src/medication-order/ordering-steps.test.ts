import { describe, expect, it } from 'vitest'
import { MEDICATION_ORDER_ERROR } from '@cauce/domain/medication/messages'
import { ALREADY_ORDERED, ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { PortFailure } from '../failure.ts'
import { settle } from '../testing/fake-port.ts'
import { silent, startMedication } from '../testing/medication-flow.ts'
import { warfarina } from '../testing/medication-samples.ts'
import { hoy } from '../testing/ordering-samples.ts'

const lost = new PortFailure({})

/** Warfarin is in the list. */
const listed = async () => {
  const flow = startMedication()
  await flow.add(warfarina)
  return flow
}

describe('the key of an order', () => {
  it('that could not be made is told, and nothing is sent', async () => {
    const { actor, context, now, ports } = await listed()
    actor.send({ type: 'order.requested', hoy })
    expect(now().value).toEqual({ ordering: 'keying' })
    ports.newKey.last().reject(lost)
    await settle()
    expect(now().value).toEqual({ ordering: 'refused' })
    expect(context()).toMatchObject({
      dialog: { titulo: ERROR_TITLE, mensaje: MEDICATION_ORDER_ERROR, tipo: 'error' },
      idempotencyKey: null,
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(context()).toMatchObject({ dialog: null, items: [{ key: 1 }] })
    expect(ports.generateOrder.calls).toEqual([])
  })

  it('need not be waited for', async () => {
    const { actor, context, now } = await listed()
    actor.send({ type: 'order.requested', hoy })
    actor.send({ type: 'wait.cancelled' })
    expect(now().matches('collecting')).toBe(true)
    expect(context().idempotencyKey).toBeNull()
  })

  it('stays where the answer is waited for no longer, and the same goes again', async () => {
    const { actor, context, now, order, ports } = await listed()
    await order()
    actor.send({ type: 'wait.cancelled' })
    expect(now().value).toEqual({ ordering: 'interrupted' })
    expect(context()).toMatchObject({ idempotencyKey: 'clave-1', dialog: { mensaje: MEDICATION_ORDER_ERROR } })
    actor.send({ type: 'retry' })
    expect(now().value).toEqual({ ordering: 'sending' })
    expect(context().dialog).toBeNull()
    const [first, second] = ports.generateOrder.calls
    expect(second?.input).toEqual(first?.input)
  })
})

describe('the answer of the server', () => {
  it('that says no is told in its words, without the key', async () => {
    const { actor, context, order, ports } = await listed()
    await order()
    ports.generateOrder.last().resolve({ original: { 0: { id: 0 }, mensaje: 'Sin contrato', type: 'error' } })
    await settle()
    expect(context()).toMatchObject({
      dialog: { titulo: ERROR_TITLE, mensaje: 'Sin contrato', tipo: 'error' },
      idempotencyKey: null,
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(context().dialog).toBeNull()
  })

  it('that an earlier try did order lets go of the key, and is read before the active orders', async () => {
    const { actor, context, now, order, ports } = await listed()
    await order()
    ports.generateOrder.last().reject(new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' }))
    await settle()
    expect(now().value).toEqual({ ordering: 'alreadyOrdered' })
    expect(context()).toMatchObject({
      dialog: { titulo: ERROR_TITLE, mensaje: ALREADY_ORDERED, tipo: 'error' },
      idempotencyKey: null,
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(now().value).toBe('refreshing')
    expect(context().dialog).toBeNull()
    expect(ports.refreshActive.last().input).toEqual({ consultaId: 1 })
  })

  it.each(['alertas.sin_responder', 'medicamento.desabastecido'])(
    'that something is not answered is read, and then each line is checked again: %s',
    async (codigo) => {
      const { actor, answer, checks, context, now, order, ports, settled } = await listed()
      await order()
      ports.generateOrder.last().reject(new PortFailure({ status: 409, codigo, error: 'Falta responder' }))
      await settle()
      expect(context()).toMatchObject({
        dialog: { mensaje: 'Falta responder' },
        idempotencyKey: null,
        queue: [{ key: 1, origin: 'recheck', routingAsked: true }],
      })
      const before = checks.length
      answer.onCheck = silent('alergia')
      actor.send({ type: 'dialog.dismissed' })
      await settled()
      expect(now().value).toEqual({ checking: 'alerting' })
      expect(context().dialog).toBeNull()
      expect(checks.slice(before).map(({ step }) => step)).toEqual([
        'interacciones',
        'desabastecimiento',
        'alergia',
        'avisos',
      ])
    },
  )

  it.each(['done', 'failed', 'left'])('is followed by the active orders, which need not come: %s', async (end) => {
    const { actor, context, now, order, ports } = await listed()
    await order()
    ports.generateOrder.last().resolve({ original: { 0: { id: 5 }, mensaje: 'Exito', type: 'success' } })
    await settle()
    expect(now().value).toBe('refreshing')
    if (end === 'done') ports.refreshActive.last().resolve()
    if (end === 'failed') ports.refreshActive.last().reject(lost)
    if (end === 'left') actor.send({ type: 'wait.cancelled' })
    await settle()
    expect(now().value).toEqual({ collecting: 'writing' })
    expect(context()).toMatchObject({ items: [], dialog: null, done: { id: 5 } })
  })
})

import { describe, expect, it } from 'vitest'
import { ORDER_ERROR } from '@cauce/domain/ordering/messages'
import { ALREADY_ORDERED, ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { startChecking } from './testing/scheme-flow.ts'
import { ahora, checked, fresh, hoy } from './testing/scheme-samples.ts'

const lost = new PortFailure({})

const names = ['Rituximab']

const unknown = { titulo: ERROR_TITLE, mensaje: CONNECTION_LOST, tipo: 'error' }

/** On its way to the server under `clave-1`. */
const sending = async () => {
  const flow = await startChecking()
  await flow.answer(checked(names))
  flow.ports.newKey.last().resolve('clave-1')
  await settle()
  const refuse = async (failure: PortFailure) => {
    flow.ports.orderScheme.last().reject(failure)
    await settle()
  }
  return { ...flow, refuse }
}

describe('an order of a scheme', () => {
  it('that was placed is announced in the words of the server, with nothing left to order', async () => {
    const { ports, now } = await sending()
    ports.orderScheme.last().resolve({ original: { 0: { id: 5 }, mensaje: 'Orden creada con exito', type: 'success' } })
    await settle()
    expect(now()).toMatchObject({
      value: { looking: 'asking' },
      context: {
        done: { id: 5, count: 1, mensaje: 'Orden creada con exito' },
        dialog: null,
        scheme: null,
        rows: [],
        entries: [],
        idempotencyKey: null,
      },
    })
  })

  it('that the server denies keeps what was arranged and has another key', async () => {
    const { ports, actor, now } = await sending()
    ports.orderScheme.last().resolve({ original: { 0: { id: 0 }, mensaje: 'Sin contrato', type: 'error' } })
    await settle()
    expect(now()).toMatchObject({
      value: { ordering: 'refused' },
      context: {
        dialog: { titulo: ERROR_TITLE, mensaje: 'Sin contrato', tipo: 'error' },
        afterDialog: 'edit',
        idempotencyKey: null,
      },
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: 'editing', context: { dialog: null } })
    expect(now().context.rows).toHaveLength(1)
  })

  it('without a key is not sent, and says so', async () => {
    const flow = await startChecking()
    await flow.answer(checked(names))
    flow.ports.newKey.last().reject(lost)
    await settle()
    expect(flow.now()).toMatchObject({
      value: { ordering: 'refused' },
      context: { dialog: unknown, afterDialog: 'edit' },
    })
    expect(flow.ports.orderScheme.calls).toEqual([])
  })

  it('need not wait for the key', async () => {
    const flow = await startChecking()
    await flow.answer(checked(names))
    flow.actor.send({ type: 'wait.cancelled' })
    expect(flow.now()).toMatchObject({ value: 'editing', context: { idempotencyKey: null } })
  })

  it('that was placed before under that key is not placed again', async () => {
    const { actor, now, refuse } = await sending()
    await refuse(new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' }))
    expect(now()).toMatchObject({
      value: { ordering: 'alreadyOrdered' },
      context: {
        dialog: { titulo: ERROR_TITLE, mensaje: ALREADY_ORDERED, tipo: 'error' },
        scheme: null,
        idempotencyKey: null,
      },
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: { looking: 'asking' }, context: { dialog: null } })
  })

  it('whose answer is not waited for keeps its key through another try', async () => {
    const { ports, actor, now } = await sending()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({
      value: { ordering: 'interrupted' },
      context: { dialog: unknown, idempotencyKey: 'clave-1' },
    })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: { ordering: 'sending' }, context: { dialog: null } })
    actor.send({ type: 'wait.cancelled' })
    actor.send({ type: 'order.postponed' })
    expect(now()).toMatchObject({ value: 'editing', context: { dialog: null, idempotencyKey: 'clave-1' } })
    actor.send({ type: 'order.requested', hoy, ahora })
    ports.checkScheme.last().resolve(checked(names))
    await settle()
    expect(now().value).toEqual({ ordering: 'sending' })
    expect(ports.newKey.calls).toHaveLength(1)
    expect(new Set(ports.orderScheme.calls.map(({ input }) => input.key))).toEqual(new Set(['clave-1']))
  })

  it('that got no answer and is not in course is still here to be sent again', async () => {
    const { actor, now, look, refuse } = await sending()
    await refuse(lost)
    expect(now().context.dialog).toEqual(unknown)
    actor.send({ type: 'order.postponed' })
    actor.send({ type: 'look.again', hoy })
    await look(fresh, [])
    expect(now()).toMatchObject({ value: 'editing', context: { idempotencyKey: 'clave-1', scheme: { id: 5 } } })
  })

  it('that is refused without words says that it was not placed', async () => {
    const { now, refuse } = await sending()
    await refuse(new PortFailure({ status: 422 }))
    expect(now().context.dialog).toEqual({ titulo: ERROR_TITLE, mensaje: ORDER_ERROR, tipo: 'error' })
  })

  it('that is refused says which findings were left without answer, and what is wrong of its fields', async () => {
    const { now, refuse } = await sending()
    const errores = { 'comprobaciones.0': ['Vincristina con itraconazol'], ciclo: ['De 1 a 6'] }
    await refuse(new PortFailure({ status: 422, codigo: 'alertas.sin_responder', error: 'Falta responder', errores }))
    expect(now().context).toMatchObject({
      dialog: { mensaje: 'Falta responder · Vincristina con itraconazol' },
      errores,
      afterDialog: 'edit',
    })
  })

  it('that lacks the surface asks for it once the reason was read', async () => {
    const { actor, now, refuse } = await sending()
    await refuse(new PortFailure({ status: 409, codigo: 'esquema.sin_superficie', error: 'Falta la superficie' }))
    expect(now().context.afterDialog).toBe('measure')
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: { measuring: 'typing' }, context: { dialog: null, afterDialog: 'edit' } })
  })
})

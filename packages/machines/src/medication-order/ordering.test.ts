import { describe, expect, it } from 'vitest'
import { MEDICATION_ORDER_DONE, MEDICATION_ORDER_ERROR, UNANSWERED_CHECKS } from '@cauce/domain/medication/messages'
import { ALREADY_ORDERED } from '@cauce/domain/procedure/messages'
import { PortFailure } from '../failure.ts'
import { settle } from '../testing/fake-port.ts'
import { startMedication } from '../testing/medication-flow.ts'
import { trimetoprim, warfarina } from '../testing/medication-samples.ts'
import { hoy } from '../testing/ordering-samples.ts'

const placed = { original: { 0: { id: 5 }, mensaje: 'Exito', type: 'success' } }

const withTwo = async () => {
  const flow = startMedication()
  await flow.add(warfarina)
  await flow.add(trimetoprim)
  await flow.order()
  return flow
}

describe('ordering medications', () => {
  it('sends each line with its quantity, its diagnosis and its checks', async () => {
    const { ports } = await withTwo()
    const { input } = ports.generateOrder.last()
    expect(input).toMatchObject({ consultaId: 1, key: 'clave-1' })
    expect(input.lines[0]).toMatchObject({
      articulo: { codesumi: { id: 20 } },
      cantidadMedico: 30,
      rep_id: 8,
      diagnostico_id: 48,
      comprobaciones: { length: 6 },
    })
  })

  it('empties the list, says so and asks for the active orders again', async () => {
    const { ports, actor, context, now } = await withTwo()
    actor.send({ type: 'entry.changed', text: 'metfor' })
    ports.generateOrder.last().resolve(placed)
    await settle()
    expect(context().entry).toBe('metfor')
    expect(context()).toMatchObject({ items: [], idempotencyKey: null, done: { mensaje: MEDICATION_ORDER_DONE } })
    ports.refreshActive.last().resolve()
    await settle()
    expect(now().matches('collecting')).toBe(true)
  })

  it('repeats a lost answer with the same key and the same body', async () => {
    const { ports, actor, now, context } = await withTwo()
    ports.generateOrder.last().reject(new PortFailure({}))
    await settle()
    expect(now().value).toEqual({ ordering: 'interrupted' })
    expect(context().dialog?.mensaje).toBe(MEDICATION_ORDER_ERROR)
    actor.send({ type: 'order.postponed' })
    actor.send({ type: 'order.requested', hoy })
    const [first, second] = ports.generateOrder.calls
    expect(second?.input).toEqual(first?.input)
  })

  it('says that an earlier try did order, and keeps what is in the list', async () => {
    const { ports, actor, context, now } = await withTwo()
    ports.generateOrder.last().reject(new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' }))
    await settle()
    expect(context()).toMatchObject({ dialog: { mensaje: ALREADY_ORDERED }, items: { length: 2 } })
    actor.send({ type: 'dialog.dismissed' })
    expect(now().matches('refreshing')).toBe(true)
  })

  it('takes the messages of fields to their lines, and the line stops the order until it is corrected', async () => {
    const { ports, actor, context, now } = await withTwo()
    ports.generateOrder
      .last()
      .reject(
        new PortFailure({ status: 422, error: 'Revise los datos', errores: { '1.cantidadMedico': ['No es la suma'] } }),
      )
    await settle()
    expect(now()).toMatchObject({
      value: { ordering: 'refused' },
      context: { dialog: { mensaje: 'Revise los datos' } },
    })
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: { collecting: 'writing' }, context: { dialog: null } })
    expect(context().items.map(({ errores }) => errores)).toEqual([{}, { cantidadMedico: ['No es la suma'] }])
    expect(context().idempotencyKey).toBeNull()
  })

  it('says what the server found unanswered and checks those lines again', async () => {
    const { ports, actor, context, now, checks, settled } = await withTwo()
    ports.generateOrder.last().reject(
      new PortFailure({
        status: 409,
        codigo: 'alertas.sin_responder',
        error: UNANSWERED_CHECKS,
        errores: { '1.comprobaciones.interacciones': ['Puede causar sangrado'] },
      }),
    )
    await settle()
    expect(now().value).toEqual({ ordering: 'unanswered' })
    expect(context().items.map(({ sinResponder }) => sinResponder)).toEqual([[], ['Puede causar sangrado']])
    const before = checks.length
    actor.send({ type: 'dialog.dismissed' })
    await settled()
    expect(checks.length - before).toBe(4)
    expect(now().matches('collecting')).toBe(true)
    expect(context().items.map(({ sinResponder }) => sinResponder)).toEqual([[], []])
  })

  it('goes back to the list without checking when that is asked for', async () => {
    const { ports, actor, context, now } = await withTwo()
    ports.generateOrder.last().reject(new PortFailure({ status: 409, codigo: 'medicamento.desabastecido', error: 'x' }))
    await settle()
    expect(context().queue).toHaveLength(2)
    actor.send({ type: 'order.postponed' })
    expect(now().matches('collecting')).toBe(true)
    expect(context().queue).toEqual([])
  })

  it('shows what the server answered instead of an order', async () => {
    const { ports, actor, context, now } = await withTwo()
    ports.generateOrder.last().resolve({ original: { 0: { id: 0 }, mensaje: 'No se pudo', type: 'error' } })
    await settle()
    expect(context().dialog?.mensaje).toBe('No se pudo')
    actor.send({ type: 'dialog.dismissed' })
    expect(now().matches('collecting')).toBe(true)
    expect(context().items).toHaveLength(2)
  })
})

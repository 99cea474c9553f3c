import { describe, expect, it } from 'vitest'
import { PortFailure } from '../failure.ts'
import { settle } from '../testing/fake-port.ts'
import { startOrder } from '../testing/order-flow.ts'
import { accepted, bloodCount, colonoscopy } from '../testing/ordering-samples.ts'

describe('an order of what is on its way already', () => {
  it('asks about the line that is on its way already, and sends it again with the order that was seen', async () => {
    const { ports, actor, add, order, now } = startOrder()
    await add(bloodCount)
    await add(colonoscopy)
    await order()
    const errores = { '1.procedimiento': ['Ya está ordenado'] }
    ports.generateOrder.last().reject(new PortFailure({ status: 409, codigo: 'orden.ya_ordenada', errores }))
    await settle()
    expect(now()).toMatchObject({ value: { validating: 'checking' }, context: { dialog: null, idempotencyKey: null } })
    expect(ports.validateItem.last().input.item.procedimiento.id).toBe(colonoscopy.id)
    ports.validateItem.last().resolve(accepted(colonoscopy, 2))
    await settle()
    expect(now()).toMatchObject({ value: { validating: 'asking' }, context: { items: [{}, {}] } })
    actor.send({ type: 'history.accepted' })
    expect(now().value).toEqual({ ordering: 'keying' })
    ports.newKey.last().resolve('clave-2')
    await settle()
    expect(ports.generateOrder.last().input).toMatchObject({
      key: 'clave-2',
      items: [{ historico_id: false }, { historico_id: 101 }],
    })
  })

  it('asks about every line where it is not said which', async () => {
    const { ports, add, order, now } = startOrder()
    await add(bloodCount)
    await add(colonoscopy)
    await order()
    ports.generateOrder.last().reject(new PortFailure({ status: 409, codigo: 'orden.ya_ordenada' }))
    await settle()
    expect(now().context.items).toMatchObject([{ validado: null }, { validado: null }])
  })

  it('carries why it is ordered again, and the reason waits in the field where it is asked about again', async () => {
    const { ports, actor, type, order, now } = startOrder()
    type(colonoscopy)
    ports.validateItem.last().resolve(accepted(colonoscopy, 1))
    await settle()
    actor.send({ type: 'history.explained', motivo: '  La muestra se perdió ' })
    expect(now()).toMatchObject({
      value: { validating: 'asking' },
      context: { items: [{ motivoRepeticion: '  La muestra se perdió ', historicoAceptado: false }] },
    })
    actor.send({ type: 'history.accepted' })
    ports.proposeRouting.last().resolve([])
    await settle()
    await order()
    expect(ports.generateOrder.last().input.items).toMatchObject([
      { historico_id: 100, motivo_repeticion: 'La muestra se perdió' },
    ])
    ports.generateOrder.last().reject(new PortFailure({ status: 409, codigo: 'orden.ya_ordenada' }))
    await settle()
    expect(ports.validateItem.last().input.item).not.toHaveProperty('motivo_repeticion')
    ports.validateItem.last().resolve(accepted(colonoscopy, 2))
    await settle()
    expect(now()).toMatchObject({
      value: { validating: 'asking' },
      context: { items: [{ motivoRepeticion: '  La muestra se perdió ' }] },
    })
  })

  it('a reason of blanks is none', async () => {
    const { ports, actor, type, order } = startOrder()
    type(colonoscopy)
    ports.validateItem.last().resolve(accepted(colonoscopy, 1))
    await settle()
    actor.send({ type: 'history.explained', motivo: '   ' })
    actor.send({ type: 'history.accepted' })
    ports.proposeRouting.last().resolve([])
    await settle()
    await order()
    expect(ports.generateOrder.last().input.items[0]).not.toHaveProperty('motivo_repeticion')
  })
})

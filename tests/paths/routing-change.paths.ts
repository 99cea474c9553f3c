/** Every situation and every transition of a change of site. */
import { describe, expect, it } from 'vitest'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { PortFailure } from '@cauce/machines/failure'
import { routingChangeMachine } from '@cauce/machines/routing-change'
import { type Walk, walkEverything } from './walk.ts'

const rep = { id: 7, nombre: 'Sede Laureles' }

const walk = (automatico: boolean, tipo: OrderType = OrderType.procedures): Walk => ({
  machine: routingChangeMachine,
  input: { tipo, lineId: 1, rep: null, automatico },
  events: () => [
    { type: 'site.chosen', rep },
    { type: 'reason.changed', motivo: 'Queda cerca de su casa' },
    ...['change.confirmed', 'retry', 'change.resumed', 'wait.cancelled', 'closed'].map((type) => ({ type })),
  ],
  ports: {
    newKey: { done: ['k1'], error: [new PortFailure({})] },
    assignRouting: {
      done: [{ mensaje: 'Orden direccionada con exito.', rep }],
      error: [new PortFailure({}), new PortFailure({ status: 409, codigo: 'orden.no_modificable' })],
    },
  },
  facts: ({ rep: site, motivo }) => [site !== null, motivo !== ''],
})

describe('cambio de sede', () => {
  it.each(Object.entries(OrderType))('los caminos generados pasan por todo: %s', async (_kind, tipo) => {
    const [manual, automatic] = [await walkEverything(walk(false, tipo)), await walkEverything(walk(true, tipo))]
    expect([...manual.differences, ...automatic.differences]).toEqual([])
    expect(new Set([...manual.states.visited, ...automatic.states.visited])).toEqual(new Set(manual.states.all))
    expect(new Set([...manual.transitions.taken, ...automatic.transitions.taken])).toEqual(
      new Set(manual.transitions.all),
    )
  })
})

/** Every status and every move of an ordered line. */
import { describe, expect, it } from 'vitest'
import { orderLineMachine } from '@cauce/machines/life-cycles/order-line'
import { walkEverything } from './walk.ts'

describe('vida de una línea', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything({
      machine: orderLineMachine,
      events: () => [
        { type: 'crear', requiere_auditoria: 1 },
        { type: 'crear', requiere_auditoria: 0 },
        ...['aprobar', 'negar', 'anular', 'agendar', 'prestar'].map((type) => ({ type })),
      ],
      ports: {},
      facts: () => null,
    })
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

/** Every status and every move of an ordered line. */
import { describe, expect, it } from 'vitest'
import { orderLineWalk } from '@cauce/machines/walks/order-line'
import { walkEverything } from './walk.ts'

describe('vida de una línea', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(orderLineWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

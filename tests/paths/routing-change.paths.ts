/** A change of site is the same for a line of every type. */
import { describe, expect, it } from 'vitest'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { routingChangeOf } from '@cauce/machines/walks/routing-change'
import { walkEverything } from './walk.ts'

describe('cambio de sede', () => {
  it.each(Object.entries(OrderType))('los caminos generados pasan por todo: %s', async (_kind, tipo) => {
    const [manual, automatic] = [
      await walkEverything(routingChangeOf(false, tipo)),
      await walkEverything(routingChangeOf(true, tipo)),
    ]
    expect([...manual.differences, ...automatic.differences]).toEqual([])
    expect(new Set([...manual.states.visited, ...automatic.states.visited])).toEqual(new Set(manual.states.all))
    expect(new Set([...manual.transitions.taken, ...automatic.transitions.taken])).toEqual(
      new Set(manual.transitions.all),
    )
  })
})

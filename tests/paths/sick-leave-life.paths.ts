/** Every status and every move of a sick leave. */
import { describe, expect, it } from 'vitest'
import { sickLeaveLifeMachine } from '@cauce/machines/life-cycles/sick-leave'
import { walkEverything } from './walk.ts'

describe('vida de una incapacidad', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything({
      machine: sickLeaveLifeMachine,
      events: () => ['registrar', 'anular', 'levantar'].map((type) => ({ type })),
      ports: {},
      facts: () => null,
    })
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

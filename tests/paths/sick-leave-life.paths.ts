/** Every status and every move of a sick leave. */
import { describe, expect, it } from 'vitest'
import { sickLeaveLifeWalk } from '@cauce/machines/walks/sick-leave-life'
import { walkEverything } from './walk.ts'

describe('vida de una incapacidad', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(sickLeaveLifeWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

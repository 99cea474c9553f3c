/** Every situation and every transition of idleness. */
import { describe, expect, it } from 'vitest'
import { idleWalk } from '@cauce/machines/walks/idle'
import { walkEverything } from './walk.ts'

describe('inactividad', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(idleWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

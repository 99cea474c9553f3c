/** Every situation and every transition of a search. */
import { describe, expect, it } from 'vitest'
import { triggerSearchWalk } from '@cauce/machines/walks/trigger-search'
import { walkEverything } from './walk.ts'

describe('búsqueda', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(triggerSearchWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

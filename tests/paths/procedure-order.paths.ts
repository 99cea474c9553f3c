/** Every situation and every transition of the ordering of procedures. */
import { describe, expect, it } from 'vitest'
import { procedureOrderWalk } from '@cauce/machines/walks/procedure-order'
import { walkEverything } from './walk.ts'

describe('ordenamiento de procedimientos', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(procedureOrderWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

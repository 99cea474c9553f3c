/** Every situation and every transition of the ordering of services. */
import { describe, expect, it } from 'vitest'
import { ownCodeWalk } from '@cauce/machines/walks/own-code'
import { walkEverything } from './walk.ts'

describe('ordenamiento de servicios de código propio', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(ownCodeWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

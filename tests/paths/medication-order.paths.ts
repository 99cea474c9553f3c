/** Every situation and every transition of the ordering of medications. */
import { describe, expect, it } from 'vitest'
import { medicationOrderWalk } from '@cauce/machines/walks/medication-order'
import { walkEverything } from './walk.ts'

describe('ordenamiento de medicamentos', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(medicationOrderWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

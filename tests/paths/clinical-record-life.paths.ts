/** Every state and every move of a clinical record. */
import { describe, expect, it } from 'vitest'
import { clinicalRecordLifeWalk } from '@cauce/machines/walks/clinical-record-life'
import { walkEverything } from './walk.ts'

describe('vida de una historia clínica', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(clinicalRecordLifeWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

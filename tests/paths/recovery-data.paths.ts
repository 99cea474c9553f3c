/** Every situation and every transition of the recovery data. */
import { describe, expect, it } from 'vitest'
import { recoveryDataWalk } from '@cauce/machines/walks/recovery-data'
import { walkEverything } from './walk.ts'

describe('datos de recuperación', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(recoveryDataWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

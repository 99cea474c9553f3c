/** Every situation and every transition of the registration of a leave. */
import { describe, expect, it } from 'vitest'
import { sickLeaveWalk } from '@cauce/machines/walks/sick-leave'
import { walkEverything } from './walk.ts'

describe('registro de una incapacidad', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(sickLeaveWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

/** Every situation and every transition of the panel of a referral. */
import { describe, expect, it } from 'vitest'
import { referralWalk } from '@cauce/machines/walks/referral'
import { walkEverything } from './walk.ts'

describe('gestión de una remisión', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(referralWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

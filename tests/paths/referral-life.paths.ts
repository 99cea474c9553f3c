/** Every status and every move of a referral, from the first to the last. */
import { describe, expect, it } from 'vitest'
import { referralLifeWalk } from '@cauce/machines/walks/referral-life'
import { walkEverything } from './walk.ts'

describe('vida de una remisión', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(referralLifeWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

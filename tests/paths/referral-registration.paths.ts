/** Every situation and every transition of the registration of a referral. */
import { describe, expect, it } from 'vitest'
import { referralRegistrationWalk } from '@cauce/machines/walks/referral-registration'
import { walkEverything } from './walk.ts'

describe('registro de una remisión', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(referralRegistrationWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

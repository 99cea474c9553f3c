/** Every situation and every transition of a load of users. */
import { describe, expect, it } from 'vitest'
import { userLoadWalk } from '@cauce/machines/walks/user-load'
import { walkEverything } from './walk.ts'

describe('carga de usuarios', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(userLoadWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

/** Every situation and every transition of writing a user. */
import { describe, expect, it } from 'vitest'
import { userEditWalk } from '@cauce/machines/walks/user-edit'
import { walkEverything } from './walk.ts'

describe('datos de un usuario', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(userEditWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

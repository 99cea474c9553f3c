/** Every situation and every transition of a session. */
import { describe, expect, it } from 'vitest'
import { sessionWalk } from '@cauce/machines/walks/session'
import { walkEverything } from './walk.ts'

describe('sesión', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(sessionWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

/** Every situation and every transition of what the shell shows by itself: the bar, the wait, the connection. */
import { describe, expect, it } from 'vitest'
import { connectionWalk } from '@cauce/machines/walks/connection'
import { lastingWalk } from '@cauce/machines/walks/lasting'
import { loadingBarWalk } from '@cauce/machines/walks/loading-bar'
import { walkEverything } from './walk.ts'

describe.each([loadingBarWalk, lastingWalk, connectionWalk])('$machine.id', (walk) => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(walk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

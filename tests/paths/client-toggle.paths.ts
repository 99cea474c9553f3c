/** Every situation and every transition of the switch of a program. */
import { describe, expect, it } from 'vitest'
import { clientToggleWalk } from '@cauce/machines/walks/client-toggle'
import { walkEverything } from './walk.ts'

describe('interruptor de un programa', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(clientToggleWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

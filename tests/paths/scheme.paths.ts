/** Every situation and every transition of the ordering of a scheme, and of the suspension of its lines. */
import { describe, expect, it } from 'vitest'
import { schemeWalk } from '@cauce/machines/walks/scheme'
import { schemeSuspensionWalk } from '@cauce/machines/walks/scheme-suspension'
import { walkEverything } from './walk.ts'

describe.each([
  ['ordenamiento de esquemas', schemeWalk],
  ['suspensión de esquemas', schemeSuspensionWalk],
])('%s', (_, walk) => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(walk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

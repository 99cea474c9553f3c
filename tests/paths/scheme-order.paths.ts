/** Every status and every move of a line of a scheme. */
import { describe, expect, it } from 'vitest'
import { schemeOrderWalk } from '@cauce/machines/walks/scheme-order'
import { walkEverything } from './walk.ts'

describe('vida de un esquema', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(schemeOrderWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

/** Every situation and every transition of the loading of a page. */
import { describe, expect, it } from 'vitest'
import { pageLoadWalk } from '@cauce/machines/walks/page-load'
import { walkEverything } from './walk.ts'

describe('carga de una página', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(pageLoadWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

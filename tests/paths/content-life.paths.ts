/** Every status and every move of a manual or a piece of news. */
import { describe, expect, it } from 'vitest'
import { contentLifeWalk } from '@cauce/machines/walks/content-life'
import { walkEverything } from './walk.ts'

describe('vida de un contenido', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(contentLifeWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

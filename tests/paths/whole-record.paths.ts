/** Every situation and every transition of the whole record of an affiliate on its way to a file. */
import { describe, expect, it } from 'vitest'
import { wholeRecordWalk } from '@cauce/machines/walks/whole-record'
import { walkEverything } from './walk.ts'

describe('historia completa de un afiliado', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(wholeRecordWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

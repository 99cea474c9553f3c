/** Every situation and every transition of a long list on its way to a file. */
import { describe, expect, it } from 'vitest'
import { listExportWalk } from '@cauce/machines/walks/list-export'
import { walkEverything } from './walk.ts'

describe('descarga de una lista', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(listExportWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

/** Every situation and every transition of every machine, from each way in which it may start. */
import { describe, expect, it } from 'vitest'
import { MACHINE_WALKS } from '@cauce/machines/walks/walks'
import { walkEverything } from './walk.ts'

describe.each(MACHINE_WALKS)('$group: $id', ({ walks }) => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const counts = []
    for (const { walk } of walks) counts.push(await walkEverything(walk))
    const [usual] = counts
    expect(counts.flatMap(({ differences }) => differences)).toEqual([])
    expect(new Set(counts.flatMap(({ states }) => states.visited))).toEqual(new Set(usual?.states.all))
    expect(new Set(counts.flatMap(({ transitions }) => transitions.taken))).toEqual(new Set(usual?.transitions.all))
  })
})

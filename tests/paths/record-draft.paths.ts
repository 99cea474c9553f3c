/** Every situation and every transition of the record while it is typed, and of keeping it on the computer. */
import { describe, expect, it } from 'vitest'
import { draftKeepWalk } from '@cauce/machines/walks/draft-keep'
import { recordDraftWalk } from '@cauce/machines/walks/record-draft'
import { walkEverything } from './walk.ts'

describe('borrador de la historia clínica', () => {
  it.each([
    ['lo que se escribe', recordDraftWalk],
    ['lo que queda en este equipo', draftKeepWalk],
  ])('los caminos generados pasan por todos los estados y toman todas las transiciones: %s', async (_what, walk) => {
    const count = await walkEverything(walk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

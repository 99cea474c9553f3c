/** Every situation and every transition of the editing of a role. */
import { describe, expect, it } from 'vitest'
import { roleEditWalk } from '@cauce/machines/walks/role-edit'
import { walkEverything } from './walk.ts'

describe('edición de un rol', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const { differences, states, transitions } = await walkEverything(roleEditWalk)
    expect(differences).toEqual([])
    expect(states.visited).toEqual(states.all)
    expect(transitions.taken).toEqual(transitions.all)
  })
})

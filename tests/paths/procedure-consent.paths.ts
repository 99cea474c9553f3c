/** Every situation and every transition of an informed consent. */
import { describe, expect, it } from 'vitest'
import { deceasedConsentWalk, procedureConsentWalk } from '@cauce/machines/walks/procedure-consent'
import { walkEverything } from './walk.ts'

describe('consentimiento informado', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const alive = await walkEverything(procedureConsentWalk)
    const dead = await walkEverything(deceasedConsentWalk)
    expect([...alive.differences, ...dead.differences]).toEqual([])
    expect(new Set([...alive.states.visited, ...dead.states.visited])).toEqual(new Set(alive.states.all))
    expect(new Set([...alive.transitions.taken, ...dead.transitions.taken])).toEqual(new Set(alive.transitions.all))
  })
})

/** Every situation and every transition of the second factor of one's own account. */
import { describe, expect, it } from 'vitest'
import { renewCodesWalk, secondFactorSetupWalk, turnOffWalk } from '@cauce/machines/walks/second-factor-setup'
import { walkEverything } from './walk.ts'

describe('segundo factor', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const walks = [
      await walkEverything(secondFactorSetupWalk),
      await walkEverything(renewCodesWalk),
      await walkEverything(turnOffWalk),
    ]
    const [first] = walks
    expect(walks.flatMap(({ differences }) => differences)).toEqual([])
    expect(new Set(walks.flatMap(({ states }) => states.visited))).toEqual(new Set(first?.states.all))
    expect(new Set(walks.flatMap(({ transitions }) => transitions.taken))).toEqual(new Set(first?.transitions.all))
  })
})

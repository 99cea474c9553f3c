/** Every situation and every transition of a recovery, of who asks for a link and of who brings one. */
import { describe, expect, it } from 'vitest'
import { linkRequestWalk, passwordRecoveryWalk } from '@cauce/machines/walks/password-recovery'
import { walkEverything } from './walk.ts'

describe('recuperación de la contraseña', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const [asks, brings] = [await walkEverything(linkRequestWalk), await walkEverything(passwordRecoveryWalk)]
    expect([...asks.differences, ...brings.differences]).toEqual([])
    expect(new Set([...asks.states.visited, ...brings.states.visited])).toEqual(new Set(asks.states.all))
    expect(new Set([...asks.transitions.taken, ...brings.transitions.taken])).toEqual(new Set(asks.transitions.all))
  })
})

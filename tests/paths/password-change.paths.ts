/** Every situation and every transition of a change of password. */
import { describe, expect, it } from 'vitest'
import { passwordChangeWalk } from '@cauce/machines/walks/password-change'
import { walkEverything } from './walk.ts'

describe('cambio de contraseña', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(passwordChangeWalk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

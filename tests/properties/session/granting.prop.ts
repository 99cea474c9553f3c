import * as fc from 'fast-check'
import { describe } from 'vitest'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { leavesNobody, notTheirs } from '@cauce/domain/session/granting'
import { property } from '../../support/property.ts'

const keys = fc.uniqueArray(fc.constantFrom(...PERMISSIONS.slice(0, 12)))

describe('notTheirs', () => {
  property(
    'son los permisos que cambian menos los de quien da, cambien como cambien',
    [keys, keys, keys],
    (giver, before, after) => {
      const inOne = PERMISSIONS.filter((key) => before.includes(key) !== after.includes(key))
      const expected = inOne.filter((key) => !giver.includes(key))
      return notTheirs(giver, before, after).toSorted().join() === expected.toSorted().join()
    },
  )

  property('dar y quitar piden los mismos permisos', [keys, keys, keys], (giver, before, after) => {
    const there = notTheirs(giver, before, after).toSorted()
    return there.join() === notTheirs(giver, after, before).toSorted().join()
  })

  property('lo que queda como estaba es de cualquiera', [keys, keys], (giver, same) => {
    return notTheirs(giver, same, same).length === 0
  })
})

describe('leavesNobody', () => {
  property(
    'solo sin ninguno',
    [fc.nat(1000)],
    (administrators) => leavesNobody(administrators) === (administrators === 0),
  )
})

import { fc } from '@fast-check/vitest'
import { describe } from 'vitest'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { leavesNobody, notTheirs } from '@cauce/domain/session/granting'
import { property } from '../../support/property.ts'

const keys = fc.uniqueArray(fc.constantFrom(...PERMISSIONS.slice(0, 12)))

describe('notTheirs', () => {
  property(
    'is the changed keys less those of the giver, whichever way they changed',
    [keys, keys, keys],
    (giver, before, after) => {
      const inOne = PERMISSIONS.filter((key) => before.includes(key) !== after.includes(key))
      const expected = inOne.filter((key) => !giver.includes(key))
      return notTheirs(giver, before, after).toSorted().join() === expected.toSorted().join()
    },
  )

  property('to give and to take back ask for the same keys', [keys, keys, keys], (giver, before, after) => {
    const there = notTheirs(giver, before, after).toSorted()
    return there.join() === notTheirs(giver, after, before).toSorted().join()
  })

  property('what stays as it was is anybody\u2019s', [keys, keys], (giver, same) => {
    return notTheirs(giver, same, same).length === 0
  })
})

describe('leavesNobody', () => {
  property(
    'only with none',
    [fc.nat(1000)],
    (administrators) => leavesNobody(administrators) === (administrators === 0),
  )
})

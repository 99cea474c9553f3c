import { fc } from '@fast-check/vitest'
import { expect } from 'vitest'
import { lastLeaves } from '@cauce/domain/sick-leave/last-leaves'
import { property } from '../../support/property.ts'

property('of any list the head, and one more than four where there are more', [fc.uniqueArray(fc.nat())], (ids) => {
  const shown = lastLeaves(ids)
  expect(ids.filter((id, place) => shown[place] === id)).toEqual(shown)
  expect(shown).toHaveLength([0, 1, 2, 3, 4][ids.length] ?? 5)
})

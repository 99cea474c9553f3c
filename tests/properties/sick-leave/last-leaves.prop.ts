import * as fc from 'fast-check'
import { expect } from 'vitest'
import { lastLeaves } from '@cauce/domain/sick-leave/last-leaves'
import { property } from '../../support/property.ts'

property('de cualquier lista el comienzo, y una más que cuatro donde hay más', [fc.uniqueArray(fc.nat())], (ids) => {
  const shown = lastLeaves(ids)
  expect(ids.filter((id, place) => shown[place] === id)).toEqual(shown)
  expect(shown).toHaveLength([0, 1, 2, 3, 4][ids.length] ?? 5)
})

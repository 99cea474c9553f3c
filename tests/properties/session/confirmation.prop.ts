import { fc } from '@fast-check/vitest'
import { expect } from 'vitest'
import { isConfirmed } from '@cauce/domain/session/confirmation'
import { property } from '../../support/property.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
/** Around the moment and around a quarter of an hour before it. */
const ago = fc.oneof(
  fc.integer({ min: -5, max: 5 }),
  fc.integer({ min: 899_990, max: 900_010 }),
  fc.integer({ min: -86_400_000, max: 86_400_000 }),
)

property('it counts exactly from the instant it was typed to fifteen minutes later', [ago], (ms) => {
  expect(isConfirmed(NOW - ms, NOW)).toBe(0 <= ms && ms <= 900_000)
})

property('once it no longer counts it never counts again', [ago, fc.nat()], (ms, later) => {
  return ms < 0 || isConfirmed(NOW - ms, NOW) || !isConfirmed(NOW - ms, NOW + later)
})

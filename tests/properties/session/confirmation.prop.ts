import * as fc from 'fast-check'
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

property('cuenta exactamente desde el instante en que se escribió hasta quince minutos después', [ago], (ms) => {
  expect(isConfirmed(NOW - ms, NOW)).toBe(0 <= ms && ms <= 900_000)
})

property('cuando ya no cuenta no vuelve a contar', [ago, fc.nat()], (ms, later) => {
  return ms < 0 || isConfirmed(NOW - ms, NOW) || !isConfirmed(NOW - ms, NOW + later)
})

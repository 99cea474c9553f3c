import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { daysAway, timeAgo } from '@cauce/domain/calendar/relative'
import { property } from '../../support/property.ts'

const NOW = Date.UTC(2026, 10, 21, 15)
const UNIT_MS: Readonly<Record<string, number>> = { minuto: 60_000, hora: 3_600_000, día: 86_400_000 }

describe('timeAgo', () => {
  property(
    'what it says is true to less than one of its units, a day more where days are counted by the calendar',
    [fc.integer({ min: 60_000, max: 400 * 86_400_000 })],
    (elapsed) => {
      const words = timeAgo(NOW - elapsed, NOW).replace('ayer', 'hace 1 día')
      const [, count = '', unit = ''] = /^hace (\d+) (minuto|hora|día)s?$/u.exec(words) ?? []
      const said = Number(count) * (UNIT_MS[unit] ?? Number.NaN)
      expect(Math.abs(elapsed - said)).toBeLessThan(UNIT_MS[unit] ?? 0)
    },
  )

  property('it never speaks of the future', [fc.nat()], (ahead) => {
    expect(timeAgo(NOW + ahead, NOW)).toBe('hace un momento')
  })
})

describe('daysAway', () => {
  property('two days in opposite directions are never said the same, but for today', [fc.integer()], (days) => {
    expect(daysAway(days) === daysAway(-days)).toBe(days === 0)
  })
})

import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { daysAway, timeAgo } from '@cauce/domain/calendar/relative'
import { property } from '../../support/property.ts'

const NOW = Date.UTC(2026, 10, 21, 15)
const UNIT_MS: Readonly<Record<string, number>> = { minuto: 60_000, hora: 3_600_000, día: 86_400_000 }

describe('timeAgo', () => {
  property(
    'lo que dice es cierto a menos de una de sus unidades, y un día más donde los días se cuentan por calendario',
    [fc.integer({ min: 60_000, max: 400 * 86_400_000 })],
    (elapsed) => {
      const words = timeAgo(NOW - elapsed, NOW).replace('ayer', 'hace 1 día')
      const [, count = '', unit = ''] = /^hace (\d+) (minuto|hora|día)s?$/u.exec(words) ?? []
      const said = Number(count) * (UNIT_MS[unit] ?? Number.NaN)
      expect(Math.abs(elapsed - said)).toBeLessThan(UNIT_MS[unit] ?? 0)
    },
  )

  property('nunca habla del futuro', [fc.nat()], (ahead) => {
    expect(timeAgo(NOW + ahead, NOW)).toBe('hace un momento')
  })
})

describe('daysAway', () => {
  property('dos días en sentidos opuestos nunca se dicen igual, salvo hoy', [fc.integer()], (days) => {
    expect(daysAway(days) === daysAway(-days)).toBe(days === 0)
  })
})

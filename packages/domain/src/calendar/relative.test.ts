import { describe, expect, it } from 'vitest'
import { daysAway, timeAgo } from './relative.ts'

const at = (bogota: string): number => Date.parse(`${bogota}-05:00`)

describe('daysAway', () => {
  it.each([
    [0, 'hoy'],
    [1, 'mañana'],
    [30, 'en 30 días'],
    [-1, 'ayer'],
    [-3, 'hace 3 días'],
  ])('%d is %s', (days, words) => {
    expect(daysAway(days)).toBe(words)
  })
})

describe('timeAgo', () => {
  it('of the same day says the hours, however many', () => {
    expect(timeAgo(at('2026-11-21T01:00:00'), at('2026-11-21T23:30:00'))).toBe('hace 22 horas')
  })

  it.each([
    ['2026-11-21T09:59:01', 'hace un momento'],
    ['2026-11-21T10:30:00', 'hace un momento'],
    ['2026-11-21T09:59:00', 'hace 1 minuto'],
    ['2026-11-21T09:01:00', 'hace 59 minutos'],
    ['2026-11-21T09:00:00', 'hace 1 hora'],
    ['2026-11-21T00:00:00', 'hace 10 horas'],
    ['2026-11-20T23:30:00', 'hace 10 horas'],
    ['2026-11-20T22:00:00', 'ayer'],
    ['2026-11-18T23:59:00', 'hace 3 días'],
  ])('%s seen from 21 nov 2026, 10:00 is %s', (then, words) => {
    expect(timeAgo(at(then), at('2026-11-21T10:00:00'))).toBe(words)
  })
})

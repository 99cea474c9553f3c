import { describe, expect, it } from 'vitest'
import { countDays, endDate, endDateInWords } from './end-date.ts'

describe('endDate', () => {
  it.each([
    ['2026-11-03', 15, '2026-11-17'],
    ['2026-11-21', 1, '2026-11-21'],
    ['2026-01-31', 2, '2026-02-01'],
    ['2026-02-28', 2, '2026-03-01'],
    ['2028-02-28', 2, '2028-02-29'],
    ['2028-02-29', 30, '2028-03-29'],
    ['2100-02-28', 2, '2100-03-01'],
    ['2026-12-31', 30, '2027-01-29'],
    ['2026-02-10', 126, '2026-06-15'],
  ])('%s and %d days end on %s', (start, days, end) => {
    expect(endDate(start, days)).toBe(end)
  })

  it.each([
    [null, 15],
    ['2026-11-03', null],
    ['2026-02-30', 15],
    ['2026-11-03', 0],
    ['2026-11-03', -1],
    ['2026-11-03', 1.5],
    ['2026-11-03', 1e9],
    ['2026-11-03', Number.NaN],
    ['2026-11-03', Number.POSITIVE_INFINITY],
    ['2199-12-31', 2],
  ])('%s and %s have no end', (start, days) => {
    expect(endDate(start, days)).toBeNull()
  })
})

it('shows the sum', () => {
  expect(endDateInWords('2026-11-03', 15)).toBe('03 nov + 15 días − 1')
  expect(endDateInWords('2026-11-03', 1)).toBe('03 nov + 1 día − 1')
  expect(endDateInWords('2026-02-30', 1)).toBe('')
  expect([countDays(0), countDays(1), countDays(44)]).toEqual(['0 días', '1 día', '44 días'])
})

import { describe, expect, it } from 'vitest'
import { completedMonths, completedYears } from './completed-years.ts'

describe('completedYears', () => {
  it('changes on the birthday, not the day before', () => {
    expect(completedYears('1972-11-22', '2026-11-21')).toBe(53)
    expect(completedYears('1972-11-21', '2026-11-21')).toBe(54)
  })
  it('takes one born on 29 February as a year older on 1 March', () => {
    expect(completedYears('2024-02-29', '2025-02-28')).toBe(0)
    expect(completedYears('2024-02-29', '2025-03-01')).toBe(1)
  })
  it('is never negative', () => {
    expect(completedYears('2026-12-01', '2026-11-21')).toBe(0)
  })
})

describe('completedMonths', () => {
  it('changes on the day of the month', () => {
    expect(completedMonths('2024-11-22', '2026-11-21')).toBe(23)
    expect(completedMonths('2024-11-21', '2026-11-21')).toBe(24)
    expect(completedMonths('2025-12-31', '2026-02-28')).toBe(1)
  })
  it('is never negative', () => {
    expect(completedMonths('2026-12-01', '2026-11-21')).toBe(0)
  })
})

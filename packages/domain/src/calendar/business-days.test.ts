import { expect, it } from 'vitest'
import { addBusinessDays, businessDaysIn, closedBecause, isBusinessDay, nearestOpenDay } from './business-days.ts'

it('tells why a day is closed; Saturdays open and do not count', () => {
  expect(closedBecause('2026-12-08')).toBe('festivo, Inmaculada Concepción')
  expect(closedBecause('2026-11-22')).toBe('domingo')
  expect([closedBecause('2026-11-21'), isBusinessDay('2026-11-21')]).toEqual([null, false])
  expect([isBusinessDay('2026-11-20'), isBusinessDay('2026-12-08'), isBusinessDay('2026-11-22')]).toEqual([
    true,
    false,
    false,
  ])
})

it('adds business days from the day after', () => {
  // Received on 6 October: 12 October is a holiday.
  expect(addBusinessDays('2026-10-06', 15)).toBe('2026-10-28')
  expect(addBusinessDays('2026-11-20', 1)).toBe('2026-11-23')
  expect(addBusinessDays('2026-11-22', 1)).toBe('2026-11-23')
  expect(addBusinessDays('2026-11-20', 0)).toBe('2026-11-20')
})

it('counts them with both ends', () => {
  expect([businessDaysIn('2026-11-23', '2026-12-04'), businessDaysIn('2026-11-23', '2026-11-23')]).toEqual([10, 1])
  expect([businessDaysIn('2026-11-21', '2026-11-22'), businessDaysIn('2026-11-23', '2026-11-22')]).toEqual([0, 0])
})

it('proposes the nearest open day, the later of two', () => {
  expect(nearestOpenDay('2026-11-22')).toBe('2026-11-23')
  expect(nearestOpenDay('2026-12-08')).toBe('2026-12-09')
  // Thursday and Friday before Easter: Wednesday is nearer to the one, Saturday to the other.
  expect([nearestOpenDay('2026-04-02'), nearestOpenDay('2026-04-03')]).toEqual(['2026-04-01', '2026-04-04'])
  expect(nearestOpenDay('2026-11-23')).toBe('2026-11-23')
})

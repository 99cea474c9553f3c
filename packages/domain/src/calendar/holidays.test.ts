import { expect, it } from 'vitest'
import { easterSunday, holidayOn, holidaysOf, isSunday, weekday } from './holidays.ts'

it('has the holidays of 2026 and of 2027', () => {
  expect([...holidaysOf(2026).keys()].toSorted().join(' ')).toBe(
    '2026-01-01 2026-01-12 2026-03-23 2026-04-02 2026-04-03 2026-05-01 2026-05-18 2026-06-08 2026-06-15 2026-06-29 ' +
      '2026-07-20 2026-08-07 2026-08-17 2026-10-12 2026-11-02 2026-11-16 2026-12-08 2026-12-25',
  )
  expect([...holidaysOf(2027).keys()].toSorted().join(' ')).toBe(
    '2027-01-01 2027-01-11 2027-03-22 2027-03-25 2027-03-26 2027-05-01 2027-05-10 2027-05-31 2027-06-07 2027-07-05 ' +
      '2027-07-20 2027-08-07 2027-08-16 2027-10-18 2027-11-01 2027-11-15 2027-12-08 2027-12-25',
  )
})

it('names each, and two on one day together', () => {
  expect(holidayOn('2026-12-08')).toBe('Inmaculada Concepción')
  expect(holidayOn('2026-05-18')).toBe('Ascensión del Señor')
  expect(holidayOn('2025-06-30')).toBe('San Pedro y San Pablo y Sagrado Corazón')
  expect(holidaysOf(2025).size).toBe(17)
  expect(holidayOn('2026-12-09')).toBeNull()
})

it.each([
  [1984, '1984-04-22'],
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2100, '2100-03-28'],
])('Easter of %s is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

it('knows nothing of the years before the law, nor after its arithmetic was tried', () => {
  expect([holidaysOf(1983).size, holidaysOf(1985).size, holidaysOf(2100).size, holidaysOf(2101).size]).toEqual([
    0, 18, 18, 0,
  ])
})

it('counts the week from Sunday', () => {
  expect([weekday('2026-11-22'), weekday('2026-11-28')]).toEqual([0, 6])
  expect([isSunday('2026-11-22'), isSunday('2026-11-23')]).toEqual([true, false])
})

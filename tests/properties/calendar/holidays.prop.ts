/** The calendar of holidays against another way of working it out: Easter by Gauss, and Mondays found by looking for them. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { holidayOn, holidaysOf } from '@cauce/domain/calendar/holidays'
import { property } from '../../support/property.ts'

const years = fc.integer({ min: 1984, max: 2100 })

/** Gauss, with his two exceptions; days counted from 22 March. */
const easterOfGauss = (year: number): string => {
  const k = Math.floor(year / 100)
  const p = Math.floor((13 + 8 * k) / 25)
  const m = (15 - p + k - Math.floor(k / 4)) % 30
  const n = (4 + k - Math.floor(k / 4)) % 7
  const d = (19 * (year % 19) + m) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + n) % 7
  const late = d + e === 35 || (d === 28 && e === 6 && (11 * m + 11) % 30 < 19) ? 7 : 0
  return addDays(`${year}-03-22`, d + e - late)
}

const isMonday = (day: string): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() === 1

const mondayOnOrAfter = (day: string): string => (isMonday(day) ? day : mondayOnOrAfter(addDays(day, 1)))

const expected = (year: number): readonly string[] => {
  const easter = easterOfGauss(year)
  const fixed = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'].map((day) => `${year}-${day}`)
  const moved = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'].map((day) =>
    mondayOnOrAfter(`${year}-${day}`),
  )
  // Ascension is a Thursday 39 days after Easter, Corpus Christi one 60 after, the Sacred Heart a Friday 68 after.
  const easterMoved = [39, 60, 68].map((days) => mondayOnOrAfter(addDays(easter, days)))
  return [...new Set([...fixed, ...moved, addDays(easter, -3), addDays(easter, -2), ...easterMoved])].toSorted()
}

describe('holidaysOf', () => {
  property('coincide con otro algoritmo en cada año de 1984 a 2100', [years], (year) => {
    expect([...holidaysOf(year).keys()].toSorted()).toEqual(expected(year))
  })

  property('dice el nombre de cada festivo, y de ningún otro día', [years, fc.nat({ max: 365 })], (year, day) => {
    const date = addDays(`${year}-01-01`, day)
    expect(holidayOn(date) !== null).toBe(expected(Number(date.slice(0, 4))).includes(date))
  })
})

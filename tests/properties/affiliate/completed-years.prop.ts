import { expect } from 'vitest'
import { completedMonths, completedYears } from '@cauce/domain/affiliate/completed-years'
import { addDays, isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { anyDay } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

/** The day on which the age of `years` is completed; a 29 February waits for 1 March. */
const birthday = (birth: string, years: number): string => {
  const same = String(Number(birth.slice(0, 4)) + years).padStart(4, '0') + birth.slice(4)
  return isCalendarDate(same) || Number(same.slice(0, 4)) > 2199 ? same : `${same.slice(0, 4)}-03-01`
}

property('es el número de cumpleaños que han pasado', [anyDay, anyDay], (birth, on) => {
  const passed = Array.from({ length: 300 }, (_, index) => birthday(birth, index + 1)).filter((day) => day <= on)
  expect(completedYears(birth, on)).toBe(passed.length)
})

property('de un día al siguiente sigue igual o crece en uno', [anyDay, anyDay], (birth, on) => {
  const grown = completedYears(birth, addDays(on, 1)) - completedYears(birth, on)
  return grown === 0 || grown === 1
})

property('doce meses cumplidos son un año', [anyDay, anyDay], (birth, on) => {
  expect(Math.floor(completedMonths(birth, on) / 12)).toBe(completedYears(birth, on))
})

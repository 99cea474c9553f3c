import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays, daysBetween, isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { anyDay, dayShift } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const years = fc.oneof(
  fc.integer({ min: 0, max: 2300 }),
  fc.constantFrom(1899, 1900, 2000, 2020, 2026, 2028, 2100, 2199, 2200),
)
const months = fc.oneof(fc.integer({ min: 0, max: 13 }), fc.constant(2))
const days = fc.oneof(fc.integer({ min: 0, max: 32 }), fc.integer({ min: 28, max: 31 }))

const pad = (value: number, length: number) => String(value).padStart(length, '0')

describe('isCalendarDate', () => {
  property('coincide con el calendario de la máquina', [years, months, days], (year, month, day) => {
    const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
    const date = new Date(Date.UTC(2000, 0, 1))
    date.setUTCFullYear(year, month - 1, day)
    const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    expect(isCalendarDate(text)).toBe(exists && year >= 1900 && year <= 2199)
  })
})

describe('addDays', () => {
  property('ir y volver es quedarse', [anyDay, dayShift], (day, shift) => {
    expect(addDays(addDays(day, shift), -shift)).toBe(day)
  })

  property('los días que hay entre los dos son los días sumados', [anyDay, dayShift], (day, shift) => {
    expect(daysBetween(day, addDays(day, shift))).toBe(shift)
  })

  property('el orden de los textos es el orden de los días', [anyDay, anyDay], (a, b) => {
    expect(Math.sign(daysBetween(a, b))).toBe(a === b ? 0 : a < b ? 1 : -1)
  })
})

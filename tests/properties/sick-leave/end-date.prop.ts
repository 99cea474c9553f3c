import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '@cauce/domain/calendar/calendar-date'
import { endDate } from '@cauce/domain/sick-leave/end-date'
import { anyDay } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
const pad = (part: number) => String(part).padStart(2, '0')

/** Every day from 1900 to 2199, written by turning the pages of the months and not by adding. */
const everyDay = (): readonly string[] =>
  Array.from({ length: 300 }, (_, index) => 1900 + index).flatMap((year) =>
    [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].flatMap((length, month) =>
      Array.from({ length }, (_, day) => `${year}-${pad(month + 1)}-${pad(day + 1)}`),
    ),
  )

describe('endDate', () => {
  it('cae en la página del calendario donde termina la cuenta de los días, desde cada día de 300 años', () => {
    const days = everyDay()
    expect(days).toHaveLength(109_573)
    for (const length of [1, 30, 126]) {
      const wrong = days.filter((day, index) => endDate(day, length) !== (days[index + length - 1] ?? null))
      expect(wrong).toEqual([])
    }
  })

  property('ir hasta el fin y volver es quedarse', [anyDay, fc.integer({ min: 1, max: 400 })], (start, dias) => {
    const end = endDate(start, dias)
    if (end === null) return
    expect([addDays(end, 1 - dias), daysBetween(start, end) + 1]).toEqual([start, dias])
  })

  property('no hay fin de lo que no es un número entero de días', [anyDay, fc.double()], (start, dias) => {
    if (Number.isInteger(dias) && dias >= 1) return
    expect(endDate(start, dias)).toBeNull()
  })

  property('nunca se rompe, se escriba lo que se escriba', [fc.string(), fc.double()], (start, dias) => {
    expect(endDate(start, dias)).toBeNull()
  })
})

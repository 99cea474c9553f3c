import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays, daysBetween, isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { checkPeriod, checkReportPeriod, daysOf, monthsOf, yearUntil, yearsAfter } from '@cauce/domain/history/period'
import { property } from '../../support/property.ts'

const days = fc.integer({ min: 0, max: 100_000 }).map((count) => addDays('1910-01-01', count))

describe('los periodos', () => {
  property(
    'los meses de un periodo son los de sus días, cada uno una vez y en orden',
    [days, fc.integer({ min: 0, max: 400 })],
    (desde, more) => {
      const hasta = addDays(desde, more)
      const walked = new Set(Array.from({ length: more + 1 }, (_, at) => addDays(desde, at).slice(0, 7)))
      expect(monthsOf({ desde, hasta })).toEqual([...walked])
      expect(daysOf({ desde, hasta })).toBe(more + 1)
    },
  )

  property('un periodo al revés no vale nunca, y uno al derecho siempre', [days, days], (desde, hasta) => {
    expect(checkPeriod({ desde, hasta }) === null).toBe(daysBetween(desde, hasta) >= 0)
  })

  property('el año que termina un día tiene 365 o 366 días y vale para un informe', [days], (hasta) => {
    const year = yearUntil(hasta)
    expect([365, 366]).toContain(daysOf(year))
    expect(checkReportPeriod(year)).toBeNull()
    expect(isCalendarDate(yearsAfter(hasta, 1))).toBe(true)
  })
})

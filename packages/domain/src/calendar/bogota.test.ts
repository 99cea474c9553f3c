import { describe, expect, it } from 'vitest'
import { bogotaDate, bogotaStamp, formatDate, formatDateTime, formatDay, formatTime } from './bogota.ts'
import type { CalendarDate, Instant } from './calendar-date.ts'

describe('bogotaDate', () => {
  it('changes at five in the morning of Greenwich', () => {
    expect(bogotaDate(Date.UTC(2026, 10, 21, 4, 59, 59, 999))).toBe('2026-11-20')
    expect(bogotaDate(Date.UTC(2026, 10, 21, 5))).toBe('2026-11-21')
  })
})

it('writes a date as it is read', () => {
  expect(formatDate('2026-11-21')).toBe('21 nov 2026')
  expect(formatDate('2027-01-03')).toBe('03 ene 2027')
})

it('names the twelve months', () => {
  const names = Array.from({ length: 12 }, (_, month) => formatDate(`2026-${String(month + 1).padStart(2, '0')}-15`))
  expect(names.map((name) => name.slice(3, 6)).join(' ')).toBe('ene feb mar abr may jun jul ago sep oct nov dic')
})

it('leaves what is not a date as it is', () => {
  expect(formatDate('2026-02-30')).toBe('2026-02-30')
  expect(formatDate('')).toBe('')
})

it('writes an instant in the hour of Bogotá', () => {
  expect(formatDateTime('2026-11-21T12:24:00.000Z')).toBe('21 nov 2026, 07:24')
  expect(formatTime('2026-11-21T12:24:00.000Z')).toBe('07:24')
  expect(formatDateTime(Date.UTC(2026, 10, 21, 4, 59))).toBe('20 nov 2026, 23:59')
})

it('writes nothing for what is not an instant', () => {
  expect([formatTime('hoy'), formatDateTime(''), formatDay('hoy')]).toEqual(['', '', ''])
})

describe('a day and an instant', () => {
  const instant: Instant = '2026-11-22T01:00:00.000Z'
  const day: CalendarDate = '2026-11-21'

  it('are different for the compiler', () => {
    // @ts-expect-error -- an instant has a day of its own, which depends on where one is
    expect(formatDate(instant)).toBe('21 nov 2026')
    // @ts-expect-error -- a day has no hour
    formatDateTime(day)
    // @ts-expect-error -- nor is it a moment
    formatTime(day)
  })

  it('the day of an instant is that of Bogotá', () => {
    expect(formatDay(instant)).toBe('21 nov 2026')
  })
})

it('writes the exact moment as text that sorts by itself', () => {
  expect(bogotaStamp(Date.UTC(2026, 10, 21, 4, 59, 7, 999))).toBe('2026-11-20 23:59:07')
})

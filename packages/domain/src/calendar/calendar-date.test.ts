import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { CalendarDate, addDays, daysBetween, isCalendarDate } from './calendar-date.ts'

describe('isCalendarDate', () => {
  it('knows the leap years', () => {
    expect(['2028-02-29', '2020-02-29', '2000-02-29', '2026-02-29', '2100-02-29'].map(isCalendarDate)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('knows the length of the months', () => {
    expect(
      ['2026-04-30', '2026-04-31', '2026-12-31', '2026-00-10', '2026-13-01', '2026-05-00'].map(isCalendarDate),
    ).toEqual([true, false, true, false, false, false])
  })

  it('wants the whole form and nothing more', () => {
    expect(
      ['2026-1-1', '2026-11-21 ', ' 2026-11-21', '12026-11-21', '21-11-2026', '1899-12-31', '2200-01-01', ''].some(
        isCalendarDate,
      ),
    ).toBe(false)
  })
})

it('is refused in Spanish', () => {
  const validate = Schema.toStandardSchemaV1(CalendarDate)['~standard'].validate
  expect(validate('2026-02-30')).toMatchObject({ issues: [{ message: 'Debe ser una fecha válida (AAAA-MM-DD)' }] })
  expect(validate(20261121)).toMatchObject({ issues: [{ message: 'Debe ser una fecha' }] })
})

it('adds and counts days over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-10-03', '2026-11-21')).toBe(49)
  expect(daysBetween('2026-11-21', '2026-10-03')).toBe(-49)
})

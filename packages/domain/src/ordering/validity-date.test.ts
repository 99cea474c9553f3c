import { describe, expect, it } from 'vitest'
import { FAR_VALIDITY, PAST_VALIDITY, checkValidityDate, expiryDate } from './validity-date.ts'

const today = '2026-11-21'

describe('checkValidityDate', () => {
  it('accepts today and any day up to a year ahead', () => {
    expect(['2026-11-21', '2026-12-31', '2027-11-21'].map((date) => checkValidityDate(date, today))).toEqual([
      null,
      null,
      null,
    ])
  })

  it('refuses yesterday', () => {
    expect(checkValidityDate('2026-11-20', today)).toBe(PAST_VALIDITY)
  })

  it('refuses more than a year ahead', () => {
    expect(checkValidityDate('2027-11-22', today)).toBe(FAR_VALIDITY)
  })

  it('refuses what is not a day of the calendar', () => {
    const wrong = ['', '21/11/2026', '2026-02-29', '2026-13-01', '2026-11-21T00:00:00Z', 'mañana']
    expect(wrong.map((date) => checkValidityDate(date, today))).toEqual(
      Array(wrong.length).fill('Debe ser una fecha válida (AAAA-MM-DD)'),
    )
  })
})

describe('expiryDate', () => {
  it('is 90 days after the validity date', () => {
    expect(expiryDate('2026-11-21')).toBe('2027-02-19')
  })

  it('crosses a leap day', () => {
    expect(expiryDate('2028-01-01')).toBe('2028-03-31')
  })

  it('takes another number of days', () => {
    expect(expiryDate('2026-11-21', 30)).toBe('2026-12-21')
  })
})

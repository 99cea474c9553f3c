import { describe, expect, it } from 'vitest'
import { isPasswordExpired } from './password-expiry.ts'

const now = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000

describe('isPasswordExpired', () => {
  it('lasts thirty days, the last instant included', () => {
    expect([0, 29 * DAY, 30 * DAY, 30 * DAY + 1, 400 * DAY].map((age) => isPasswordExpired(now - age, now))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })

  it('is expired when nobody knows since when', () => {
    expect([isPasswordExpired(null, now), isPasswordExpired(Number.NaN, now)]).toEqual([true, true])
    expect(isPasswordExpired(null, 0)).toBe(true)
  })

  it('takes the days of the installation, and 0 switches it off', () => {
    expect([isPasswordExpired(now - 40 * DAY, now, 59), isPasswordExpired(null, now, 0)]).toEqual([false, false])
  })
})

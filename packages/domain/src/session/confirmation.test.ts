import { expect, it } from 'vitest'
import { isConfirmed } from './confirmation.ts'

const now = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

it('counts for fifteen minutes, the last instant included', () => {
  expect([0, 15 * MINUTE, 15 * MINUTE + 1].map((age) => isConfirmed(now - age, now))).toEqual([true, true, false])
})

it('does not count when it never was, or is yet to come', () => {
  expect([
    isConfirmed(null, now),
    isConfirmed(now + 1, now),
    isConfirmed(Number.NaN, now),
    isConfirmed(null, 0),
  ]).toEqual([false, false, false, false])
})

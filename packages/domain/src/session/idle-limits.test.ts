import { expect, it } from 'vitest'
import { ABSOLUTE_SESSION_HOURS, IDLE_LOGOUT_MS, IDLE_WARNING_MS } from './idle-limits.ts'

it('warns at 30 minutes, signs out at 60 and never lasts more than 12 hours', () => {
  expect([IDLE_WARNING_MS / 60_000, IDLE_LOGOUT_MS / 60_000, ABSOLUTE_SESSION_HOURS]).toEqual([30, 60, 12])
})

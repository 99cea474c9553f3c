import { describe, expect, it } from 'vitest'
import { ABSOLUTE_SESSION_HOURS, IDLE_LOGOUT_MS, IDLE_WARNING_MS, idleStage } from './idle-limits.ts'

const NOON = Date.UTC(2026, 10, 21, 17)
const MINUTE = 60_000

it('warns at 30 minutes, signs out at 60 and never lasts more than 12 hours', () => {
  expect([IDLE_WARNING_MS / 60_000, IDLE_LOGOUT_MS / 60_000, ABSOLUTE_SESSION_HOURS]).toEqual([30, 60, 12])
})

describe('a session without activity', () => {
  it.each([
    [0, 'active'],
    [30 * MINUTE - 1, 'active'],
    [30 * MINUTE, 'warned'],
    [60 * MINUTE - 1, 'warned'],
    [60 * MINUTE, 'disconnected'],
    [8 * 60 * MINUTE, 'disconnected'],
  ])('for %i ms is %s', (idleMs, stage) => {
    expect(idleStage(NOON, NOON + idleMs)).toBe(stage)
  })

  it('is active when the clock was set back', () => {
    expect(idleStage(NOON, NOON - 24 * 60 * MINUTE)).toBe('active')
  })
})

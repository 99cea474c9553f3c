import { expect, it } from 'vitest'
import { CLOCK_SLACK_MS, isFromTheFuture, latestPast } from './server-clock.ts'

const now = Date.UTC(2026, 10, 21, 12)

it('two minutes ahead is two clocks that differ; more is a clock that jumped', () => {
  expect([now - 1, now, now + CLOCK_SLACK_MS, now + CLOCK_SLACK_MS + 1].map((at) => isFromTheFuture(at, now))).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect([CLOCK_SLACK_MS, latestPast(now)]).toEqual([120_000, now + 120_000])
})

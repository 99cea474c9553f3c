import { SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { makePace } from './pace.ts'

const EVERY = 5_000

const start = (last: number | null = null) => {
  const clock = new SimulatedClock()
  const told: number[] = []
  const cleared: unknown[] = []
  const place = { last }
  const pace = makePace({
    everyMs: EVERY,
    clock: {
      now: () => clock.now(),
      setTimeout: (act, ms) => clock.setTimeout(act, ms),
      clearTimeout: (timer) => {
        cleared.push(timer)
        if (typeof timer === 'number') clock.clearTimeout(timer)
      },
    },
    lastDone: () => place.last,
    act: (atMs) => {
      told.push(atMs)
      place.last = clock.now()
    },
  })
  return { clock, told, cleared, place, pace }
}

describe('telling at most once in a while', () => {
  it('tells at once as soon as the while has passed', () => {
    const { clock, told, pace } = start(0)
    clock.increment(EVERY)
    pace.note(EVERY)
    expect(told).toEqual([EVERY])
    const early = start(0)
    early.clock.increment(EVERY - 1)
    early.pace.note(EVERY - 1)
    expect(early.told).toEqual([])
    early.clock.increment(1)
    expect(early.told).toEqual([EVERY - 1])
  })

  it('waits for what is left of the while, once for all that happens in it', () => {
    const { clock, told, pace } = start(0)
    clock.increment(2_000)
    for (const at of [1_500, 2_000, 1_800]) pace.note(at)
    clock.increment(2_999)
    expect(told).toEqual([])
    clock.increment(1)
    expect(told).toEqual([2_000])
  })

  it('never waits longer than the while, as after the clock was set back', () => {
    const { clock, told, place, pace } = start(60_000)
    pace.note(10)
    place.last = null
    clock.increment(EVERY - 1)
    expect(told).toEqual([])
    clock.increment(1)
    expect(told).toEqual([10])
  })

  it('tells nothing that was told at that very instant by another tab', () => {
    const { clock, told, place, pace } = start(0)
    clock.increment(1_000)
    pace.note(1_000)
    place.last = 1_000
    clock.increment(EVERY)
    expect(told).toEqual([])
  })
})

describe('before the page goes away', () => {
  it('tells what waited, once, and waits for nothing more', () => {
    const { clock, told, cleared, pace } = start(0)
    clock.increment(1_000)
    pace.note(1_000)
    pace.flush()
    expect([told, cleared.length]).toEqual([[1_000], 1])
    pace.flush()
    clock.increment(2 * EVERY)
    expect([told, cleared.length]).toEqual([[1_000], 1])
  })

  it('has nothing to tell where nothing waited', () => {
    const { told, cleared, place, pace } = start()
    pace.flush()
    pace.note(0)
    place.last = -1
    pace.flush()
    expect([told, cleared]).toEqual([[0], []])
  })

  it('goes on afterwards, also after it was stopped', () => {
    const { clock, told, pace } = start(0)
    clock.increment(1_000)
    for (const at of [1_000, 1_001]) pace.note(at)
    pace.stop()
    clock.increment(EVERY)
    expect(told).toEqual([])
    pace.note(6_000)
    expect(told).toEqual([6_000])
  })
})

import { SimulatedClock } from 'xstate'
import { expect, it } from 'vitest'
import { makePace } from './pace.ts'

const start = () => {
  const clock = new SimulatedClock()
  const told: number[] = []
  const place: { last: number | null } = { last: null }
  const pace = makePace({
    everyMs: 5_000,
    clock: {
      now: () => clock.now(),
      setTimeout: (act, ms) => clock.setTimeout(act, ms),
      clearTimeout: (timer) => {
        if (typeof timer === 'number') clock.clearTimeout(timer)
      },
    },
    lastDone: () => place.last,
    act: (atMs) => {
      told.push(atMs)
      place.last = clock.now()
    },
  })
  const note = () => pace.note(clock.now())
  return { clock, told, place, pace, note }
}

it('tells the first at once, and the last of the others when the time has passed', () => {
  const { clock, told, note } = start()
  note()
  clock.increment(1_000)
  note()
  clock.increment(3_000)
  note()
  expect(told).toEqual([0])
  clock.increment(1_000)
  expect(told).toEqual([0, 4_000])
  clock.increment(60_000)
  expect(told).toEqual([0, 4_000])
})

it('has nothing to tell when somebody told later', () => {
  const { clock, told, place, note } = start()
  note()
  clock.increment(1_000)
  note()
  clock.increment(2_000)
  place.last = clock.now()
  clock.increment(10_000)
  expect(told).toEqual([0])
})

it('tells before the page goes away, and nothing once it was stopped', () => {
  const { clock, told, pace, note } = start()
  note()
  clock.increment(1_000)
  note()
  pace.flush()
  expect(told).toEqual([0, 1_000])
  clock.increment(1_000)
  note()
  pace.stop()
  pace.flush()
  clock.increment(10_000)
  expect(told).toEqual([0, 1_000])
})

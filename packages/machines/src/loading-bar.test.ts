import { describe, expect, it } from 'vitest'
import { SimulatedClock, createActor } from 'xstate'
import { loadingBarMachine } from './loading-bar.ts'

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(loadingBarMachine, { clock }).start()
  return {
    clock,
    begin: () => actor.send({ type: 'navigation.started' }),
    end: () => actor.send({ type: 'navigation.ended' }),
    now: () => actor.getSnapshot().value,
  }
}

describe('the loading bar', () => {
  it('shows nothing for a page that comes within 200 ms', () => {
    const { clock, begin, end, now } = start()
    begin()
    clock.increment(199)
    expect(now()).toBe('waiting')
    end()
    expect(now()).toBe('hidden')
    clock.increment(10_000)
    expect(now()).toBe('hidden')
  })

  it('runs after 200 ms, completes, and is gone 500 ms later', () => {
    const { clock, begin, end, now } = start()
    begin()
    clock.increment(200)
    expect(now()).toBe('running')
    end()
    clock.increment(499)
    expect(now()).toBe('ending')
    clock.increment(1)
    expect(now()).toBe('hidden')
  })

  it('starts again for another page', () => {
    const { clock, begin, end, now } = start()
    begin()
    clock.increment(200)
    end()
    begin()
    expect(now()).toBe('waiting')
    clock.increment(200)
    expect(now()).toBe('running')
  })
})

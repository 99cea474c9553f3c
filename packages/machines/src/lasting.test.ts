import { expect, it } from 'vitest'
import { SimulatedClock, createActor } from 'xstate'
import { lastingMachine } from './lasting.ts'

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(lastingMachine, { clock }).start()
  return {
    clock,
    begin: () => actor.send({ type: 'wait.started' }),
    end: () => actor.send({ type: 'wait.ended' }),
    now: () => actor.getSnapshot().value,
  }
}

it('says nothing for what comes within 200 ms', () => {
  const { clock, begin, end, now } = start()
  begin()
  clock.increment(199)
  end()
  expect(now()).toBe('hidden')
})

it('stays 200 ms once it shows', () => {
  const { clock, begin, end, now } = start()
  begin()
  clock.increment(200)
  expect(now()).toBe('shown')
  end()
  clock.increment(199)
  expect(now()).toBe('leaving')
  clock.increment(1)
  expect(now()).toBe('hidden')
})

it('goes away at once when it has been there long enough, and stays for the next wait', () => {
  const { clock, begin, end, now } = start()
  begin()
  clock.increment(200)
  clock.increment(200)
  expect(now()).toBe('settled')
  end()
  expect(now()).toBe('hidden')
  begin()
  clock.increment(200)
  end()
  begin()
  expect(now()).toBe('settled')
})

it('is hidden until something is waited for', () => {
  const { clock, end, now } = start()
  end()
  clock.increment(1_000)
  expect(now()).toBe('hidden')
})

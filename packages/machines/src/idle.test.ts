import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { idleMachine } from './idle.ts'

const MINUTE = 60_000
/** Epoch milliseconds at which the simulated clock starts. */
const NINE = Date.UTC(2026, 10, 21, 14)

/** One tab on a clock of its own, that hears of the other tabs by `shared`. */
const start = (last: number = NINE) => {
  const clock = new SimulatedClock()
  const shared = { lastMs: last }
  const ended: string[] = []
  let asleepMs = 0
  const reading = () => {
    const nowMs = NINE + clock.now() + asleepMs
    // As every reader does: an instant yet to come is put right where it is kept.
    shared.lastMs = Math.min(shared.lastMs, nowMs)
    return { nowMs, lastMs: shared.lastMs }
  }
  const actor = createActor(
    idleMachine.provide({
      actions: {
        look: ({ self }) => self.send({ type: 'clock.told', ...reading() }),
        disconnect: () => ended.push('disconnected'),
      },
    }),
    { clock },
  ).start()
  actor.send({ type: 'session.started', ...reading() })
  return {
    ended,
    shared,
    pass: (ms: number) => clock.increment(ms),
    /** Time in which no timer runs. */
    sleep: (ms: number) => {
      asleepMs += ms
    },
    send: (type: 'activity' | 'clock.told' | 'session.ended' | 'session.started') => actor.send({ type, ...reading() }),
    dismiss: () => actor.send({ type: 'dismissed' }),
    stage: () => actor.getSnapshot().value,
  }
}

describe('nobody at the computer', () => {
  it('is warned at 30 minutes and signed out at 60, to the millisecond', () => {
    const { pass, stage, ended } = start()
    pass(30 * MINUTE - 1)
    expect(stage()).toBe('active')
    pass(1)
    expect(stage()).toBe('warned')
    pass(30 * MINUTE - 1)
    expect([stage(), ended]).toEqual(['warned', []])
    pass(1)
    expect([stage(), ended]).toEqual(['disconnected', ['disconnected']])
  })

  it('is told until they have read it', () => {
    const { pass, stage, dismiss, send } = start()
    pass(60 * MINUTE)
    send('session.ended')
    expect(stage()).toBe('disconnected')
    dismiss()
    expect(stage()).toBe('resting')
  })
})

describe('activity', () => {
  it('starts the count anew, also from the warning', () => {
    const { pass, send, stage } = start()
    pass(31 * MINUTE)
    expect(stage()).toBe('warned')
    send('activity')
    expect(stage()).toBe('active')
    pass(30 * MINUTE - 1)
    expect(stage()).toBe('active')
    pass(1)
    expect(stage()).toBe('warned')
  })

  it('in another tab closes the warning here, and is looked for before anybody is warned', () => {
    const { pass, send, shared, stage } = start()
    pass(40 * MINUTE)
    shared.lastMs = NINE + 40 * MINUTE
    send('clock.told')
    expect(stage()).toBe('active')
    pass(10 * MINUTE)
    // Nobody told of this one: it is found when the time comes.
    shared.lastMs = NINE + 50 * MINUTE
    pass(20 * MINUTE)
    expect(stage()).toBe('active')
    pass(10 * MINUTE)
    expect(stage()).toBe('warned')
  })
})

describe('a computer that slept', () => {
  it('is right when it wakes up, whatever its timers say', () => {
    const warned = start()
    warned.sleep(45 * MINUTE)
    warned.send('clock.told')
    expect(warned.stage()).toBe('warned')
    const over = start()
    over.sleep(8 * 60 * MINUTE)
    over.send('clock.told')
    expect([over.stage(), over.ended.length]).toEqual(['disconnected', 1])
  })

  it('is not brought back by the mouse that wakes it up', () => {
    const { sleep, send, stage, ended } = start()
    sleep(60 * MINUTE)
    send('activity')
    expect([stage(), ended.length]).toEqual(['disconnected', 1])
  })

  it('counts from now on when its clock was set back', () => {
    const { sleep, pass, send, stage } = start()
    sleep(-24 * 60 * MINUTE)
    send('clock.told')
    pass(30 * MINUTE)
    expect(stage()).toBe('warned')
  })
})

describe('a session', () => {
  it('that ended for another reason leaves nothing to say', () => {
    const { pass, send, stage, ended } = start()
    pass(35 * MINUTE)
    send('session.ended')
    pass(60 * MINUTE)
    expect([stage(), ended]).toEqual(['resting', []])
  })

  it('that another tab closed for inactivity is told here too', () => {
    const { sleep, send, stage } = start()
    sleep(60 * MINUTE)
    send('session.ended')
    expect(stage()).toBe('disconnected')
  })

  it('in a tab that opens later counts from the last activity in any of them', () => {
    expect(start(NINE - 10 * MINUTE).stage()).toBe('active')
    const warned = start(NINE - 40 * MINUTE)
    expect(warned.stage()).toBe('warned')
    warned.pass(20 * MINUTE)
    expect(warned.stage()).toBe('disconnected')
    expect(start(NINE - 61 * MINUTE).stage()).toBe('disconnected')
  })

  it('that starts again counts from its own start', () => {
    const { pass, send, shared, stage } = start()
    pass(60 * MINUTE)
    shared.lastMs = NINE + 60 * MINUTE
    send('session.started')
    pass(30 * MINUTE - 1)
    expect(stage()).toBe('active')
  })
})

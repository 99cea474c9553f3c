import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { idleMachine, known, type IdleReading } from './idle.ts'

const MINUTE = 60_000
const NINE = Date.UTC(2026, 10, 21, 14)

/** Minutes after nine: now, and of the last activity that is known. */
const reading = (now: number, last: number): IdleReading => ({
  nowMs: NINE + now * MINUTE,
  lastMs: NINE + last * MINUTE,
})

/** A tab that only notes when it was to look at the clock, and when it closed the session. */
const start = () => {
  const clock = new SimulatedClock()
  const done: string[] = []
  const machine = idleMachine.provide({
    actions: { look: () => done.push('look'), disconnect: () => done.push('disconnect') },
  })
  const actor = createActor(machine, { clock }).start()
  return { clock, done, actor, now: () => actor.getSnapshot() }
}

const started = (now: number, last: number) => {
  const tab = start()
  tab.actor.send({ type: 'session.started', ...reading(now, last) })
  return tab
}

describe('what is known of the last activity', () => {
  it.each([
    ['is what this tab knew', reading(0, 20), reading(30, 10), reading(30, 20)],
    ['is what another tab tells, where it is later', reading(0, 10), reading(30, 20), reading(30, 20)],
    ['is never yet to come', reading(0, 10), reading(30, 45), reading(30, 30)],
    ['is never yet to come, also where this tab knew it', reading(0, 45), reading(30, 10), reading(30, 30)],
  ])('%s', (_, before, told, after) => {
    expect(known(before, told)).toEqual(after)
  })
})

describe('a session that starts', () => {
  it.each([
    ['just after an activity', 29, 'active', []],
    ['half an hour after it', 30, 'warned', []],
    ['almost an hour after it', 59, 'warned', []],
    ['an hour after it', 60, 'disconnected', ['disconnect']],
  ])('%s', (_, minutes, stage, happened) => {
    const { now, done } = started(minutes, 0)
    expect(now()).toMatchObject({ value: stage })
    expect(now().context).toEqual(reading(minutes, 0))
    expect(done).toEqual(happened)
  })

  it('knows nothing of the one before, also from what closed it', () => {
    const { actor, now } = started(60, 0)
    actor.send({ type: 'session.started', ...reading(70, 5) })
    expect(now()).toMatchObject({ value: 'disconnected', context: reading(70, 5) })
    actor.send({ type: 'session.started', ...reading(71, 35) })
    expect(now()).toMatchObject({ value: 'warned', context: reading(71, 35) })
    actor.send({ type: 'session.ended', ...reading(72, 35) })
    actor.send({ type: 'session.started', ...reading(75, 74) })
    expect(now()).toMatchObject({ value: 'active', context: reading(75, 74) })
  })

  it('before anybody signs in nothing is counted', () => {
    const { clock, actor, now, done } = start()
    expect(now()).toMatchObject({ value: 'resting', context: { nowMs: 0, lastMs: 0 } })
    actor.send({ type: 'activity', ...reading(0, 0) })
    actor.send({ type: 'clock.told', ...reading(90, 0) })
    clock.increment(120 * MINUTE)
    expect([now().value, done]).toEqual(['resting', []])
  })
})

describe('the clock is looked at', () => {
  it('when the half hour comes, and when the hour comes', () => {
    const early = started(10, 0)
    early.clock.increment(20 * MINUTE - 1)
    expect(early.done).toEqual([])
    early.clock.increment(1)
    expect(early.done).toEqual(['look'])
    const late = started(45, 0)
    late.clock.increment(15 * MINUTE - 1)
    expect(late.done).toEqual([])
    late.clock.increment(1)
    expect(late.done).toEqual(['look'])
  })

  it('anew after each time that it was told, active or warned', () => {
    const { clock, actor, done, now } = started(0, 0)
    clock.increment(20 * MINUTE)
    actor.send({ type: 'clock.told', ...reading(20, 15) })
    expect(now()).toMatchObject({ value: 'active', context: reading(20, 15) })
    clock.increment(25 * MINUTE - 1)
    expect(done).toEqual([])
    clock.increment(1)
    expect(done).toEqual(['look'])
    actor.send({ type: 'clock.told', ...reading(45, 15) })
    expect(now()).toMatchObject({ value: 'warned', context: reading(45, 15) })
    clock.increment(10 * MINUTE)
    // Another tab told of an activity that does not take the warning away.
    actor.send({ type: 'clock.told', ...reading(55, 20) })
    expect(now()).toMatchObject({ value: 'warned', context: reading(55, 20) })
    clock.increment(25 * MINUTE - 1)
    expect(done).toEqual(['look'])
    clock.increment(1)
    expect(done).toEqual(['look', 'look'])
  })

  it('anew after each activity, which is of now', () => {
    const { clock, actor, done, now } = started(0, 0)
    clock.increment(20 * MINUTE)
    actor.send({ type: 'activity', ...reading(20, 5) })
    expect(now()).toMatchObject({ value: 'active', context: reading(20, 20) })
    clock.increment(30 * MINUTE - 1)
    expect(done).toEqual([])
    clock.increment(1)
    expect(done).toEqual(['look'])
  })
})

describe('the hour of a session', () => {
  it.each(['clock.told', 'activity', 'session.ended'] as const)('that was over closes it and is told: %s', (type) => {
    for (const tab of [started(0, 0), started(30, 0)]) {
      tab.actor.send({ type, ...reading(60, 0) })
      expect(tab.now()).toMatchObject({ value: 'disconnected', context: reading(60, 0) })
      expect(tab.done).toEqual(['disconnect'])
    }
  })

  it('that was not over leaves nothing to say when it ends for another reason', () => {
    for (const tab of [started(0, 0), started(30, 0)]) {
      tab.actor.send({ type: 'session.ended', ...reading(59, 0) })
      expect([tab.now().value, tab.done]).toEqual(['resting', []])
    }
  })

  it('that was over stays told until it is read', () => {
    const { actor, now } = started(60, 0)
    actor.send({ type: 'activity', ...reading(61, 61) })
    expect(now()).toMatchObject({ value: 'disconnected', context: reading(60, 0) })
    actor.send({ type: 'dismissed' })
    expect(now().value).toBe('resting')
  })
})

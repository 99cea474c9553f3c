import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { draftKeepMachine, KEEP_PAUSE_MS, KEEP_RETRY_MS } from './draft-keep.ts'
import { fakePort, settle } from './testing/fake-port.ts'

const startKeeping = () => {
  const keep = fakePort<number, undefined>()
  const clock = new SimulatedClock()
  const actor = createActor(draftKeepMachine.provide({ actors: { keep: keep.logic } }), { clock }).start()
  return { actor, keep, clock, isAt: (state: 'kept' | 'failed' | 'waiting') => actor.getSnapshot().matches(state) }
}

describe('keeping what is typed on this computer', () => {
  it('happens within a moment of the first key, however long one goes on typing', () => {
    const { actor, keep, clock } = startKeeping()
    actor.send({ type: 'data.changed' })
    clock.increment(KEEP_PAUSE_MS - 1)
    actor.send({ type: 'data.changed' })
    expect(keep.calls).toHaveLength(0)
    clock.increment(1)
    expect(keep.calls).toHaveLength(1)
  })

  it('is done at once when the page is about to go, also for what was typed while it was being written', () => {
    const { actor, keep } = startKeeping()
    actor.send({ type: 'data.changed' })
    actor.send({ type: 'page.leaving' })
    expect(keep.calls).toHaveLength(1)
    actor.send({ type: 'page.leaving' })
    expect(keep.calls).toHaveLength(1)
    actor.send({ type: 'data.changed' })
    actor.send({ type: 'page.leaving' })
    expect(keep.calls).toHaveLength(2)
  })

  it('is done again for what was typed meanwhile', async () => {
    const { actor, keep, clock, isAt } = startKeeping()
    actor.send({ type: 'data.changed' })
    clock.increment(KEEP_PAUSE_MS)
    actor.send({ type: 'data.changed' })
    keep.last().resolve(5)
    await settle()
    expect([actor.getSnapshot().context.at, isAt('waiting')]).toEqual([5, true])
    clock.increment(KEEP_PAUSE_MS)
    keep.last().resolve(6)
    await settle()
    expect(isAt('kept')).toBe(true)
  })

  it('that fails is told and tried again', async () => {
    const { actor, keep, clock, isAt } = startKeeping()
    actor.send({ type: 'data.changed' })
    clock.increment(KEEP_PAUSE_MS)
    keep.last().reject(new Error('disk full'))
    await settle()
    expect(isAt('failed')).toBe(true)
    clock.increment(KEEP_RETRY_MS)
    keep.last().resolve(1)
    await settle()
    expect(isAt('kept')).toBe(true)
  })
})

describe('what is kept when something goes wrong', () => {
  it('starts with everything kept, and nothing written', () => {
    const { actor } = startKeeping()
    expect(actor.getSnapshot()).toMatchObject({ value: 'kept', context: { at: null, again: false } })
  })

  it('is tried at once when the page is about to go', async () => {
    const { actor, keep, clock, isAt } = startKeeping()
    actor.send({ type: 'data.changed' })
    clock.increment(KEEP_PAUSE_MS)
    keep.last().reject(new Error('disk full'))
    await settle()
    clock.increment(KEEP_RETRY_MS - 1)
    expect(isAt('failed')).toBe(true)
    actor.send({ type: 'page.leaving' })
    expect(keep.calls).toHaveLength(2)
    keep.last().resolve(9)
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'kept', context: { at: 9, again: false } })
  })

  it('is not written again when nothing changed since', async () => {
    const { actor, keep, clock, isAt } = startKeeping()
    actor.send({ type: 'data.changed' })
    clock.increment(KEEP_PAUSE_MS)
    actor.send({ type: 'data.changed' })
    actor.send({ type: 'page.leaving' })
    expect([keep.calls.length, actor.getSnapshot().context.again]).toEqual([2, false])
    keep.last().resolve(5)
    await settle()
    expect([actor.getSnapshot().context.at, isAt('kept')]).toEqual([5, true])
  })
})

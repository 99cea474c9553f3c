/** Several tabs of one browser, with real machines on a simulated clock: what they share is one instant and a channel that may lose. */
import { fc } from '@fast-check/vitest'
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect } from 'vitest'
import { IDLE_LOGOUT_MS, IDLE_WARNING_MS, idleStage } from '@cauce/domain/session/idle-limits'
import { idleMachine } from '@cauce/machines/idle'
import { makePace } from '@cauce/machines/idle/pace'
import { property } from '../../support/property.ts'

const MINUTE = 60_000
const SHARE_EVERY_MS = 5_000

/** The browser: what all its tabs see. */
const makeBrowser = () => {
  const clock = new SimulatedClock()
  const place: { last: number | null; open: boolean } = { last: null, open: true }
  const closings: number[] = []
  const tabs: ReturnType<typeof makeTab>[] = []
  const endSession = () => {
    if (!place.open) return
    place.open = false
    closings.push(clock.now())
    for (const tab of tabs) tab.ended()
  }
  const hear = (from: object, atMs: number) => {
    for (const tab of tabs) if (tab !== from) tab.told(atMs)
  }

  const makeTab = () => {
    let seen = place.last ?? clock.now()
    const lastMs = () => Math.max(seen, place.last ?? seen)
    const reading = () => ({ nowMs: clock.now(), lastMs: lastMs() })
    let silent = false
    const pace = makePace({
      everyMs: SHARE_EVERY_MS,
      clock: {
        now: () => clock.now(),
        setTimeout: (act, ms) => clock.setTimeout(act, ms),
        clearTimeout: (timer) => {
          if (typeof timer === 'number') clock.clearTimeout(timer)
        },
      },
      lastDone: () => place.last,
      act: (atMs) => {
        place.last = atMs
        if (!silent) hear(tab, atMs)
      },
    })
    const actor = createActor(
      idleMachine.provide({
        actions: {
          look: ({ self }) => self.send({ type: 'clock.told', ...reading() }),
          disconnect: endSession,
        },
      }),
      { clock },
    ).start()
    const tab = {
      stage: () => actor.getSnapshot().value,
      told: (atMs: number) => actor.send({ type: 'clock.told', nowMs: clock.now(), lastMs: Math.max(lastMs(), atMs) }),
      ended: () => actor.send({ type: 'session.ended', ...reading() }),
      /** @param loses nobody hears this tab's messages */
      act: (loses: boolean) => {
        if (!place.open) return
        silent = loses
        actor.send({ type: 'activity', ...reading() })
        if (actor.getSnapshot().value !== 'active') return
        seen = clock.now()
        pace.note(seen)
      },
    }
    actor.send({ type: 'session.started', ...reading() })
    return tab
  }
  /** Timers see the end of the time that passes: what is on its way between tabs arrives first, as it does while a computer is awake. */
  const pass = (ms: number) => {
    clock.increment(Math.min(ms, SHARE_EVERY_MS))
    clock.increment(Math.max(0, ms - SHARE_EVERY_MS))
  }
  return { clock, place, closings, tabs, pass, openTab: () => tabs.push(makeTab()) }
}

const gaps = fc.oneof(
  fc.nat(10_000),
  fc.nat(45 * MINUTE),
  fc.constantFrom(IDLE_WARNING_MS - 1, IDLE_WARNING_MS, IDLE_LOGOUT_MS - 1, IDLE_LOGOUT_MS),
)
const step = fc.record({ afterMs: gaps, tab: fc.nat(3), loses: fc.boolean(), opens: fc.boolean() })
const steps = fc.array(step, { maxLength: 40 })

describe('inactividad entre pestañas', () => {
  property(
    'nobody is signed out before 60 minutes since the last activity anywhere, and everybody is at 60',
    [fc.integer({ min: 1, max: 4 }), steps],
    (count, walk) => {
      const { clock, place, closings, tabs, pass, openTab } = makeBrowser()
      for (let tab = 0; tab < count; tab += 1) openTab()
      let lastAct = clock.now()
      for (const { afterMs, tab, loses, opens } of walk) {
        pass(afterMs)
        if (!place.open) break
        expect(clock.now() - lastAct).toBeLessThan(IDLE_LOGOUT_MS)
        if (opens) openTab()
        tabs[tab % tabs.length]?.act(loses)
        lastAct = clock.now()
      }
      if (place.open) pass(IDLE_LOGOUT_MS)
      expect(closings).toEqual([lastAct + IDLE_LOGOUT_MS])
      for (const tab of tabs) expect(tab.stage()).toBe('disconnected')
    },
  )

  property('while the channel works, every tab is warned at the same time as all the others', [steps], (walk) => {
    const { clock, place, tabs, pass, openTab } = makeBrowser()
    openTab()
    openTab()
    let lastAct = clock.now()
    for (const { afterMs, tab } of walk) {
      pass(afterMs)
      if (!place.open) return
      // What was done within the last seconds may still be on its way.
      const idleMs = clock.now() - lastAct
      if (idleMs >= SHARE_EVERY_MS) {
        for (const { stage } of tabs) expect(stage()).toBe(idleStage(lastAct, clock.now()))
      }
      tabs[tab % tabs.length]?.act(false)
      lastAct = clock.now()
    }
  })
})

/** Several tabs of one browser, with real machines on a simulated clock: what they share is one instant and a channel that may lose. */
import * as fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect } from 'vitest'
import { IDLE_LOGOUT_MS, IDLE_WARNING_MS, idleStage } from '@cauce/domain/session/idle-limits'
import { idleMachine, type IdleReading } from '@cauce/machines/idle'
import { makePace } from '@cauce/machines/idle/pace'
import { property } from '../../support/property.ts'

const MINUTE = 60_000
const SHARE_EVERY_MS = 5_000

/** What the machine of a tab does outside of itself. */
interface Port {
  readonly reading: () => IdleReading
  readonly endSession: () => void
}

/** The port of each tab of the browser of the case, by the name of its actor. */
const ports = new Map<string, Port>()
/** One machine for all tabs: making one for each would be most of the time of a case. */
const machine = idleMachine.provide({
  actions: {
    look: ({ self }) => {
      const port = ports.get(self.id)
      if (port !== undefined) self.send({ type: 'clock.told', ...port.reading() })
    },
    disconnect: ({ self }) => ports.get(self.id)?.endSession(),
  },
})

/** Every tab begins here; worked out once. */
const RESTING = createActor(machine).getPersistedSnapshot()

/** The browser: what all its tabs see. */
const makeBrowser = () => {
  const clock = new SimulatedClock()
  const place: { last: number | null; open: boolean } = { last: null, open: true }
  const closings: number[] = []
  const tabs: ReturnType<typeof makeTab>[] = []
  ports.clear()
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
    const id = `tab ${tabs.length}`
    ports.set(id, { reading, endSession })
    const actor = createActor(machine, { clock, id, snapshot: RESTING })
    actor.start()
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

/** Mostly so short that tabs do not know of each other yet, and around the limits. */
const gaps = fc.oneof(
  { weight: 3, arbitrary: fc.nat(7_000) },
  { weight: 1, arbitrary: fc.nat(45 * MINUTE) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(IDLE_WARNING_MS - 1, IDLE_WARNING_MS, IDLE_LOGOUT_MS - 1, IDLE_LOGOUT_MS),
  },
)
interface Step {
  readonly afterMs: number
  readonly tab: number
  /** Nobody hears of it. */
  readonly loses: boolean
  readonly opens: boolean
}
const MOST_TABS = 4
/** Two tell the most: one that acts and one that hears. More open on the way. */
const tabsAtFirst = fc.constantFrom(1, 1, 2, 2, 2, 2, 3)
const step: fc.Arbitrary<Step> = fc
  .tuple(gaps, fc.nat(MOST_TABS - 1), fc.boolean(), fc.nat(7))
  .map(([afterMs, tab, loses, opens]) => ({ afterMs, tab, loses, opens: opens === 7 }))
/** Few steps, since what counts are the last ones; now and then many. */
const steps = fc.oneof(
  { weight: 63, arbitrary: fc.array(step, { maxLength: 6 }) },
  { weight: 1, arbitrary: fc.array(step, { maxLength: 40 }) },
)

describe('inactividad entre pestañas', () => {
  property(
    'nadie sale antes de 60 minutos desde la última actividad en cualquier pestaña, y a los 60 salen todas',
    [tabsAtFirst, steps],
    (count, walk) => {
      const { clock, place, closings, tabs, pass, openTab } = makeBrowser()
      for (let tab = 0; tab < count; tab += 1) openTab()
      let lastAct = clock.now()
      for (const { afterMs, tab, loses, opens } of walk) {
        pass(afterMs)
        if (!place.open) break
        expect(clock.now() - lastAct).toBeLessThan(IDLE_LOGOUT_MS)
        if (opens && tabs.length < MOST_TABS) openTab()
        tabs[tab % tabs.length]?.act(loses)
        lastAct = clock.now()
      }
      if (place.open) pass(IDLE_LOGOUT_MS)
      expect(closings).toEqual([lastAct + IDLE_LOGOUT_MS])
      for (const tab of tabs) expect(tab.stage()).toBe('disconnected')
    },
  )

  property('mientras el canal funciona, a todas las pestañas se les avisa al mismo tiempo', [steps], (walk) => {
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

/**
 * The idle machine joined to this browser: mouse, keys and clicks, the clock, the other tabs, and the session that it ends.
 * Decided in docs/decisions/0013. Loaded after the sign-in.
 */
import { idleStage, type IdleStage } from '@cauce/domain/session/idle-limits'
import { idleMachine, type IdleReading } from '@cauce/machines/idle'
import { makePace, type PaceClock } from '@cauce/machines/idle/pace'
import { useSelector } from '@xstate/react'
import { createActor } from 'xstate'
import {
  isSharedActivity,
  lastHeard,
  noteHeard,
  noteSeen,
  seenActivity,
  shareActivity,
  sharedActivity,
} from '../store/activity.ts'
import { baseApi } from '../store/base-api.ts'
import { store } from '../store/store.ts'
import { disconnectIdle, isInside, onSessionPhase } from './session.ts'

/** @fuente spec 1 §4 */
const ACTS = ['mousemove', 'keydown', 'click'] as const
/** When a page that was held back should look at the clock again. */
const WAKES = ['focus', 'pageshow', 'online'] as const
/** How often the tabs and the machine are told of the activity that goes on. */
const SHARE_EVERY_MS = 5_000
const TELL_EVERY_MS = 1_000
/** How often the server is told that somebody is active who makes no calls, such as who writes a long note. */
const KEEP_ALIVE_EVERY_MS = 300_000
const CHANNEL = 'cauce.actividad'

const clock: PaceClock = {
  now: Date.now,
  setTimeout: (act, delayMs) => window.setTimeout(act, delayMs),
  clearTimeout: (timer) => {
    if (typeof timer === 'number') window.clearTimeout(timer)
  },
}

/** What is known now. Instants yet to come, left from before the clock was set back, are put right where they are kept. */
const reading = (): IdleReading => {
  const nowMs = Date.now()
  if ((sharedActivity() ?? 0) > nowMs) shareActivity(nowMs)
  if ((seenActivity() ?? 0) > nowMs) noteSeen(nowMs)
  if ((lastHeard() ?? 0) > nowMs) noteHeard(nowMs)
  const told = [sharedActivity(), seenActivity()].filter((atMs) => atMs !== null)
  return { nowMs, lastMs: told.length === 0 ? nowMs : Math.max(...told) }
}

const actor = createActor(
  idleMachine.provide({
    actions: {
      look: ({ self }) => self.send({ type: 'clock.told', ...reading() }),
      disconnect: disconnectIdle,
    },
  }),
)

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)

const sharing = makePace({
  everyMs: SHARE_EVERY_MS,
  clock,
  lastDone: sharedActivity,
  act: (atMs) => {
    shareActivity(atMs)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin and no other
    channel?.postMessage(atMs)
  },
})

const keepingAlive = makePace({
  everyMs: KEEP_ALIVE_EVERY_MS,
  clock,
  lastDone: lastHeard,
  // What it answers is of no interest: a session that ended is told by the call itself.
  act: () => void store.dispatch(baseApi.endpoints.me.initiate({ quiet: false }, { track: false })),
})

const look = (): void => actor.send({ type: 'clock.told', ...reading() })
const lookIfShown = (): void => {
  if (document.visibilityState === 'visible') {
    look()
    return
  }
  sharing.flush()
  keepingAlive.flush()
}

let told = Number.NEGATIVE_INFINITY

const acted = (): void => {
  const before = reading()
  // What goes on is not told at each movement of the mouse; a warning is closed at once, and an hour that is over is over.
  const goesOn = idleStage(before.lastMs, before.nowMs) === 'active' && actor.getSnapshot().matches('active')
  if (!goesOn || before.nowMs - told >= TELL_EVERY_MS || before.nowMs < told) {
    told = before.nowMs
    actor.send({ type: 'activity', ...before })
    if (!actor.getSnapshot().matches('active')) return
  }
  noteSeen(before.nowMs)
  sharing.note(before.nowMs)
  keepingAlive.note(before.nowMs)
}

let pointer = ''

/** A movement in which the pointer stays where it was is the browser's own, as when a dialog appears under it. */
const isMovement = (event: Event): boolean => {
  if (!(event instanceof MouseEvent) || event.type !== 'mousemove') return true
  const place = `${event.screenX} ${event.screenY}`
  const moved = place !== pointer
  pointer = place
  return moved
}

/** With these the warning is answered; any other key is simply somebody who is there. */
const ANSWER_KEYS: readonly string[] = ['Tab', 'Shift', 'Enter', ' ', 'Escape']

/** In the warning itself its buttons say what is done: closing it at once would take them from under the finger. */
const isAnswer = (event: Event): boolean =>
  event.target instanceof Element &&
  event.target.closest('[data-idle-warning]') !== null &&
  (!(event instanceof KeyboardEvent) || ANSWER_KEYS.includes(event.key))

const heard = (event: Event): void => {
  if (isMovement(event) && !isAnswer(event)) acted()
}

const otherTab = (atMs: number): void => {
  const { nowMs, lastMs } = reading()
  actor.send({ type: 'clock.told', nowMs, lastMs: Math.max(lastMs, atMs) })
}
const stored = (event: StorageEvent): void => {
  if (isSharedActivity(event)) look()
}
const messaged = ({ data }: MessageEvent<unknown>): void => {
  if (typeof data === 'number') otherTab(data)
}

const listen = (): (() => void) => {
  const quiet = { capture: true, passive: true } as const
  for (const type of ACTS) window.addEventListener(type, heard, quiet)
  for (const type of WAKES) window.addEventListener(type, look)
  document.addEventListener('visibilitychange', lookIfShown)
  window.addEventListener('pagehide', lookIfShown)
  window.addEventListener('storage', stored)
  channel?.addEventListener('message', messaged)
  return () => {
    for (const type of ACTS) window.removeEventListener(type, heard, quiet)
    for (const type of WAKES) window.removeEventListener(type, look)
    document.removeEventListener('visibilitychange', lookIfShown)
    window.removeEventListener('pagehide', lookIfShown)
    window.removeEventListener('storage', stored)
    channel?.removeEventListener('message', messaged)
  }
}

let started = false

/** Watches from now on whoever signs in. A second call does nothing. */
export const watchIdle = (): void => {
  if (started) return
  started = true
  let stop: (() => void) | null = null
  actor.start()
  onSessionPhase((phase) => {
    if (isInside(phase) && stop === null) {
      const first = reading()
      noteSeen(first.lastMs)
      stop = listen()
      actor.send({ type: 'session.started', ...first })
    } else if (!isInside(phase) && stop !== null) {
      stop()
      stop = null
      actor.send({ type: 'session.ended', ...reading() })
      sharing.stop()
      keepingAlive.stop()
      noteSeen(null)
    }
  })
}

/** `resting`: nobody has signed in. */
export const useIdleStage = (): IdleStage | 'resting' => useSelector(actor, ({ value }) => value)
/** Instant of the last activity in any tab, epoch milliseconds. */
export const useLastActivity = (): number => useSelector(actor, ({ context }) => context.lastMs)
/** The person is here and wants to go on. */
export const stayActive = (): void => acted()
/** The person read why the session was closed. */
export const dismissIdle = (): void => actor.send({ type: 'dismissed' })

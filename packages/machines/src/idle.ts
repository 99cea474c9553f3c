/**
 * Who does nothing for a while is warned and then signed out. One of these runs in every tab; what they share is the instant of
 * the last activity in any of them. Timers only say when to look: what counts is the clock, so that a computer that slept, or a
 * tab that the browser held back, is right as soon as it wakes up.
 * @fuente spec 1 §4, §9
 */
import { assign, setup } from 'xstate'
import { IDLE_LOGOUT_MS, IDLE_WARNING_MS, idleStage } from '@cauce/domain/session/idle-limits'
import { typesOf } from './types-of.ts'

/** Epoch milliseconds. */
export interface IdleReading {
  readonly nowMs: number
  /** The last activity that this tab knows of, its own or another one's. */
  readonly lastMs: number
}

export type IdleEvent =
  | ({ readonly type: 'session.started' } & IdleReading)
  | ({ readonly type: 'session.ended' } & IdleReading)
  /** Somebody looked at the clock, or another tab told of activity. */
  | ({ readonly type: 'clock.told' } & IdleReading)
  /** A person moved the mouse, pressed a key or clicked, now; `lastMs` is what was known before. */
  | ({ readonly type: 'activity' } & IdleReading)
  /** The person read that the session was closed. */
  | { readonly type: 'dismissed' }

/** What is known after an event. A last activity that is yet to come is one of now: the clock was set back. */
export const known = (before: IdleReading, { nowMs, lastMs }: IdleReading): IdleReading => ({
  nowMs,
  lastMs: Math.min(Math.max(before.lastMs, lastMs), nowMs),
})

const stageOf = (before: IdleReading, event: IdleReading) => {
  const { lastMs, nowMs } = known(before, event)
  return idleStage(lastMs, nowMs)
}

const idleSetup = setup({
  types: typesOf<IdleReading, IdleEvent>(),
  actions: {
    /** The time of a limit has come: the caller looks at the clock and at what other tabs shared, and answers `clock.told`. */
    look: () => {},
    /** Ends the session; nothing happens when it has already ended. */
    disconnect: () => {},
    know: assign(({ context }, reading: IdleReading) => known(context, reading)),
    /** A session that starts knows nothing of the one before. */
    startFrom: assign((_, reading: IdleReading) => known(reading, reading)),
    knowActivity: assign((_, { nowMs }: IdleReading) => ({ nowMs, lastMs: nowMs })),
  },
  guards: {
    isOver: ({ context }, event: IdleReading) => stageOf(context, event) === 'disconnected',
    isLate: ({ context }, event: IdleReading) => stageOf(context, event) === 'warned',
    startsOver: (_, event: IdleReading) => stageOf(event, event) === 'disconnected',
    startsLate: (_, event: IdleReading) => stageOf(event, event) === 'warned',
  },
  delays: {
    untilWarning: ({ context }) => context.lastMs + IDLE_WARNING_MS - context.nowMs,
    untilLogout: ({ context }) => context.lastMs + IDLE_LOGOUT_MS - context.nowMs,
  },
})

const starting = idleSetup.createStateConfig({
  on: {
    'session.started': [
      {
        guard: { type: 'startsOver', params: ({ event }) => event },
        target: 'disconnected',
        actions: { type: 'startFrom', params: ({ event }) => event },
      },
      {
        guard: { type: 'startsLate', params: ({ event }) => event },
        target: 'warned',
        actions: { type: 'startFrom', params: ({ event }) => event },
      },
      { target: 'active', actions: { type: 'startFrom', params: ({ event }) => event } },
    ],
  },
})

/** Re-entering starts the wait for the next limit anew. */
const watching = idleSetup.createStateConfig({
  on: {
    'clock.told': [
      {
        guard: { type: 'isOver', params: ({ event }) => event },
        target: 'disconnected',
        actions: { type: 'know', params: ({ event }) => event },
      },
      {
        guard: { type: 'isLate', params: ({ event }) => event },
        target: 'warned',
        reenter: true,
        actions: { type: 'know', params: ({ event }) => event },
      },
      { target: 'active', reenter: true, actions: { type: 'know', params: ({ event }) => event } },
    ],
    activity: [
      // The mouse that wakes a computer up does not bring back a session whose hour was over.
      {
        guard: { type: 'isOver', params: ({ event }) => event },
        target: 'disconnected',
        actions: { type: 'know', params: ({ event }) => event },
      },
      { target: 'active', reenter: true, actions: { type: 'knowActivity', params: ({ event }) => event } },
    ],
    'session.ended': [
      // Another tab, or the server, was first to close it for the same reason.
      {
        guard: { type: 'isOver', params: ({ event }) => event },
        target: 'disconnected',
        actions: { type: 'know', params: ({ event }) => event },
      },
      'resting',
    ],
  },
})

export const idleMachine = idleSetup.createMachine({
  id: 'idle',
  version: '1',
  description: 'Inactividad',
  context: { nowMs: 0, lastMs: 0 },
  initial: 'resting',
  states: {
    resting: { description: 'Nadie ha ingresado', ...starting },
    active: {
      description: 'La persona está activa',
      ...watching,
      after: { untilWarning: { actions: 'look', meta: { leadsTo: 'warned' } } },
    },
    warned: {
      description: 'Estás inactivo: se avisa que la sesión se va a cerrar',
      ...watching,
      after: { untilLogout: { actions: 'look', meta: { leadsTo: 'disconnected' } } },
    },
    disconnected: {
      description: 'Desconexión por inactividad: se cerró la sesión y se dice',
      entry: 'disconnect',
      on: { ...starting.on, dismissed: 'resting' },
    },
  },
})

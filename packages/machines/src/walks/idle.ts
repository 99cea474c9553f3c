/** What may happen to idleness. */
import { IDLE_LOGOUT_MS, IDLE_WARNING_MS } from '@cauce/domain/session/idle-limits'
import { idleMachine } from '../idle.ts'
import type { Walk } from './walk.ts'

const START = 0
/** The clock at three moments, as seen by who did nothing since the start. */
const READINGS = [START, IDLE_WARNING_MS, IDLE_LOGOUT_MS].map((nowMs) => ({ nowMs, lastMs: START }))
const TYPES = ['session.started', 'session.ended', 'clock.told', 'activity'] as const

export const idleWalk: Walk = {
  machine: idleMachine,
  events: () => [...TYPES.flatMap((type) => READINGS.map((reading) => ({ type, ...reading }))), { type: 'dismissed' }],
  ports: {},
  clock: ({ nowMs, lastMs }, passedMs) => ({ type: 'clock.told', nowMs: Number(nowMs) + passedMs, lastMs }),
  // Another tab, or a clock that was moved, tells an hour of its own.
  rare: (event) => event.type === 'clock.told' || ('nowMs' in event && event['nowMs'] !== START),
  facts: ({ lastMs }) => lastMs,
  delayMs: IDLE_LOGOUT_MS,
}

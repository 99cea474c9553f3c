/** Every situation and every transition of idleness. */
import { describe, expect, it } from 'vitest'
import { IDLE_LOGOUT_MS, IDLE_WARNING_MS } from '@cauce/domain/session/idle-limits'
import { idleMachine } from '@cauce/machines/idle'
import { walkEverything } from './walk.ts'

const START = 0
/** The clock at three moments, as seen by who did nothing since the start. */
const READINGS = [START, IDLE_WARNING_MS, IDLE_LOGOUT_MS].map((nowMs) => ({ nowMs, lastMs: START }))
const TYPES = ['session.started', 'session.ended', 'clock.told', 'activity'] as const

describe('inactividad', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything({
      machine: idleMachine,
      events: () => [
        ...TYPES.flatMap((type) => READINGS.map((reading) => ({ type, ...reading }))),
        { type: 'dismissed' },
      ],
      ports: {},
      facts: ({ lastMs }) => lastMs,
      delayMs: IDLE_LOGOUT_MS,
    })
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

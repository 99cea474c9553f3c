/** Every situation and every transition of what the shell shows by itself: the bar, the wait, the connection. */
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { connectionMachine } from '@cauce/machines/connection'
import { lastingMachine } from '@cauce/machines/lasting'
import { loadingBarMachine } from '@cauce/machines/loading-bar'
import { walkEverything } from './walk.ts'

const LONGEST_MS = 3_000

const MACHINES: readonly (readonly [AnyStateMachine, readonly string[]])[] = [
  [loadingBarMachine, ['navigation.started', 'navigation.ended']],
  [lastingMachine, ['wait.started', 'wait.ended']],
  [connectionMachine, ['connection.lost', 'connection.back']],
]

describe.each(MACHINES)('%s', (machine, types) => {
  it(`${machine.id}: los caminos generados pasan por todos los estados y toman todas las transiciones`, async () => {
    const count = await walkEverything({
      machine,
      events: () => types.map((type) => ({ type })),
      ports: {},
      facts: () => null,
      delayMs: LONGEST_MS,
    })
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

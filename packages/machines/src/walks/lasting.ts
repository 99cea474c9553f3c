/** What may happen to a wait that lasts. */
import { lastingMachine } from '../lasting.ts'
import type { Walk } from './walk.ts'

export const lastingWalk: Walk = {
  machine: lastingMachine,
  events: () => [{ type: 'wait.started' }, { type: 'wait.ended' }],
  ports: {},
  facts: () => null,
  delayMs: 3_000,
}

/** What may happen to the connection. */
import { connectionMachine } from '../connection.ts'
import type { Walk } from './walk.ts'

export const connectionWalk: Walk = {
  machine: connectionMachine,
  events: () => [{ type: 'connection.lost' }, { type: 'connection.back' }],
  ports: {},
  facts: () => null,
  delayMs: 3_000,
}

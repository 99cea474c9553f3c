/** What may happen to the bar of a navigation. */
import { loadingBarMachine } from '../loading-bar.ts'
import type { Walk } from './walk.ts'

export const loadingBarWalk: Walk = {
  machine: loadingBarMachine,
  events: () => [{ type: 'navigation.started' }, { type: 'navigation.ended' }],
  ports: {},
  facts: () => null,
  delayMs: 3_000,
}

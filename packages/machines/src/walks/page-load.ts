/** What may happen to the loading of a page. */
import { PortFailure } from '../failure.ts'
import { createPageLoad, RELOAD_PATIENCE_MS } from '../page-load.ts'
import type { Walk } from './walk.ts'

const NOW = 1_000_000

export const pageLoadWalk: Walk = {
  machine: createPageLoad<string>(),
  events: () => [],
  ports: {
    load: { done: ['atencion'], error: [new TypeError('sin archivo')] },
    readFacts: {
      done: [
        { now: NOW, lastReload: null, online: true },
        { now: NOW, lastReload: NOW - 1, online: true },
      ],
      error: [new PortFailure({})],
    },
    reload: { error: [new PortFailure({})] },
  },
  facts: ({ page }) => page,
  delayMs: RELOAD_PATIENCE_MS,
}

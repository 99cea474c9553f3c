/** What may happen to the loading of a page. */
import { PortFailure } from '../failure.ts'
import { createPageLoad, RELOAD_PATIENCE_MS } from '../page-load.ts'
import { named, type Walk } from './walk.ts'

const NOW = 1_000_000

export const pageLoadWalk: Walk = {
  machine: createPageLoad<string>(),
  events: () => [],
  ports: {
    load: named({ Llega: 'atencion' }, { 'No llega': new TypeError('sin archivo') }),
    readFacts: named(
      {
        'No se ha recargado hace poco': { now: NOW, lastReload: null, online: true },
        'Se acaba de recargar': { now: NOW, lastReload: NOW - 1, online: true },
      },
      { 'No se pudo saber': new PortFailure({}) },
    ),
    reload: named({}, { 'No se pudo recargar': new PortFailure({}) }),
  },
  facts: ({ page }) => page,
  delayMs: RELOAD_PATIENCE_MS,
}

/** Every situation and every transition of the loading of a page. */
import { describe, expect, it } from 'vitest'
import { PortFailure } from '@cauce/machines/failure'
import { createPageLoad, RELOAD_PATIENCE_MS } from '@cauce/machines/page-load'
import { walkEverything } from './walk.ts'

const NOW = 1_000_000

describe('carga de una página', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything({
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
    })
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

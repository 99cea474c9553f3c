/** Every situation and every transition of a search. */
import { describe, expect, it } from 'vitest'
import { PortFailure } from '@cauce/machines/failure'
import { createTriggerSearch } from '@cauce/machines/trigger-search'
import { walkEverything } from './walk.ts'

const DEBOUNCE_MS = 250
const machine = createTriggerSearch<string>({
  threshold: 4,
  debounceMs: DEBOUNCE_MS,
  limit: 10,
  textOf: (row) => row,
})

describe('búsqueda', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything({
      machine,
      events: () => [
        ...['col', 'colo', 'colon', 'hemo'].map((text) => ({ type: 'text.changed', text })),
        { type: 'retry' },
        { type: 'clear' },
      ],
      ports: {
        fetchRows: {
          done: [
            { rows: ['Colonoscopia total', 'Colocación de yeso'], truncated: false },
            { rows: ['Colonoscopia total', 'Colocación de yeso'], truncated: true },
          ],
          error: [new PortFailure({})],
        },
      },
      facts: ({ text, requested, answered }) => [text, requested, answered],
      delayMs: DEBOUNCE_MS,
    })
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})

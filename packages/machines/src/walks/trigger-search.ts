/** What may happen to a search. */
import { PortFailure } from '../failure.ts'
import { createTriggerSearch } from '../trigger-search.ts'
import { named, NO_ANSWER, type Walk } from './walk.ts'

const DEBOUNCE_MS = 250
const machine = createTriggerSearch<string>({
  threshold: 4,
  debounceMs: DEBOUNCE_MS,
  limit: 10,
  textOf: (row) => row,
})

export const triggerSearchWalk: Walk = {
  machine,
  events: () => [
    ...['col', 'colo', 'colon', 'hemo'].map((text) => ({ type: 'text.changed', text })),
    { type: 'retry' },
    { type: 'clear' },
  ],
  ports: {
    fetchRows: named(
      {
        'Llegan dos': { rows: ['Colonoscopia total', 'Colocación de yeso'], truncated: false },
        'Llegan los primeros, y hay más': { rows: ['Colonoscopia total', 'Colocación de yeso'], truncated: true },
      },
      { [NO_ANSWER]: new PortFailure({}) },
    ),
  },
  facts: ({ text, requested, answered }) => [text, requested, answered],
  delayMs: DEBOUNCE_MS,
}

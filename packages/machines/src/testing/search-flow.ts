/** A running search of names for the tests of its machine. */
import { SimulatedClock, createActor } from 'xstate'
import { createTriggerSearch, type SearchAnswer } from '../trigger-search.ts'
import { fakePort, settle } from './fake-port.ts'

/** How long it waits after the last letter. */
export const DEBOUNCE_MS = 250
/** How many rows it shows at most. */
export const LIMIT = 10

/** What the server knows of «colo». */
export const ROWS = ['Colonoscopia total', 'Colonoscopia izquierda', 'Colocación de yeso']

/** It asks from four letters on. */
export const searchMachine = createTriggerSearch<string>({
  threshold: 4,
  debounceMs: DEBOUNCE_MS,
  limit: LIMIT,
  textOf: (row) => row,
})

/** The search with its fake port and a clock that only the test moves. */
export const startSearch = () => {
  const port = fakePort<SearchAnswer<string>, { text: string }>()
  const clock = new SimulatedClock()
  const actor = createActor(searchMachine.provide({ actors: { fetchRows: port.logic } }), { clock }).start()
  const type = (text: string) => actor.send({ type: 'text.changed', text })
  const answer = async (rows: readonly string[], truncated = false) => {
    port.last().resolve({ rows, truncated })
    await settle()
  }
  const asked = () => port.calls.map(({ input }) => input.text)
  return { port, clock, actor, type, answer, asked, now: () => actor.getSnapshot() }
}

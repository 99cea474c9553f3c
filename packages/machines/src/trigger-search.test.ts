import * as fc from 'fast-check'
import { SimulatedClock, createActor, fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { localMatch } from '@cauce/domain/search/trigger'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { DEBOUNCE_MS, LIMIT, ROWS, searchMachine, startSearch } from './testing/search-flow.ts'
import type { SearchAnswer } from './trigger-search.ts'

describe('trigger search', () => {
  it('asks only at the threshold and only after the wait', () => {
    const { clock, type, asked, now } = startSearch()
    type('col')
    expect(now().value).toBe('idle')
    type('colo')
    clock.increment(DEBOUNCE_MS - 1)
    expect([now().value, asked()]).toEqual(['waiting', []])
    clock.increment(1)
    expect([now().value, asked()]).toEqual(['loading', ['colo']])
  })

  it('starts the wait anew with every letter', () => {
    const { clock, type, asked } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS - 1)
    type('hemo')
    clock.increment(DEBOUNCE_MS - 1)
    expect(asked()).toEqual([])
    clock.increment(1)
    expect(asked()).toEqual(['hemo'])
  })

  it('narrows a whole answer by itself, whatever the accents', async () => {
    const { clock, type, answer, asked, now } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS)
    await answer(ROWS)
    expect(now().context.visible).toEqual(ROWS)
    type('COLOCACION')
    expect(now().context.visible).toEqual(['Colocación de yeso'])
    clock.increment(DEBOUNCE_MS)
    expect([now().value, asked()]).toEqual(['results', ['colo']])
  })

  it('asks again with the longer text where the answer was cut', async () => {
    const { clock, type, answer, asked } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS)
    await answer(ROWS, true)
    type('colon')
    clock.increment(DEBOUNCE_MS)
    expect(asked()).toEqual(['colo', 'colon'])
  })

  it('waits for the answer on its way while the text only grows, and narrows it on arrival', async () => {
    const { port, clock, type, answer, asked, now } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS)
    type('colonoscopia iz')
    expect([now().value, port.last().signal.aborted]).toEqual(['loading', false])
    await answer(ROWS)
    expect(now().context.visible).toEqual(['Colonoscopia izquierda'])
    expect(asked()).toEqual(['colo'])
  })

  it('clears below the threshold', async () => {
    const { clock, type, answer, now } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS)
    await answer(ROWS)
    type('col')
    expect(now()).toMatchObject({ value: 'idle', context: { rows: [], visible: [], answered: null } })
  })

  it('abandons the request and forgets its answer when the text becomes another', async () => {
    const { port, clock, type, now } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS)
    const first = port.last()
    type('hemo')
    expect(first.signal.aborted).toBe(true)
    first.resolve({ rows: ROWS, truncated: false })
    await settle()
    expect(now()).toMatchObject({ value: 'waiting', context: { rows: [] } })
  })

  it('says what went wrong and can be tried again', async () => {
    const { port, clock, actor, type, answer, now } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS)
    port.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: 'failed', context: { error: CONNECTION_LOST } })
    actor.send({ type: 'retry' })
    await answer(ROWS)
    expect(now()).toMatchObject({ value: 'results', context: { error: null } })
  })

  it('shows at most the limit', async () => {
    const { clock, type, answer, now } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS)
    await answer(Array.from({ length: 40 }, (_, index) => `Colonoscopia ${index}`))
    expect(now().context.visible).toHaveLength(LIMIT)
  })
})

const CATALOGUE = ['colon', 'colonoscopia', 'colocación', 'hemograma', 'hemocultivo', 'hemoglobina']
const MOST = 2

/** What the server answers: at most {@link MOST} rows, and whether there were more. */
const serve = (text: string): SearchAnswer<string> => {
  const rows = CATALOGUE.filter((row) => localMatch(row, text))
  return { rows: rows.slice(0, MOST), truncated: rows.length > MOST }
}

describe('answers in any order', () => {
  it('end in the rows of the last text, however late the others arrive', async () => {
    const texts = fc.constantFrom('col', 'colo', 'colon', 'coloc', 'hemo', 'hemog', 'hemoc', '')
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(texts, { minLength: 1, maxLength: 8 }), async (scheduler, typed) => {
        const clock = new SimulatedClock()
        const fetchRows = fromPromise<SearchAnswer<string>, { text: string }>(({ input }) =>
          scheduler.schedule(Promise.resolve(serve(input.text)), input.text),
        )
        const actor = createActor(searchMachine.provide({ actors: { fetchRows } }), { clock }).start()
        scheduler.scheduleSequence(
          typed.map((text) => ({
            label: `typed ${text}`,
            builder: () => {
              actor.send({ type: 'text.changed', text })
              clock.increment(DEBOUNCE_MS)
              return Promise.resolve()
            },
          })),
        )
        await scheduler.waitIdle()
        // A cut answer is asked again once the clock has passed the wait.
        clock.increment(DEBOUNCE_MS)
        await scheduler.waitIdle()
        const last = typed.at(-1) ?? ''
        const { value, context } = actor.getSnapshot()
        expect(value).toBe(last.length < 4 ? 'idle' : 'results')
        expect(context.visible).toEqual(last.length < 4 ? [] : serve(last).rows)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { DEBOUNCE_MS, ROWS, startSearch } from './testing/search-flow.ts'

describe('what a search knows', () => {
  const EMPTY = { text: '', rows: [], visible: [], requested: '', answered: null, error: null }

  it('begins with nothing', () => {
    const { now } = startSearch()
    expect(now()).toMatchObject({ value: 'idle' })
    expect(now().context).toEqual(EMPTY)
  })

  it('keeps the letters that are too few', () => {
    const { type, now } = startSearch()
    type('col')
    expect(now().context).toEqual({ ...EMPTY, text: 'col' })
  })

  it('is cleared whole, from the results and from what is on its way', async () => {
    const { port, clock, actor, type, answer, now } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS)
    await answer(ROWS)
    expect(now().context).toEqual({
      text: 'colo',
      rows: ROWS,
      visible: ROWS,
      requested: 'colo',
      answered: { text: 'colo', truncated: false },
      error: null,
    })
    actor.send({ type: 'clear' })
    expect(now()).toMatchObject({ value: 'idle', context: { ...EMPTY, requested: 'colo' } })
    type('hemo')
    clock.increment(DEBOUNCE_MS)
    actor.send({ type: 'clear' })
    expect(port.last().signal.aborted).toBe(true)
    expect(now()).toMatchObject({ value: 'idle', context: { text: '', rows: [], visible: [] } })
  })

  it('narrows what is there while it waits to ask for more', async () => {
    const { clock, type, answer, now } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS)
    await answer(ROWS, true)
    type('coloc')
    expect(now()).toMatchObject({ value: 'waiting', context: { text: 'coloc', visible: ['Colocación de yeso'] } })
  })

  it('goes back at once to what it knows when the letters that were added are taken away', async () => {
    const { clock, type, answer, asked, now } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS)
    await answer(ROWS, true)
    type('colon')
    type('colo')
    expect(now()).toMatchObject({ value: 'results', context: { visible: ROWS } })
    clock.increment(DEBOUNCE_MS)
    expect(asked()).toEqual(['colo'])
  })

  it('asks again by itself when the answer that came was cut and the text went on', async () => {
    const { clock, type, answer, asked, now } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS)
    type('colonoscopia')
    await answer(ROWS, true)
    expect(now()).toMatchObject({ value: 'waiting', context: { answered: { text: 'colo', truncated: true } } })
    clock.increment(DEBOUNCE_MS)
    expect([asked(), now().context.requested]).toEqual([['colo', 'colonoscopia'], 'colonoscopia'])
  })

  it('takes the text of the request for the same whatever its accents and capitals', () => {
    const { port, clock, type, now } = startSearch()
    type('Coló')
    clock.increment(DEBOUNCE_MS)
    type('colon')
    expect([now().value, now().context.text, port.last().signal.aborted]).toEqual(['loading', 'colon', false])
  })

  it('stops the request when letters are taken away', () => {
    const { port, clock, type, now } = startSearch()
    type('colon')
    clock.increment(DEBOUNCE_MS)
    type('colo')
    expect([now().value, port.last().signal.aborted]).toEqual(['waiting', true])
    type('col')
    expect(now()).toMatchObject({ value: 'idle', context: { text: 'col' } })
  })

  it('says in the words of the server why it failed, and forgets it when it asks again', async () => {
    const { port, clock, actor, type, now } = startSearch()
    type('colo')
    clock.increment(DEBOUNCE_MS)
    port.last().reject(new PortFailure({ status: 503, error: 'Sin servicio' }))
    await settle()
    expect(now()).toMatchObject({ value: 'failed', context: { error: 'Sin servicio', text: 'colo' } })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: 'loading', context: { error: null } })
  })
})

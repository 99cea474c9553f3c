import type { ReloadFacts } from '@cauce/domain/shell/page-load'
import { RELOAD_GUARD_MS } from '@cauce/domain/shell/shell-limits'
import { describe, expect, it } from 'vitest'
import { SimulatedClock, createActor } from 'xstate'
import { createPageLoad, RELOAD_PATIENCE_MS } from './page-load.ts'
import { fakePort, settle } from './testing/fake-port.ts'

const NOW = 1_000_000_000
const facts = (change: Partial<ReloadFacts> = {}): ReloadFacts => ({
  now: NOW,
  lastReload: null,
  online: true,
  ...change,
})

const start = () => {
  const load = fakePort<string, undefined>()
  const readFacts = fakePort<ReloadFacts, undefined>()
  const reload = fakePort<void, undefined>()
  const clock = new SimulatedClock()
  const actor = createActor(
    createPageLoad<string>().provide({
      actors: { load: load.logic, readFacts: readFacts.logic, reload: reload.logic },
    }),
    { clock },
  ).start()
  const fail = async (known: Partial<ReloadFacts> = {}) => {
    load.last().reject(new TypeError('Failed to fetch dynamically imported module'))
    await settle()
    readFacts.last().resolve(facts(known))
    await settle()
  }
  return { load, reload, clock, fail, now: () => actor.getSnapshot() }
}

describe('loading a page', () => {
  it('gives the page when it loads', async () => {
    const { load, reload, now } = start()
    load.last().resolve('atencion')
    await settle()
    expect(now()).toMatchObject({ value: 'loaded', status: 'done' })
    expect(now().context.page).toBe('atencion')
    expect(reload.calls).toEqual([])
  })

  it('reloads the product once when it does not', async () => {
    const { load, reload, fail, now } = start()
    await fail()
    expect(now().value).toBe('reloading')
    expect([load.calls.length, reload.calls.length]).toEqual([1, 1])
  })

  it.each([
    [RELOAD_GUARD_MS - 1, 'failed'],
    [RELOAD_GUARD_MS, 'reloading'],
  ])('%i ms after another reload it is %s', async (since, value) => {
    const { fail, now } = start()
    await fail({ lastReload: NOW - since })
    expect(now().value).toBe(value)
  })

  it('does not reload without a connection: the screen would go away and nothing would come', async () => {
    const { reload, fail, now } = start()
    await fail({ online: false })
    expect([now().value, reload.calls.length]).toEqual(['failed', 0])
    expect(now().context.error).toBeInstanceOf(TypeError)
  })

  it('gives up when the browser does not reload', async () => {
    const { clock, fail, now } = start()
    await fail()
    clock.increment(RELOAD_PATIENCE_MS)
    expect(now().value).toBe('failed')
  })
})

const failedPage = async () => {
  const load = fakePort<string, undefined>()
  const readFacts = fakePort<ReloadFacts, undefined>()
  const reload = fakePort<void, undefined>()
  const machine = createPageLoad<string>().provide({
    actors: { load: load.logic, readFacts: readFacts.logic, reload: reload.logic },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock }).start()
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { page: null, error: null } })
  load.last().reject(new TypeError('Failed to fetch'))
  await settle()
  expect(actor.getSnapshot().value).toBe('deciding')
  return { actor, readFacts, reload, clock }
}

describe('a page that does not load', () => {
  it('shows the page of error when it is not known whether the product may reload', async () => {
    const { actor, readFacts } = await failedPage()
    readFacts.last().reject(new Error('storage'))
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', status: 'done' })
  })

  it('shows the page of error when the browser does not let it reload, and waits for it while it does', async () => {
    const { actor, readFacts, reload, clock } = await failedPage()
    readFacts.last().resolve(facts())
    await settle()
    clock.increment(RELOAD_PATIENCE_MS - 1)
    expect(actor.getSnapshot().value).toBe('reloading')
    reload.last().reject(new Error('denied'))
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', status: 'done' })
  })
})

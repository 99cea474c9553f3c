import { assign, createActor, setup } from 'xstate'
import { describe, expect, it } from 'vitest'
import { persistFlow, restoreFlow } from './persist.ts'
import { fakePort, settle } from './testing/fake-port.ts'
import { typesOf } from './types-of.ts'

const port = fakePort<number, undefined>()
let entries = 0

const make = (version: string, waiting: 'waiting' | 'pausing') =>
  setup({
    types: typesOf<{ total: number }, { type: 'go' }>(),
    actors: { count: port.logic },
    actions: {
      noteEntry: () => {
        entries += 1
      },
    },
  }).createMachine({
    id: 'sample',
    version,
    context: { total: 1 },
    initial: 'idle',
    states: {
      idle: { on: { go: waiting } },
      [waiting]: {
        entry: 'noteEntry',
        invoke: {
          src: 'count',
          onDone: { target: 'idle', actions: assign({ total: ({ event }) => event.output }) },
          onError: 'idle',
        },
      },
    },
  })

const parent = (version: string) =>
  setup({ actors: { inner: make(version, 'waiting') } }).createMachine({
    id: 'parent',
    version: '1',
    invoke: { src: 'inner' },
  })

const stored = (): unknown => {
  const actor = createActor(make('1', 'waiting')).start()
  actor.send({ type: 'go' })
  return JSON.parse(JSON.stringify(persistFlow(actor)))
}

describe('restoreFlow', () => {
  it('comes back to the same situation, asks the port again and replays no action', async () => {
    const kept = stored()
    const [before, calls] = [entries, port.calls.length]
    const restored = restoreFlow(make('1', 'waiting'), kept)
    if (!restored.ok) throw new Error(restored.why)
    const actor = createActor(make('1', 'waiting'), { snapshot: restored.snapshot }).start()
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(entries).toBe(before)
    expect(port.calls).toHaveLength(calls + 1)
    port.last().resolve(7)
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { total: 7 } })
  })

  it('refuses another version, another machine and a situation that no longer exists', () => {
    expect(restoreFlow(make('2', 'waiting'), stored())).toEqual({ ok: false, why: 'version' })
    expect(restoreFlow(make('1', 'pausing'), stored())).toEqual({ ok: false, why: 'state' })
    const other = setup({}).createMachine({ id: 'other', version: '1' })
    expect(restoreFlow(other, stored())).toEqual({ ok: false, why: 'machine' })
  })

  it('refuses what is not a stored flow', () => {
    for (const nothing of [null, 'x', 3, {}, { machine: 'sample', version: '1' }, { snapshot: { status: 'error' } }])
      expect(restoreFlow(make('1', 'waiting'), nothing)).toEqual({ ok: false, why: 'shape' })
  })

  it('counts the versions of the machines inside', () => {
    const kept = persistFlow(createActor(parent('1')).start())
    expect(restoreFlow(parent('1'), kept).ok).toBe(true)
    expect(restoreFlow(parent('2'), kept)).toEqual({ ok: false, why: 'version' })
  })

  it('keeps the name and the version of what was stored, also after it ended', () => {
    const ended = setup({}).createMachine({
      id: 'ended',
      version: '7',
      initial: 'end',
      states: { end: { type: 'final' } },
    })
    const actor = createActor(ended).start()
    const kept = persistFlow(actor)
    expect(kept).toMatchObject({ machine: 'ended', version: '7', snapshot: { status: 'done' } })
    expect(restoreFlow(ended, kept)).toEqual({ ok: true, snapshot: kept.snapshot })
  })

  it('counts no version in what has none, nor in what is inside and is no machine', () => {
    const bare = setup({ actors: { count: port.logic } }).createMachine({ id: 'bare' })
    expect(persistFlow(createActor(bare).start())).toMatchObject({ machine: 'bare', version: '' })
    expect(persistFlow(createActor(parent('3')).start()).version).toBe('1 inner:3')
  })

  it('refuses a snapshot without what was inside', () => {
    for (const snapshot of [null, { status: 'active' }, { status: 'active', children: 'x' }, { children: {} }])
      expect(restoreFlow(make('1', 'waiting'), { machine: 'sample', version: '1', snapshot })).toEqual({
        ok: false,
        why: 'shape',
      })
  })
})

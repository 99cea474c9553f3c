import { describe, expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { failureOf, PortFailure, type Thrown } from '../../failure.ts'
import { port } from '../../port.ts'
import { fakePort, settle } from '../../testing/fake-port.ts'
import { typesOf } from '../../types-of.ts'
import { sendOnceGuards } from './guards.ts'
import { sendOnce } from './states.ts'

interface Context {
  readonly idempotencyKey: string | null
  readonly told: string
}
type Event = { readonly type: 'asked' | 'retry' | 'postponed' | 'wait.cancelled' | 'dialog.dismissed' }
interface Body {
  readonly texto: string
  readonly key: string | null
}

const hostSetup = setup({
  types: typesOf<Context, Event>(),
  actors: { newKey: port<string, undefined>('newKey'), save: port<number, Body>('save') },
  actions: {
    dialogRead: assign({ told: '' }),
    keyMade: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    lost: assign((_, { error }: Thrown) => ({ told: `lost ${failureOf(error).status}` })),
    refused: assign((_, { error }: Thrown) => ({ told: `refused ${failureOf(error).status}`, idempotencyKey: null })),
    takenBefore: assign({ told: 'before', idempotencyKey: null }),
  },
  guards: sendOnceGuards,
})

const sending = hostSetup.createStateConfig(
  sendOnce({
    words: { whole: 'Se envía', twice: 'enviar dos veces', sending: 'Se guarda', refused: 'No se guardó' },
    call: 'save',
    input: ({ context }: { readonly context: Context }) => ({ texto: 'uno', key: context.idempotencyKey }),
    answered: '#host.done',
    refusals: [],
    back: '#host.writing',
    postponed: 'postponed',
  }),
)

const host = hostSetup.createMachine({
  id: 'host',
  context: { idempotencyKey: null, told: '' },
  initial: 'writing',
  states: { writing: { on: { asked: 'sending' } }, sending, done: {} },
})

const asked = () => {
  const ports = { newKey: fakePort<string, undefined>(), save: fakePort<number, Body>() }
  const actor = createActor(host.provide({ actors: { newKey: ports.newKey.logic, save: ports.save.logic } })).start()
  actor.send({ type: 'asked' })
  return { ports, actor, now: () => actor.getSnapshot(), inputs: () => ports.save.calls.map(({ input }) => input) }
}
const sent = async () => {
  const flow = asked()
  flow.ports.newKey.last().resolve('k1')
  await settle()
  return flow
}
const refusedWith = async (failure: PortFailure) => {
  const flow = await sent()
  flow.ports.save.last().reject(failure)
  await settle()
  return flow
}

describe('sending once', () => {
  it('makes one key, and what is answered leads on', async () => {
    const { ports, now, inputs } = await sent()
    ports.save.last().resolve(7)
    await settle()
    expect([now().value, inputs()]).toEqual(['done', [{ texto: 'uno', key: 'k1' }]])
  })

  it.each<{ readonly status?: number }>([{}, { status: 401 }, { status: 429 }, { status: 503 }])(
    'what was not answered (%o) goes again under its key, at once or later',
    async (failure) => {
      const { ports, actor, now, inputs } = await refusedWith(new PortFailure(failure))
      expect(now()).toMatchObject({
        value: { sending: 'interrupted' },
        context: { told: `lost ${failure.status ?? null}`, idempotencyKey: 'k1' },
      })
      actor.send({ type: 'retry' })
      expect(now()).toMatchObject({ value: { sending: 'sending' }, context: { told: '' } })
      ports.save.last().reject(new PortFailure({}))
      await settle()
      actor.send({ type: 'postponed' })
      expect(now().value).toBe('writing')
      actor.send({ type: 'asked' })
      expect([inputs().length, new Set(inputs().map(({ key }) => key))]).toEqual([3, new Set(['k1'])])
      expect(ports.newKey.calls).toHaveLength(1)
    },
  )

  it('a refusal is told, and the next sending has another key', async () => {
    const { ports, actor, now } = await refusedWith(new PortFailure({ status: 422 }))
    expect(now()).toMatchObject({
      value: { sending: 'refused' },
      context: { told: 'refused 422', idempotencyKey: null },
    })
    actor.send({ type: 'dialog.dismissed' })
    actor.send({ type: 'asked' })
    expect([now().value, ports.newKey.calls.length]).toEqual([{ sending: 'keying' }, 2])
  })

  it('an earlier sending that was done with other words is told apart', async () => {
    const { now } = await refusedWith(new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' }))
    expect(now()).toMatchObject({ value: { sending: 'refused' }, context: { told: 'before', idempotencyKey: null } })
  })

  it('a key that could not be made sends nothing', async () => {
    const { ports, now, inputs } = asked()
    ports.newKey.last().reject(new PortFailure({}))
    await settle()
    expect([now().value, inputs()]).toEqual([{ sending: 'refused' }, []])
  })

  it('nobody has to wait: for the key one is back, for the answer it is not known', async () => {
    const keying = asked()
    keying.actor.send({ type: 'wait.cancelled' })
    expect(keying.now().value).toBe('writing')
    const { actor, now } = await sent()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({
      value: { sending: 'interrupted' },
      context: { told: 'lost null', idempotencyKey: 'k1' },
    })
  })
})

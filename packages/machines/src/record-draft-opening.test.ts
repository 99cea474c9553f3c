import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { EMPTY_COMPONENTS } from '@cauce/domain/clinical-record/record-components'
import { PortFailure } from './failure.ts'
import { recordDraftMachine } from './record-draft.ts'
import type { OpenedRecord, RecordDraftPorts as P } from './record-draft/types.ts'
import { fakePort, settle } from './testing/fake-port.ts'
import { startDraft } from './testing/record-draft-flow.ts'
import { draftInput, openView, planOf, viewWithPlan } from './testing/record-draft-samples.ts'

const lost = new PortFailure({})

const denied = new PortFailure({ status: 403, error: 'No tiene permiso' })

/** A record that is being brought. */
const opening = () => {
  const ports = {
    openRecord: fakePort<OpenedRecord, P['openRecord']['input']>(),
    readKept: fakePort<P['readKept']['output'], P['readKept']['input']>(),
  }
  const machine = recordDraftMachine.provide({
    actors: { openRecord: ports.openRecord.logic, readKept: ports.readKept.logic },
  })
  const actor = createActor(machine, { input: draftInput }).start()
  return { ports, actor, now: () => actor.getSnapshot() }
}

describe('opening a record', () => {
  it('knows nothing but whose it is', () => {
    const { now } = opening()
    expect(now().context).toMatchObject({
      ...draftInput,
      view: null,
      orphans: [],
      adopted: [],
      saving: null,
      savedAt: null,
      announced: {},
      mustAsk: false,
      typedSince: false,
      received: null,
      leftOver: [],
      error: null,
      finaliseErrors: {},
      finaliseError: null,
      wantsFinalise: false,
      idempotencyKey: null,
    })
    expect(now().context.parts.plan).toEqual({
      base: { version: 0, datos: EMPTY_COMPONENTS.plan },
      datos: EMPTY_COMPONENTS.plan,
      conflictos: [],
      enviados: [],
    })
  })

  it('asks for its consultation, on the server and on this computer', async () => {
    const { ports, now } = opening()
    expect(ports.openRecord.last().input).toEqual({ consultaId: 1 })
    ports.openRecord.last().resolve(viewWithPlan(3, 'Reposo'))
    await settle()
    expect(now()).toMatchObject({ value: { loading: 'recalling' } })
    expect(now().context.parts.plan.base).toEqual({ version: 3, datos: planOf('Reposo') })
    expect(ports.readKept.last().input).toEqual({ consultaId: 1 })
  })

  it.each([
    [
      'the server refuses',
      (f: ReturnType<typeof opening>) => f.ports.openRecord.last().reject(denied),
      'No tiene permiso',
    ],
    ['nobody answers', (f: ReturnType<typeof opening>) => f.ports.openRecord.last().reject(lost), CONNECTION_LOST],
    ['nobody waits', (f: ReturnType<typeof opening>) => f.actor.send({ type: 'wait.cancelled' }), CONNECTION_LOST],
  ])('says why it is not open when %s, and is tried again', async (_, happen, error) => {
    const draft = opening()
    happen(draft)
    await settle()
    expect(draft.now()).toMatchObject({ value: 'failed', context: { error } })
    draft.actor.send({ type: 'retry' })
    draft.ports.openRecord.last().resolve(openView)
    await settle()
    expect(draft.now()).toMatchObject({ value: { loading: 'recalling' }, context: { error: null } })
  })

  it.each([
    ['cannot be read', (f: ReturnType<typeof opening>) => f.ports.readKept.last().reject(new Error('disk'))],
    ['is not waited for', (f: ReturnType<typeof opening>) => f.actor.send({ type: 'wait.cancelled' })],
  ])('goes on without what was kept on this computer when that %s', async (_, happen) => {
    const draft = opening()
    draft.ports.openRecord.last().resolve(openView)
    await settle()
    happen(draft)
    await settle()
    expect(draft.now()).toMatchObject({ value: { open: 'upToDate' }, context: { orphans: [], adopted: [] } })
  })
})

const asking = async () => {
  const draft = await startDraft()
  draft.actor.send({ type: 'record.asked' })
  const refuseRecord = async (error: unknown) => {
    draft.ports.openRecord.last().reject(error)
    await settle()
  }
  return { ...draft, refuseRecord }
}

describe('looking at what another device wrote', () => {
  it('is tried again by itself when the server does not answer', async () => {
    const { refuseRecord, now, context, pass } = await asking()
    await refuseRecord(lost)
    expect(now().matches({ open: 'offline' })).toBe(true)
    expect(context()).toMatchObject({ mustAsk: true, error: CONNECTION_LOST })
    await pass(5_000)
    expect(now().matches({ open: { talking: 'asking' } })).toBe(true)
  })

  it('is tried again when it is asked, where the server refuses', async () => {
    const { actor, refuseRecord, now, context } = await asking()
    await refuseRecord(denied)
    expect(now().matches({ open: 'refused' })).toBe(true)
    expect(context()).toMatchObject({ mustAsk: true, error: 'No tiene permiso' })
    actor.send({ type: 'retry' })
    expect(now().matches({ open: { talking: 'asking' } })).toBe(true)
  })

  it('need not be waited for, and is not forgotten', async () => {
    const { actor, now, context } = await asking()
    actor.send({ type: 'wait.cancelled' })
    expect(now().matches({ open: 'offline' })).toBe(true)
    expect(context().mustAsk).toBe(true)
  })
})

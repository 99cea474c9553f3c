import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { WHOLE_RECORD_FAILED } from '@cauce/domain/history/whole-record-text'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { fakePort, settle } from './testing/fake-port.ts'
import { wholeRecordMachine, type WholeRecordInput } from './whole-record.ts'

const start = () => {
  const documents = fakePort<void, WholeRecordInput>()
  const actor = createActor(wholeRecordMachine.provide({ actors: { makeDocument: documents.logic } }), {
    input: { afiliadoId: 7 },
  }).start()
  actor.send({ type: 'record.asked' })
  return { actor, documents, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

describe('la historia completa', () => {
  it('se pide del afiliado y queda en las descargas', async () => {
    const { documents, state } = start()
    expect(documents.last().input).toEqual({ afiliadoId: 7 })
    documents.last().resolve()
    await settle()
    expect(state()).toBe('done')
  })

  it('se cancela mientras se prepara, y lo que llega tarde no cuenta', async () => {
    const { actor, documents, state } = start()
    actor.send({ type: 'record.cancelled' })
    expect(documents.last().signal.aborted).toBe(true)
    documents.last().resolve()
    await settle()
    expect(state()).toBe('idle')
  })

  it('después de un fallo dice cuál fue y se pide de nuevo', async () => {
    const { actor, documents, state, context } = start()
    documents.last().reject(new PortFailure({ status: 403, error: 'No tiene permiso' }))
    await settle()
    expect(state()).toBe('failed')
    expect(context()).toMatchObject({ error: WHOLE_RECORD_FAILED, detail: 'No tiene permiso' })
    actor.send({ type: 'record.asked' })
    expect(state()).toBe('making')
    expect(context()).toMatchObject({ error: null, detail: null })
  })
})

describe('cada paso de la historia completa', () => {
  it('no empieza hasta que se pide', () => {
    const actor = createActor(wholeRecordMachine, { input: { afiliadoId: 7 } }).start()
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle' })
    expect(actor.getSnapshot().context).toEqual({ afiliadoId: 7, error: null, detail: null })
  })

  it('se cierra después de un fallo o de tenerla, y se pide otra vez después de tenerla', async () => {
    const { actor, documents, state, context } = start()
    documents.last().reject(new Error('sin red'))
    await settle()
    expect(context()).toMatchObject({ error: WHOLE_RECORD_FAILED, detail: CONNECTION_LOST })
    actor.send({ type: 'record.closed' })
    expect(state()).toBe('idle')
    actor.send({ type: 'record.asked' })
    documents.last().resolve()
    await settle()
    actor.send({ type: 'record.asked' })
    expect(state()).toBe('making')
    documents.last().resolve()
    await settle()
    actor.send({ type: 'record.closed' })
    expect(state()).toBe('idle')
  })
})

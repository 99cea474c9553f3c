import { createActor, fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { FINALISE_FAILED } from '@cauce/domain/clinical-record/required-to-finalise'
import { PortFailure, type Failure } from './failure.ts'
import { recordDraftMachine } from './record-draft.ts'
import type { OpenedRecord, RecordDraftPorts as P } from './record-draft/types.ts'
import { settle } from './testing/fake-port.ts'
import { startDraft } from './testing/record-draft-flow.ts'
import { draftInput, finalView, keptPlan, openView, planOf } from './testing/record-draft-samples.ts'

const lost = new PortFailure({})

const broken = new PortFailure({ status: 503, error: 'El servicio no está disponible' })

const denied = new PortFailure({ status: 403, error: 'No tiene permiso' })

const otherVersion = new PortFailure({ status: 409, codigo: 'borrador.otra_version', error: 'Hay otra versión' })

/** It is being locked under `k1`. */
const finalising = async () => {
  const draft = await startDraft()
  draft.actor.send({ type: 'finalise.requested' })
  draft.ports.newKey.last().resolve('k1')
  await settle()
  const refuseLock = async (error: unknown) => {
    draft.ports.finaliseRecord.last().reject(error)
    await settle()
  }
  return { ...draft, refuseLock }
}

describe('locking a record', () => {
  it.each([
    [
      'cannot be made',
      (f: Awaited<ReturnType<typeof startDraft>>) => f.ports.newKey.last().reject(lost),
      {
        message: FINALISE_FAILED,
        detail: CONNECTION_LOST,
      },
    ],
    [
      'is not waited for',
      (f: Awaited<ReturnType<typeof startDraft>>) => f.actor.send({ type: 'wait.cancelled' }),
      null,
    ],
  ])('does not go on when its key %s', async (_, happen, finaliseError) => {
    const draft = await startDraft()
    draft.actor.send({ type: 'finalise.requested' })
    expect(draft.context()).toMatchObject({ wantsFinalise: true, finaliseError: null })
    expect(draft.now().matches({ finalising: 'keying' })).toBe(true)
    happen(draft)
    await settle()
    expect(draft.now().matches({ open: 'upToDate' })).toBe(true)
    expect(draft.context()).toMatchObject({ wantsFinalise: false, idempotencyKey: null, finaliseError })
    expect(draft.ports.finaliseRecord.calls).toEqual([])
  })

  it('whose answer is not waited for may have happened: it is asked again under its key or looked at', async () => {
    const { actor, now, context, ports } = await finalising()
    expect(ports.finaliseRecord.last().input).toMatchObject({ consultaId: 1, versiones: {}, key: 'k1' })
    actor.send({ type: 'wait.cancelled' })
    expect(now().matches({ finalising: 'interrupted' })).toBe(true)
    expect(context()).toMatchObject({
      idempotencyKey: 'k1',
      finaliseError: { message: FINALISE_FAILED, detail: CONNECTION_LOST },
    })
    actor.send({ type: 'retry' })
    expect(now().matches({ finalising: 'sending' })).toBe(true)
    expect(context().finaliseError).toBeNull()
    actor.send({ type: 'wait.cancelled' })
    actor.send({ type: 'finalise.resumed' })
    expect(now().matches({ open: { talking: 'asking' } })).toBe(true)
    expect(context()).toMatchObject({ wantsFinalise: false, idempotencyKey: null })
  })

  it('that got no answer says so', async () => {
    const { refuseLock, context, now } = await finalising()
    await refuseLock(broken)
    expect(now().matches({ finalising: 'interrupted' })).toBe(true)
    expect(context()).toMatchObject({
      idempotencyKey: 'k1',
      finaliseError: { message: FINALISE_FAILED, detail: 'El servicio no está disponible' },
    })
  })

  it('over another version looks at it first, and is to be asked for again', async () => {
    const { refuseLock, context, now } = await finalising()
    await refuseLock(otherVersion)
    expect(now().matches({ open: { talking: 'asking' } })).toBe(true)
    expect(context()).toMatchObject({
      wantsFinalise: false,
      idempotencyKey: null,
      finaliseError: { message: FINALISE_FAILED, detail: 'Hay otra versión' },
    })
  })

  it('that is refused says what is missing', async () => {
    const { refuseLock, context, now } = await finalising()
    await refuseLock(new PortFailure({ status: 422, error: 'Falta', errores: { motivo: ['Escriba el motivo'] } }))
    expect(now().matches({ open: 'upToDate' })).toBe(true)
    expect(context()).toMatchObject({
      wantsFinalise: false,
      idempotencyKey: null,
      finaliseError: { message: FINALISE_FAILED, detail: 'Falta' },
      finaliseErrors: { motivo: ['Escriba el motivo'] },
    })
  })

  it('forgives what was missing field by field, as it is written', async () => {
    const { actor, refuseLock, context } = await finalising()
    const errores = { motivo: ['Escriba el motivo'], plan: ['Escriba el plan'] }
    await refuseLock(new PortFailure({ status: 422, error: 'Falta', errores }))
    actor.send({ type: 'draft.changed', componente: 'anamnesis', campos: { motivo: 'Tos' } })
    expect(context().finaliseErrors).toEqual({ plan: ['Escriba el plan'] })
  })

  it('that is done reads how it stands, with nothing left of the asking', async () => {
    const { ports, now, context, tell, actor } = await finalising()
    ports.finaliseRecord.last().resolve({ mensaje: 'Historia clínica finalizada', finalizada_at: 'x', huella: 'a1' })
    await settle()
    expect(now().matches({ finalised: 'reading' })).toBe(true)
    expect(context()).toMatchObject({
      wantsFinalise: false,
      idempotencyKey: null,
      finaliseError: null,
      finaliseErrors: {},
      view: { finalizada: { at: 'x', por: 'Ana Ruiz', huella: 'a1' } },
    })
    expect(ports.openRecord.last().input).toEqual({ consultaId: 1 })
    await tell(finalView)
    expect(now().matches({ finalised: 'shown' })).toBe(true)
    expect(context().view).toEqual(finalView)
    actor.send({ type: 'record.asked' })
    ports.openRecord.last().reject(denied)
    await settle()
    expect(now().matches({ finalised: 'shown' })).toBe(true)
    expect(context().error).toBe('No tiene permiso')
    actor.send({ type: 'record.asked' })
    actor.send({ type: 'wait.cancelled' })
    expect(now().matches({ finalised: 'shown' })).toBe(true)
  })

  it('is not for who only reads', async () => {
    const { actor, now, ports } = await startDraft({ ...openView, escribe: false })
    actor.send({ type: 'finalise.requested' })
    expect(now().matches({ open: 'watching' })).toBe(true)
    expect(ports.newKey.calls).toEqual([])
  })

  it('elsewhere offers once what two tabs left the same', async () => {
    const { context } = await startDraft(finalView, [
      keptPlan('Dieta'),
      keptPlan('Dieta', 'c2', 2),
      keptPlan('Reposo', 'c3', 3),
      keptPlan('Calor', 'c4', 4),
      { ...keptPlan('', 'c5', 5), datos: { ...planOf(''), recomendaciones: 'Dieta' } },
    ])
    expect(context().leftOver).toEqual([
      { campo: 'plan', valor: 'Dieta' },
      { campo: 'plan', valor: 'Calor' },
      { campo: 'recomendaciones', valor: 'Dieta' },
    ])
  })

  it.each([
    ['no answer came', broken],
    ['another version is there', otherVersion],
    ['it is refused', new PortFailure({ status: 422, codigo: 'historia.incompleta' })],
  ])('that is not done is noted for the log when %s', async (_, error) => {
    const noted: Failure[] = []
    const machine = recordDraftMachine.provide({
      actors: {
        openRecord: fromPromise<OpenedRecord, P['openRecord']['input']>(() => Promise.resolve(openView)),
        readKept: fromPromise<P['readKept']['output'], P['readKept']['input']>(() => Promise.resolve([])),
        newKey: fromPromise<string, undefined>(() => Promise.resolve('k1')),
        finaliseRecord: fromPromise<P['finaliseRecord']['output'], P['finaliseRecord']['input']>(() =>
          Promise.reject(error),
        ),
      },
      actions: {
        noteFinaliseFailure: (_context, failure) => {
          noted.push(failure)
        },
      },
    })
    const actor = createActor(machine, { input: draftInput }).start()
    await settle()
    actor.send({ type: 'finalise.requested' })
    await settle()
    expect(noted).toEqual([error.failure])
  })
})

import { createActor } from 'xstate'
import { describe, expect, it, vi } from 'vitest'
import { EXPORT_FAILED } from '@cauce/domain/audit/export-text'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { listExportMachine, type FetchPart } from './list-export.ts'
import { fakePort, settle } from './testing/fake-port.ts'

const start = (limite = 10) => {
  const parts = fakePort<FetchPart['output'], FetchPart['input']>()
  const saveFile = vi.fn<() => void>()
  const actor = createActor(listExportMachine.provide({ actors: { fetchPart: parts.logic }, actions: { saveFile } }), {
    input: { limite },
  }).start()
  const answer = async (filas: number, siguiente: number | null) => {
    parts.last().resolve({ filas, siguiente, corte: 99 })
    await settle()
  }
  actor.send({ type: 'export.started' })
  return { actor, parts, saveFile, answer, context: () => actor.getSnapshot().context }
}

describe('la descarga de una lista', () => {
  it('pide parte tras parte, hasta la misma entrada, y guarda el archivo una vez', async () => {
    const { actor, parts, saveFile, answer, context } = start()
    expect(parts.last().input).toEqual({ antes: null, corte: null })
    await answer(4, 51)
    expect(parts.last().input).toEqual({ antes: 51, corte: 99 })
    expect(context().filas).toBe(4)
    await answer(2, null)
    expect(actor.getSnapshot().value).toBe('done')
    expect(context()).toMatchObject({ filas: 6, cortada: false })
    expect(saveFile).toHaveBeenCalledOnce()
  })

  it('se detiene en el límite y dice que quedó cortada', async () => {
    const { answer, context, parts } = start(8)
    await answer(4, 51)
    await answer(4, 41)
    expect(parts.calls).toHaveLength(2)
    expect(context()).toMatchObject({ filas: 8, cortada: true })
  })

  it('justo en el límite, sin más filas, no está cortada', async () => {
    const { answer, context } = start(8)
    await answer(8, null)
    expect(context().cortada).toBe(false)
  })

  it('cancelada, la parte que llega tarde no cuenta ni se guarda', async () => {
    const { actor, saveFile, answer, context, parts } = start()
    actor.send({ type: 'export.cancelled' })
    expect(parts.last().signal.aborted).toBe(true)
    await answer(4, null)
    expect(actor.getSnapshot().value).toBe('idle')
    expect(context().filas).toBe(0)
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('después de un fallo sigue desde donde iba', async () => {
    const { actor, parts, answer, context } = start()
    await answer(4, 51)
    parts.last().reject(new PortFailure({ status: 503, error: 'El servicio no está disponible.' }))
    await settle()
    expect(context()).toMatchObject({ filas: 4, detail: 'El servicio no está disponible.' })
    actor.send({ type: 'export.resumed' })
    expect(parts.last().input).toEqual({ antes: 51, corte: 99 })
    await answer(1, null)
    expect(context()).toMatchObject({ filas: 5, error: null })
  })
})

describe('cada paso de la descarga de una lista', () => {
  const NOTHING = { filas: 0, antes: null, corte: null, cortada: false, error: null, detail: null }

  it('no empieza hasta que se pide', () => {
    const actor = createActor(listExportMachine, { input: { limite: 10 } }).start()
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle' })
    expect(actor.getSnapshot().context).toEqual({ ...NOTHING, limite: 10 })
  })

  it('que se pide de nuevo empieza por el principio, con nada de la anterior', async () => {
    const { actor, parts, answer, context } = start(8)
    await answer(8, 51)
    expect(context()).toMatchObject({ filas: 8, cortada: true, antes: 51, corte: 99 })
    actor.send({ type: 'export.started' })
    expect(actor.getSnapshot().value).toBe('fetching')
    expect(context()).toEqual({ ...NOTHING, limite: 8 })
    expect(parts.last().input).toEqual({ antes: null, corte: null })
  })

  it('que se cierra vuelve a no haberse pedido, y al pedirse no trae la falla', async () => {
    const { actor, parts, answer, context } = start()
    parts.last().reject(new PortFailure({}))
    await settle()
    expect(actor.getSnapshot().value).toBe('failed')
    expect(context()).toMatchObject({ error: EXPORT_FAILED, detail: CONNECTION_LOST })
    actor.send({ type: 'export.closed' })
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send({ type: 'export.started' })
    expect(context()).toEqual({ ...NOTHING, limite: 10 })
    await answer(1, null)
    actor.send({ type: 'export.closed' })
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('que sigue tras un fallo olvida el fallo con la parte que llega', async () => {
    const { actor, parts, answer, context } = start(20)
    parts.last().reject(new PortFailure({ status: 503, error: 'Sin servicio' }))
    await settle()
    actor.send({ type: 'export.resumed' })
    await answer(4, 51)
    expect(context()).toMatchObject({ filas: 4, error: null, detail: null })
    expect(actor.getSnapshot().value).toBe('fetching')
  })
})

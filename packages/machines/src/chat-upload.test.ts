import { FILE_NOT_UPLOADED, FILES_NOT_SAVED } from '@cauce/domain/chat/attachment-messages'
import { SEND_FAILED } from '@cauce/domain/chat/chat-messages'
import {
  FILES_TOO_LARGE,
  MAX_ATTACHMENTS_BYTES,
  MESSAGE_TOO_SHORT,
  NO_FILES,
  ONLY_PDF,
} from '@cauce/domain/chat/limits'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { describe, expect, it } from 'vitest'
import { shownErrors, totalsOf } from './chat-upload/flow.ts'
import { UPLOAD_RETRY_MS, UPLOAD_STALL_MS } from './chat-upload/setup.ts'
import { PortFailure } from './failure.ts'
import { addressOf, chosen, startUpload } from './testing/chat-upload-run.ts'

const busy = new PortFailure({ status: 503, error: 'El servicio no está disponible.' })

describe('a message with files', () => {
  it('is not asked for while it cannot be sent, and says why', () => {
    const { actor, ports, context } = startUpload()
    actor.send({ type: 'send.requested', clave: 'k1' })
    expect(shownErrors(context())).toEqual({ archivos: [NO_FILES] })
    actor.send({ type: 'files.added', archivos: [{ ...chosen('a'), pdf: false }] })
    actor.send({ type: 'message.changed', mensaje: 'Corto' })
    expect(shownErrors(context())).toEqual({ archivos: [ONLY_PDF], mensaje: [MESSAGE_TOO_SHORT] })
    actor.send({ type: 'file.removed', id: 'a' })
    actor.send({ type: 'files.added', archivos: [chosen('b', MAX_ATTACHMENTS_BYTES), chosen('c', 1)] })
    expect(shownErrors(context())['archivos']).toEqual([FILES_TOO_LARGE])
    expect(ports.open.calls).toEqual([])
  })

  it('goes in three steps, one file after another, with its progress', async () => {
    const { actor, ports, opened, sent, context, now } = startUpload()
    await opened('a', 'b')
    expect(ports.open.last().input).toMatchObject({ clave: 'k1', mensaje: '' })
    actor.send({ type: 'progress', sent: 40 })
    expect([sent(), totalsOf(context().archivos).percent]).toEqual([['a'], 20])
    actor.send({ type: 'sent' })
    actor.send({ type: 'sent' })
    expect(sent()).toEqual(['a', 'b'])
    await ports.finish.answer({})
    expect(ports.finish.last().input.archivos.map(({ ruta }) => ruta)).toEqual(['ruta-a', 'ruta-b'])
    expect(now()).toBe('done')
  })

  it('that the server refuses goes back to what was chosen, with its words', async () => {
    const { ports, asked, context, now } = startUpload()
    asked('a')
    await ports.open.refuse(
      new PortFailure({ status: 422, error: 'Datos', errores: { 'nombre_adjuntos.0': ['Obligatorio'] } }),
    )
    expect([now(), shownErrors(context()), context().error]).toEqual(['composing', { archivos: ['Obligatorio'] }, null])
    asked()
    await ports.open.refuse(new PortFailure({ status: 404 }))
    expect(context().error).toBe(SEND_FAILED)
  })

  it('under the same key when the answer to the first step was lost', async () => {
    const { actor, ports, asked, context } = startUpload()
    asked('a')
    await ports.open.refuse(new PortFailure({}))
    expect([context().error, context().detail]).toEqual([SEND_FAILED, CONNECTION_LOST])
    actor.send({ type: 'retry' })
    expect(ports.open.calls.map(({ input }) => input.clave)).toEqual(['k1', 'k1'])
  })
})

describe('a lost connection', () => {
  it('goes on by itself with what did not arrive', async () => {
    const { actor, ports, clock, opened, sent, now, context } = startUpload()
    await opened('a', 'b', 'c')
    actor.send({ type: 'sent' })
    actor.send({ type: 'send.failed', error: null, again: true })
    expect([now(), context().error, context().detail]).toEqual(['interrupted', FILE_NOT_UPLOADED, CONNECTION_LOST])
    clock.increment(UPLOAD_RETRY_MS)
    await ports.resume.answer([addressOf('a', true), addressOf('b', true), addressOf('c')])
    expect(sent()).toEqual(['a', 'b', 'c'])
    actor.send({ type: 'sent' })
    expect(ports.finish.calls).toHaveLength(1)
  })

  it('is noticed when nothing moves', async () => {
    const { actor, clock, opened, now } = startUpload()
    await opened('a')
    clock.increment(UPLOAD_STALL_MS - 1)
    actor.send({ type: 'progress', sent: 1 })
    clock.increment(UPLOAD_STALL_MS - 1)
    expect(now()).toEqual({ sending: 'moving' })
    clock.increment(1)
    expect(now()).toBe('interrupted')
  })

  it('in the last step asks again for the same message', async () => {
    const { actor, ports, opened, context } = startUpload()
    await opened('a')
    actor.send({ type: 'sent' })
    await ports.finish.refuse(busy)
    expect([context().error, context().detail]).toEqual([FILES_NOT_SAVED, 'El servicio no está disponible.'])
    actor.send({ type: 'retry' })
    expect(ports.finish.calls.map(({ input }) => input.envio)).toEqual([7, 7])
    expect(ports.resume.calls).toEqual([])
  })
})

describe('a refused file', () => {
  it('is tried once more under a fresh address, and then told', async () => {
    const { actor, ports, opened, now, context } = startUpload()
    await opened('a')
    actor.send({ type: 'send.failed', error: 'La dirección venció', again: false })
    await ports.resume.answer([addressOf('a')])
    actor.send({ type: 'send.failed', error: 'No es un PDF', again: false })
    expect([now(), context().error, context().detail]).toEqual(['refused', FILE_NOT_UPLOADED, 'No es un PDF'])
    actor.send({ type: 'edit' })
    await ports.discard.answer({ discarded: true })
    expect([now(), context().archivos[0]?.sent, context().envio]).toEqual(['composing', 0, null])
  })

  it('that the last step misses is looked for once', async () => {
    const { actor, ports, opened, now, context } = startUpload()
    const missing = new PortFailure({ status: 409, codigo: 'archivo.no_recibido', error: 'Falta un archivo' })
    await opened('a')
    actor.send({ type: 'sent' })
    await ports.finish.refuse(missing)
    await ports.resume.answer([addressOf('a')])
    actor.send({ type: 'sent' })
    await ports.finish.refuse(missing)
    expect([now(), context().error, context().detail]).toEqual(['refused', FILES_NOT_SAVED, 'Falta un archivo'])
  })
})

describe('giving up', () => {
  it('stops what is being sent and tells the server', async () => {
    const { actor, ports, opened, stopped, now } = startUpload()
    await opened('a')
    actor.send({ type: 'cancel' })
    expect([stopped(), ports.discard.last().input]).toEqual([1, { envio: 7 }])
    await ports.discard.refuse(new PortFailure({}))
    expect(now()).toBe('composing')
  })

  it('too late, the message is there', async () => {
    const { actor, ports, opened, now } = startUpload()
    await opened('a')
    actor.send({ type: 'sent' })
    actor.send({ type: 'cancel' })
    await ports.discard.answer({ discarded: false })
    await ports.finish.answer({})
    expect(now()).toBe('done')
  })

  it('before the server answered leaves nothing to give back, and the next one is another message', async () => {
    const { actor, ports, asked } = startUpload()
    asked('a')
    actor.send({ type: 'cancel' })
    actor.send({ type: 'send.requested', clave: 'k2' })
    expect(ports.open.last().input.clave).toBe('k2')
    await ports.open.refuse(new PortFailure({}))
    actor.send({ type: 'cancel' })
    expect([actor.getSnapshot().value, ports.discard.calls]).toEqual(['composing', []])
  })
})

it('what was sent and not used is sent again', async () => {
  const { actor, ports, opened, now } = startUpload()
  await opened('a')
  actor.send({ type: 'sent' })
  await ports.finish.answer({})
  actor.send({ type: 'send.requested', clave: 'k2' })
  expect([now(), ports.open.last().input.clave]).toEqual(['opening', 'k2'])
})

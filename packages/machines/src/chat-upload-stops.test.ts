import { FILE_NOT_UPLOADED, FILES_NOT_SAVED, UPLOAD_STALLED } from '@cauce/domain/chat/attachment-messages'
import { SEND_FAILED } from '@cauce/domain/chat/chat-messages'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { describe, expect, it } from 'vitest'
import { UPLOAD_RETRY_MS, UPLOAD_STALL_MS } from './chat-upload/setup.ts'
import { PortFailure } from './failure.ts'
import { addressOf, startUpload } from './testing/chat-upload-run.ts'

const busy = new PortFailure({ status: 503, error: 'El servicio no está disponible.' })

const denied = new PortFailure({ status: 403, error: 'No tiene permiso' })

describe('a sending that stops', () => {
  it('says that nothing moved, and forgets it when it goes on', async () => {
    const { actor, ports, clock, opened, context, now } = startUpload()
    await opened('a')
    clock.increment(UPLOAD_STALL_MS)
    expect(context()).toMatchObject({ error: UPLOAD_STALLED, detail: null })
    actor.send({ type: 'retry' })
    expect(now()).toBe('resuming')
    expect(ports.resume.last().input).toMatchObject({ envio: 7, archivos: [{ id: 'a' }] })
    await ports.resume.answer([addressOf('a')])
    expect([now(), context().error, context().detail]).toEqual([{ sending: 'moving' }, null, null])
  })

  it.each([
    ['does not answer', busy, 'interrupted', 'El servicio no está disponible.'],
    ['refuses', denied, 'refused', 'No tiene permiso'],
    ['refuses without a word', new PortFailure({ status: 403 }), 'refused', null],
  ])('says so when the server %s where it was', async (_, error, value, detail) => {
    const { actor, ports, opened, now, context } = startUpload()
    await opened('a')
    actor.send({ type: 'send.failed', error: null, again: true })
    actor.send({ type: 'retry' })
    await ports.resume.refuse(error)
    expect([now(), context().error, context().detail]).toEqual([value, FILE_NOT_UPLOADED, detail])
  })

  it('says what the connection said of the bytes', async () => {
    const { actor, opened, context } = startUpload()
    await opened('a')
    actor.send({ type: 'send.failed', error: 'Sin señal', again: true })
    expect(context()).toMatchObject({ error: FILE_NOT_UPLOADED, detail: 'Sin señal' })
  })

  it('goes on by itself from the first step too', async () => {
    const { ports, clock, asked, now, context } = startUpload()
    asked('a')
    await ports.open.refuse(busy)
    expect(now()).toBe('interrupted')
    expect(context()).toMatchObject({ error: SEND_FAILED, detail: 'El servicio no está disponible.' })
    clock.increment(UPLOAD_RETRY_MS - 1)
    expect(now()).toBe('interrupted')
    clock.increment(1)
    expect(now()).toBe('opening')
    await ports.open.answer({ envio: 7, addresses: [addressOf('a')] })
    expect(context()).toMatchObject({ error: null, detail: null })
  })

  it('asks once for a fresh address of each file that is refused', async () => {
    const { actor, ports, opened, now, context } = startUpload()
    await opened('a', 'b')
    actor.send({ type: 'send.failed', error: 'Venció', again: false })
    expect([now(), context().renewed]).toEqual(['resuming', 'a'])
    await ports.resume.answer([addressOf('a'), addressOf('b')])
    actor.send({ type: 'sent' })
    expect(context().renewed).toBeNull()
    actor.send({ type: 'send.failed', error: 'Venció', again: false })
    expect([now(), context().renewed]).toEqual(['resuming', 'b'])
  })

  it('in the last step says why it was refused, in the words of the server', async () => {
    const { actor, ports, opened, now, context } = startUpload()
    await opened('a')
    actor.send({ type: 'sent' })
    await ports.finish.refuse(denied)
    expect([now(), context().error, context().detail]).toEqual(['refused', FILES_NOT_SAVED, 'No tiene permiso'])
    expect(ports.resume.calls).toEqual([])
  })

  it('in the last step looks once for the file that is missing', async () => {
    const { actor, ports, opened, now, context } = startUpload()
    await opened('a')
    actor.send({ type: 'sent' })
    await ports.finish.refuse(new PortFailure({ status: 409, codigo: 'archivo.no_recibido' }))
    expect([now(), context().rechecked]).toEqual(['resuming', true])
    await ports.resume.refuse(new PortFailure({}))
    expect(context()).toMatchObject({ error: FILE_NOT_UPLOADED, detail: CONNECTION_LOST })
  })
})

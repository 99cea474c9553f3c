import { describe, expect, it } from 'vitest'
import { PortFailure } from './failure.ts'
import { chosen, startUpload } from './testing/chat-upload-run.ts'

const busy = new PortFailure({ status: 503, error: 'El servicio no está disponible.' })

const NOTHING_SENT = { clave: null, envio: null, renewed: null, rechecked: false, error: null, detail: null }

describe('a sending that is given up', () => {
  const clean = { ...NOTHING_SENT, archivos: [{ id: 'a', ruta: null, url: null, sent: 0, recibido: false }] }

  it.each([
    ['while it is asked where', async (f: ReturnType<typeof startUpload>) => f.asked('a')],
    [
      'when that got no answer',
      async (f: ReturnType<typeof startUpload>) => {
        f.asked('a')
        await f.ports.open.refuse(busy)
      },
    ],
  ])('%s leaves what was chosen as if nothing had been sent', async (_, arrive) => {
    const upload = startUpload()
    await arrive(upload)
    upload.actor.send({ type: 'cancel' })
    expect(upload.now()).toBe('composing')
    expect(upload.context()).toMatchObject(clean)
    expect(upload.ports.discard.calls).toEqual([])
  })

  it.each([
    ['while its bytes leave', async (f: ReturnType<typeof startUpload>) => f.opened('a')],
    [
      'when it was interrupted',
      async (f: ReturnType<typeof startUpload>) => {
        await f.opened('a')
        f.actor.send({ type: 'send.failed', error: null, again: true })
      },
    ],
    [
      'while it is asked how far it went',
      async (f: ReturnType<typeof startUpload>) => {
        await f.opened('a')
        f.actor.send({ type: 'send.failed', error: null, again: true })
        f.actor.send({ type: 'retry' })
      },
    ],
    [
      'in its last step',
      async (f: ReturnType<typeof startUpload>) => {
        await f.opened('a')
        f.actor.send({ type: 'sent' })
      },
    ],
  ])('%s is told to the server, and may be left without its answer', async (_, arrive) => {
    const upload = startUpload()
    await arrive(upload)
    upload.actor.send({ type: 'cancel' })
    expect([upload.now(), upload.ports.discard.last().input]).toEqual(['discarding', { envio: 7 }])
    upload.actor.send({ type: 'cancel' })
    expect(upload.now()).toBe('composing')
    expect(upload.context()).toMatchObject(clean)
  })

  it('is forgotten when the server takes it back, or does not answer', async () => {
    for (const end of ['answer', 'refuse'] as const) {
      const { actor, ports, opened, context, now } = startUpload()
      await opened('a')
      actor.send({ type: 'cancel' })
      await (end === 'answer' ? ports.discard.answer({ discarded: true }) : ports.discard.refuse(busy))
      expect(now()).toBe('composing')
      expect(context()).toMatchObject(clean)
    }
  })
})

const published = async () => {
  const upload = startUpload()
  await upload.opened('a')
  upload.actor.send({ type: 'sent' })
  await upload.ports.finish.answer({})
  return upload
}

describe('after a message was published', () => {
  it.each([
    ['a file that comes', { type: 'files.added', archivos: [chosen('b')] }, ['a', 'b']],
    ['a file that leaves', { type: 'file.removed', id: 'a' }, []],
  ] as const)('%s begins another, with nothing sent', async (_, event, ids) => {
    const { actor, context, now } = await published()
    actor.send(event)
    expect(now()).toBe('composing')
    expect(context()).toMatchObject(NOTHING_SENT)
    expect(context().archivos.map(({ id }) => id)).toEqual(ids)
    expect(context().archivos.filter(({ recibido, sent }) => recibido || sent > 0)).toEqual([])
  })

  it('asking again sends the files anew under the new key', async () => {
    const { actor, context, now } = await published()
    actor.send({ type: 'send.requested', clave: 'k2' })
    expect(now()).toBe('opening')
    expect(context()).toMatchObject({ clave: 'k2', envio: null, archivos: [{ id: 'a', sent: 0, recibido: false }] })
  })
})

import { describe, expect, it } from 'vitest'
import { ONLY_PDF } from '@cauce/domain/chat/limits'
import { shownErrors, totalsOf } from './chat-upload/flow.ts'
import { PortFailure } from './failure.ts'
import { addressOf, chosen, startUpload } from './testing/chat-upload-run.ts'

const denied = new PortFailure({ status: 403, error: 'No tiene permiso' })

const NOTHING_SENT = { clave: null, envio: null, renewed: null, rechecked: false, error: null, detail: null }

const refusedOnce = async () => {
  const upload = startUpload()
  upload.asked('a')
  const errores = {
    'nombre_adjuntos.0': ['Obligatorio'],
    'nombre_adjuntos.1': ['Obligatorio'],
    tamano_adjuntos: ['Muy grandes'],
    mensaje: ['Muy corto'],
    canal_id: ['No existe'],
    nombre_adjunto: ['Sin nombre'],
    nombre_adjuntosX: ['De otro campo'],
    'otro.mensaje': ['De otro campo'],
    'otro.archivos': ['De otro campo'],
  }
  await upload.ports.open.refuse(new PortFailure({ status: 422, error: 'Revise', errores }))
  return upload
}

describe('what is chosen and written', () => {
  it('is nothing at the beginning', () => {
    expect(startUpload().context()).toEqual({
      maxFiles: 20,
      archivos: [],
      mensaje: '',
      tried: false,
      serverErrors: {},
      ...NOTHING_SENT,
    })
  })

  it('is told wrong in its files at once, and in the rest only once it was tried', () => {
    const { actor, context } = startUpload()
    expect(shownErrors(context())).toEqual({})
    actor.send({ type: 'message.changed', mensaje: 'Corto' })
    expect(shownErrors(context())).toEqual({})
    actor.send({ type: 'files.added', archivos: [{ ...chosen('a'), pdf: false }] })
    expect(shownErrors(context())).toEqual({ archivos: [ONLY_PDF] })
    actor.send({ type: 'send.requested', clave: 'k1' })
    expect(context().tried).toBe(true)
    expect(Object.keys(shownErrors(context())).toSorted()).toEqual(['archivos', 'mensaje'])
  })

  it('has nothing wrong in a file that can go', () => {
    const { actor, context } = startUpload()
    actor.send({ type: 'files.added', archivos: [chosen('a')] })
    expect(Object.keys(shownErrors(context()))).toEqual([])
  })

  it('starts with none of its bytes sent', () => {
    const { actor, context } = startUpload()
    actor.send({ type: 'files.added', archivos: [chosen('a')] })
    expect(context().archivos).toEqual([{ ...chosen('a'), ruta: null, url: null, sent: 0, recibido: false }])
    expect(totalsOf(context().archivos)).toEqual({ sent: 0, total: 100, percent: 0 })
    expect(totalsOf([])).toEqual({ sent: 0, total: 0, percent: 0 })
  })

  it('is told what the server found wrong, each thing once in its field', async () => {
    const { context, now } = await refusedOnce()
    expect(now()).toBe('composing')
    expect(context()).toMatchObject({
      ...NOTHING_SENT,
      serverErrors: { archivos: ['Obligatorio', 'Muy grandes', 'Sin nombre'], mensaje: ['Muy corto'] },
    })
  })

  it.each([
    ['a file comes', { type: 'files.added', archivos: [chosen('b')] }, ['mensaje']],
    ['a file leaves', { type: 'file.removed', id: 'a' }, ['mensaje']],
    ['the message changes', { type: 'message.changed', mensaje: 'El informe de hoy' }, ['archivos']],
  ] as const)('is forgiven in its field when %s', async (_, event, left) => {
    const { actor, context } = await refusedOnce()
    actor.send(event)
    expect(Object.keys(context().serverErrors)).toEqual(left)
  })

  it.each([
    { type: 'files.added', archivos: [chosen('b')] },
    { type: 'file.removed', id: 'b' },
    { type: 'message.changed', mensaje: 'El informe de hoy' },
    { type: 'send.requested', clave: 'k2' },
  ] as const)('makes the last failure old: $type', async (event) => {
    const { actor, ports, asked, context } = startUpload()
    asked('a')
    await ports.open.refuse(denied)
    expect(context()).toMatchObject({ error: 'No tiene permiso', detail: null })
    actor.send(event)
    expect(context()).toMatchObject({ error: null, detail: null })
  })

  it('loses only the file that is taken out', () => {
    const { actor, context } = startUpload()
    actor.send({ type: 'files.added', archivos: [chosen('a'), chosen('b')] })
    actor.send({ type: 'file.removed', id: 'a' })
    expect(context().archivos.map(({ id }) => id)).toEqual(['b'])
  })
})

describe('the steps of a sending', () => {
  it('tell the message without the blanks around it, and the files', async () => {
    const { actor, ports, asked, context, now } = startUpload()
    actor.send({ type: 'message.changed', mensaje: ' El informe de hoy ' })
    asked('a')
    expect(now()).toBe('opening')
    expect(context()).toMatchObject({ tried: true, clave: 'k1', serverErrors: {} })
    expect(ports.open.last().input).toMatchObject({
      clave: 'k1',
      mensaje: 'El informe de hoy',
      archivos: [{ id: 'a' }],
    })
    await ports.open.answer({ envio: 7, addresses: [addressOf('a')] })
    expect(context()).toMatchObject({
      envio: 7,
      archivos: [{ id: 'a', ruta: 'ruta-a', url: '/archivos/a', sent: 0, recibido: false }],
    })
  })

  it('take each file to its own address, and leave as it was the one that got none', async () => {
    const { actor, ports, asked, addresses, context } = startUpload()
    asked('a', 'b', 'c')
    await ports.open.answer({ envio: 7, addresses: [addressOf('a'), addressOf('b')] })
    actor.send({ type: 'sent' })
    expect(addresses()).toEqual(['/archivos/a', '/archivos/b'])
    expect(context().archivos.at(-1)).toEqual({ ...chosen('c'), ruta: null, url: null, sent: 0, recibido: false })
  })

  it('count no more than each file has', async () => {
    const { actor, opened, context } = startUpload()
    await opened('a', 'b')
    actor.send({ type: 'progress', sent: 140 })
    expect(context().archivos.map(({ sent }) => sent)).toEqual([100, 0])
    actor.send({ type: 'sent' })
    expect(context().archivos.map(({ recibido }) => recibido)).toEqual([true, false])
    expect(totalsOf(context().archivos)).toEqual({ sent: 100, total: 200, percent: 50 })
  })

  it('send nothing that was there already', async () => {
    const { ports, asked, sent, now } = startUpload()
    asked('a')
    await ports.open.answer({ envio: 7, addresses: [addressOf('a', true)] })
    expect([now(), sent()]).toEqual(['finishing', []])
    expect(ports.finish.last().input).toMatchObject({ envio: 7, archivos: [{ id: 'a', recibido: true, sent: 100 }] })
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { attachmentUploadMachine, type UploadEvent, type UploadFile, type UploadTicket } from './attachment-upload.ts'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { file, startAttachment } from './testing/attachment-flow.ts'
import { fakePort, settle } from './testing/fake-port.ts'

const never = () => new Promise<never>(() => {})

describe('a file that is not sent', () => {
  it('says what is known of it at the beginning', () => {
    const actor = startAttachment({ ask: never })
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking' })
    expect(actor.getSnapshot().context).toEqual({ file, ticket: null, sent: 0, error: null })
  })

  it.each([
    ['nobody answers where', { ask: () => Promise.reject(new PortFailure({})) }, 'failed', CONNECTION_LOST],
    [
      'the server is down',
      { ask: () => Promise.reject(new PortFailure({ status: 503, error: 'Sin servicio' })) },
      'failed',
      'Sin servicio',
    ],
    ['it is refused', { ask: () => Promise.reject(new PortFailure({ status: 413 })) }, 'refused', CONNECTION_LOST],
    [
      'the bytes are lost',
      { tell: (send: (event: UploadEvent) => void) => send({ type: 'send.failed', error: null, again: true }) },
      'failed',
      CONNECTION_LOST,
    ],
    [
      'the connection says why',
      { tell: (send: (event: UploadEvent) => void) => send({ type: 'send.failed', error: 'Sin señal', again: true }) },
      'failed',
      'Sin señal',
    ],
    [
      'the bytes are refused',
      {
        tell: (send: (event: UploadEvent) => void) =>
          send({ type: 'send.failed', error: 'No es un PDF', again: false }),
      },
      'refused',
      'No es un PDF',
    ],
    [
      'they are refused without a word',
      { tell: (send: (event: UploadEvent) => void) => send({ type: 'send.failed', error: null, again: false }) },
      'refused',
      CONNECTION_LOST,
    ],
    [
      'it cannot be attached',
      {
        tell: (send: (event: UploadEvent) => void) => send({ type: 'sent' }),
        attach: () => Promise.reject(new PortFailure({ status: 409, error: 'Ya está adjunto' })),
      },
      'failed',
      'Ya está adjunto',
    ],
  ] as const)('says so when %s, and may be left', async (_, ports, value, error) => {
    const actor = startAttachment(ports)
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value, context: { error } })
    actor.send({ type: 'cancel' })
    expect(actor.getSnapshot()).toMatchObject({
      value: 'cancelled',
      output: { attached: false },
      context: { ticket: null },
    })
  })

  it('is left while it is asked where', () => {
    const actor = startAttachment({ ask: never })
    actor.send({ type: 'cancel' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'cancelled', output: { attached: false } })
  })

  it('that is retried begins anew', async () => {
    let tries = 0
    const actor = startAttachment({
      ask: () => {
        tries += 1
        return tries === 1 ? Promise.resolve({ clave: 'k', url: '/archivos/k' }) : never()
      },
      tell: (send) => {
        send({ type: 'progress', sent: 400 })
        send({ type: 'send.failed', error: null, again: true })
      },
    })
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({ sent: 400, error: CONNECTION_LOST })
    actor.send({ type: 'retry' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { ticket: null, sent: 0, error: null } })
  })

  it('without a way to send bytes is refused', async () => {
    const actor = createActor(
      attachmentUploadMachine.provide({
        actors: {
          ask: fromPromise<UploadTicket, UploadFile>(() => Promise.resolve({ clave: 'k', url: '/archivos/k' })),
        },
      }),
      { input: file },
    ).start()
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'refused', context: { error: CONNECTION_LOST } })
  })
})

describe('what each step of a file is told', () => {
  it('is the file, its address and its key', async () => {
    const ask = fakePort<UploadTicket, UploadFile>()
    const attach = fakePort<unknown, { readonly clave: string }>()
    const urls: string[] = []
    const actor = createActor(
      attachmentUploadMachine.provide({
        actors: {
          ask: ask.logic,
          send: fromCallback<UploadEvent, { readonly url: string }>(({ input, sendBack }) => {
            urls.push(input.url)
            sendBack({ type: 'sent' })
          }),
          attach: attach.logic,
        },
      }),
      { input: file },
    ).start()
    expect(ask.last().input).toEqual(file)
    ask.last().resolve({ clave: 'k-9', url: '/archivos/k-9' })
    await settle()
    expect([urls, attach.last().input]).toEqual([['/archivos/k-9'], { clave: 'k-9' }])
    expect(actor.getSnapshot().value).toBe('attaching')
    attach.last().resolve({})
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'done', output: { attached: true } })
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { attachmentUploadMachine, type UploadEvent, type UploadFile, type UploadTicket } from './attachment-upload.ts'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'

const file: UploadFile = { nombre: 'guia.pdf', tipo: 'application/pdf', tamano: 1000 }

const start = (ports: {
  readonly ask?: () => Promise<UploadTicket>
  readonly tell?: (send: (event: UploadEvent) => void) => void
  readonly attach?: () => Promise<unknown>
  readonly stopped?: () => void
}) =>
  createActor(
    attachmentUploadMachine.provide({
      actors: {
        ask: fromPromise<UploadTicket, UploadFile>(
          ports.ask ?? (() => Promise.resolve({ clave: 'k', url: '/archivos/k' })),
        ),
        send: fromCallback<UploadEvent, { readonly url: string }>(({ sendBack }) => {
          ports.tell?.(sendBack)
          return ports.stopped
        }),
        attach: fromPromise<unknown, { readonly clave: string }>(ports.attach ?? (() => Promise.resolve({}))),
      },
    }),
    { input: file },
  ).start()

describe('sending a file', () => {
  it('asks where, sends with progress and attaches', async () => {
    const heard: number[] = []
    const actor = start({
      tell: (send) => {
        send({ type: 'progress', sent: 400 })
        send({ type: 'progress', sent: 1000 })
        send({ type: 'sent' })
      },
    })
    actor.subscribe(({ context }) => heard.push(context.sent))
    await settle()
    expect(actor.getSnapshot().output).toEqual({ attached: true })
    expect(heard).toContain(400)
  })

  it('a lost connection can be retried from the beginning, a refused file cannot', async () => {
    let tries = 0
    const actor = start({
      tell: (send) => {
        tries += 1
        send(tries === 1 ? { type: 'send.failed', error: null, again: true } : { type: 'sent' })
      },
    })
    await settle()
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'retry' })
    await settle()
    expect(actor.getSnapshot().output).toEqual({ attached: true })

    const refused = start({ ask: () => Promise.reject(new PortFailure({ status: 422, error: 'Muy grande' })) })
    await settle()
    expect([refused.getSnapshot().value, refused.getSnapshot().context.error]).toEqual(['refused', 'Muy grande'])
    refused.send({ type: 'retry' })
    expect(refused.getSnapshot().value).toBe('refused')
  })

  it('cancelling stops what is being sent', async () => {
    let stopped = false
    const actor = start({
      stopped: () => {
        stopped = true
      },
    })
    await settle()
    actor.send({ type: 'cancel' })
    expect([actor.getSnapshot().output, stopped]).toEqual([{ attached: false }, true])
  })
})

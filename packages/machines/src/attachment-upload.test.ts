import { describe, expect, it } from 'vitest'
import { PortFailure } from './failure.ts'
import { startAttachment } from './testing/attachment-flow.ts'
import { settle } from './testing/fake-port.ts'

describe('sending a file', () => {
  it('asks where, sends with progress and attaches', async () => {
    const heard: number[] = []
    const actor = startAttachment({
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
    const actor = startAttachment({
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

    const refused = startAttachment({
      ask: () => Promise.reject(new PortFailure({ status: 422, error: 'Muy grande' })),
    })
    await settle()
    expect([refused.getSnapshot().value, refused.getSnapshot().context.error]).toEqual(['refused', 'Muy grande'])
    refused.send({ type: 'retry' })
    expect(refused.getSnapshot().value).toBe('refused')
  })

  it('cancelling stops what is being sent', async () => {
    let stopped = false
    const actor = startAttachment({
      stopped: () => {
        stopped = true
      },
    })
    await settle()
    actor.send({ type: 'cancel' })
    expect([actor.getSnapshot().output, stopped]).toEqual([{ attached: false }, true])
  })
})

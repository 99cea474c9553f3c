import { describe, expect, it } from 'vitest'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { writtenSuspension, sentSuspension } from './testing/suspension-flow.ts'

const lost = new PortFailure({})

describe('the suspension', () => {
  it('without a key is not sent, and says so', async () => {
    const { ports, actor, now } = await writtenSuspension()
    actor.send({ type: 'suspend.requested' })
    expect(now().value).toEqual({ suspending: 'keying' })
    ports.newKey.last().reject(lost)
    await settle()
    expect(now()).toMatchObject({ value: 'choosing', context: { error: CONNECTION_LOST, chosen: [1, 3] } })
    actor.send({ type: 'suspend.requested' })
    expect(now().context.error).toBeNull()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'choosing', context: { chosen: [1, 3] } })
    expect(ports.suspendLines.calls).toEqual([])
  })

  it('that is done leaves nothing chosen and tells whoever opened the history', async () => {
    const { ports, now } = await sentSuspension()
    ports.suspendLines.last().resolve({ mensaje: 'Esquema suspendido con exito', suspendidas: 2 })
    await settle()
    expect(now()).toMatchObject({
      value: 'loading',
      context: {
        chosen: [],
        observacion: '',
        changed: true,
        idempotencyKey: null,
        notice: { seq: 1, tone: 'ok', message: 'Esquema suspendido con exito' },
      },
    })
  })

  it('whose answer is not waited for is asked again under the same key', async () => {
    const { ports, actor, now } = await sentSuspension()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({
      value: 'interrupted',
      context: { error: CONNECTION_LOST, idempotencyKey: 'clave-1' },
    })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: { suspending: 'sending' }, context: { error: null } })
    const [first, second] = ports.suspendLines.calls
    expect(second?.input).toEqual(first?.input)
  })

  it('whose answer was lost may be left, and the history says what happened', async () => {
    const { ports, actor, now } = await sentSuspension()
    ports.suspendLines.last().reject(lost)
    await settle()
    expect(now()).toMatchObject({ value: 'interrupted', context: { error: CONNECTION_LOST } })
    actor.send({ type: 'suspend.postponed' })
    expect(now()).toMatchObject({ value: 'loading', context: { error: null, idempotencyKey: null } })
    expect(ports.loadHistory.calls).toHaveLength(2)
  })

  it('that is refused says why and where, and is another request afterwards', async () => {
    const { ports, now } = await sentSuspension()
    const errores = { observacion: ['Muy corta'] }
    ports.suspendLines.last().reject(new PortFailure({ status: 422, error: 'Revise', errores }))
    await settle()
    expect(now()).toMatchObject({
      value: 'choosing',
      context: { error: 'Revise', errores, chosen: [1, 3], idempotencyKey: null, changed: false },
    })
  })
})

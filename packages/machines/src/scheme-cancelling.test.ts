import { describe, expect, it } from 'vitest'
import { SCHEME_CANCEL_ERROR } from '@cauce/domain/oncology/names'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { startScheme } from './testing/scheme-flow.ts'
import { activeLine, fresh } from './testing/scheme-samples.ts'

const lost = new PortFailure({})

const unknown = { titulo: ERROR_TITLE, mensaje: CONNECTION_LOST, tipo: 'error' }

/** The cancellation of the scheme in course, confirmed. */
const cancelling = async () => {
  const flow = startScheme()
  await flow.look(fresh, [activeLine])
  flow.actor.send({ type: 'cancel.requested' })
  flow.actor.send({ type: 'cancel.confirmed' })
  const key = async () => {
    flow.ports.newKey.last().resolve('clave-2')
    await settle()
  }
  const refuse = async (failure: PortFailure) => {
    flow.ports.cancelScheme.last().reject(failure)
    await settle()
  }
  return { ...flow, key, refuse }
}

describe('the cancellation of a scheme', () => {
  it('without a key is not sent, and says so', async () => {
    const { ports, actor, now } = await cancelling()
    expect(now().value).toEqual({ cancelling: 'keying' })
    ports.newKey.last().reject(new PortFailure({ status: 500 }))
    await settle()
    expect(now()).toMatchObject({
      value: { cancelling: 'refused' },
      context: { dialog: { titulo: ERROR_TITLE, mensaje: SCHEME_CANCEL_ERROR, tipo: 'error' } },
    })
    expect(ports.cancelScheme.calls).toEqual([])
    actor.send({ type: 'dialog.dismissed' })
    expect(now()).toMatchObject({ value: { looking: 'asking' }, context: { dialog: null } })
  })

  it('need not wait for the key', async () => {
    const { actor, now } = await cancelling()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'active', context: { active: [activeLine], idempotencyKey: null } })
  })

  it('that is done says so, and its key is of nobody else', async () => {
    const { ports, now, key } = await cancelling()
    await key()
    expect(now()).toMatchObject({ value: { cancelling: 'sending' }, context: { idempotencyKey: 'clave-2' } })
    ports.cancelScheme.last().resolve({ mensaje: 'Esquema cancelado con exito' })
    await settle()
    expect(now()).toMatchObject({
      value: { looking: 'asking' },
      context: { idempotencyKey: null, notice: { seq: 1, tone: 'ok', message: 'Esquema cancelado con exito' } },
    })
  })

  it.each([
    ['is lost', async (f: Awaited<ReturnType<typeof cancelling>>) => f.refuse(lost)],
    [
      'is not waited for',
      async (f: Awaited<ReturnType<typeof cancelling>>) => f.actor.send({ type: 'wait.cancelled' }),
    ],
  ])('whose answer %s may be asked again or left, and then it is looked at', async (_, happen) => {
    const flow = await cancelling()
    await flow.key()
    await happen(flow)
    expect(flow.now()).toMatchObject({
      value: { cancelling: 'interrupted' },
      context: { dialog: unknown, idempotencyKey: 'clave-2' },
    })
    flow.actor.send({ type: 'retry' })
    expect(flow.now()).toMatchObject({ value: { cancelling: 'sending' }, context: { dialog: null } })
    flow.actor.send({ type: 'wait.cancelled' })
    flow.actor.send({ type: 'order.postponed' })
    expect(flow.now()).toMatchObject({
      value: { looking: 'asking' },
      context: { dialog: null, idempotencyKey: null },
    })
  })

  it('that is refused has another key', async () => {
    const { now, key, refuse } = await cancelling()
    await key()
    await refuse(new PortFailure({ status: 409 }))
    expect(now()).toMatchObject({
      value: { cancelling: 'refused' },
      context: { idempotencyKey: null, dialog: { mensaje: SCHEME_CANCEL_ERROR } },
    })
  })
})

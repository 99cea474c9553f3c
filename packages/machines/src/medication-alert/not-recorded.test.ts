import { describe, expect, it } from 'vitest'
import { CANCELLED_BY_ALLERGY } from '@cauce/domain/medication/allergy'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from '../failure.ts'
import { askedAlert } from '../testing/alert-flow.ts'
import { goodReason } from '../testing/alert-samples.ts'
import { settle } from '../testing/fake-port.ts'

const broken = new PortFailure({ status: 503, error: 'El registro no está disponible' })

/** A person goes on with an interaction, and the key of the record is being made. */
const goingOn = async () => {
  const flow = await askedAlert('interacciones')
  flow.actor.send({ type: 'reason.changed', motivo: goodReason })
  flow.actor.send({ type: 'line.confirmed' })
  const key = async (value: string) => {
    flow.ports.newKey.last().resolve(value)
    await settle()
  }
  return { ...flow, key }
}

describe('an answer that could not be recorded', () => {
  const FAILED = { interacciones: { recording: 'failed' } }

  it('says what the server said, or that nobody answered, and forgets it while it is tried again', async () => {
    const { ports, actor, now, key } = await goingOn()
    ports.newKey.last().reject(broken)
    await settle()
    expect(now()).toMatchObject({ value: FAILED, context: { recordError: 'El registro no está disponible' } })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({
      value: { interacciones: { recording: 'keying' } },
      context: { recordError: null, idempotencyKey: null },
    })
    expect([ports.newKey.calls.length, ports.recordDecision.calls.length]).toEqual([2, 0])
    await key('clave-1')
    ports.recordDecision.last().reject(new PortFailure({}))
    await settle()
    expect(now()).toMatchObject({ value: FAILED, context: { recordError: CONNECTION_LOST } })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({
      value: { interacciones: { recording: 'sending' } },
      context: { recordError: null, idempotencyKey: 'clave-1' },
    })
    expect(ports.newKey.calls).toHaveLength(2)
  })

  it('also where the person stopped waiting, for the key or for the record', async () => {
    const { ports, actor, now, key } = await goingOn()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: FAILED, context: { recordError: CONNECTION_LOST, idempotencyKey: null } })
    actor.send({ type: 'retry' })
    expect(now().value).toEqual({ interacciones: { recording: 'keying' } })
    await key('clave-2')
    expect(now().context).toMatchObject({ recordError: null, idempotencyKey: 'clave-2' })
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: FAILED, context: { recordError: CONNECTION_LOST } })
    expect(ports.recordDecision.last().signal.aborted).toBe(true)
  })

  it('ends as not prescribed under a key of its own, and the sentence of before is forgotten', async () => {
    const { ports, actor, now, key } = await goingOn()
    await key('clave-1')
    ports.recordDecision.last().reject(broken)
    await settle()
    actor.send({ type: 'line.rejected' })
    expect(now()).toMatchObject({
      value: { interacciones: { recording: 'keying' } },
      context: { decision: 'no_formular', recordError: null, idempotencyKey: null },
    })
    await key('clave-2')
    ports.recordDecision.last().resolve(undefined)
    await settle()
    expect(ports.recordDecision.calls.map(({ input: { acepto, key: sent } }) => [acepto, sent])).toEqual([
      ['Si', 'clave-1'],
      ['No', 'clave-2'],
    ])
    expect(now().output).toEqual({ result: 'cancelled', mensaje: null, clearsForm: true })
  })

  it('of another drug that is looked for ends without a second record', async () => {
    const { ports, actor, now } = await askedAlert('alergia')
    actor.send({ type: 'line.changed' })
    ports.newKey.last().reject(broken)
    await settle()
    actor.send({ type: 'line.rejected' })
    expect(now()).toMatchObject({ value: 'cancelled', context: { decision: 'cambiar' } })
    expect(now().output).toEqual({ result: 'cancelled', mensaje: CANCELLED_BY_ALLERGY, clearsForm: false })
    expect(ports.newKey.calls).toHaveLength(1)
  })
})

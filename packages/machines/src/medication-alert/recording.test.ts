import { describe, expect, it } from 'vitest'
import { CANCELLED_BY_ALLERGY } from '@cauce/domain/medication/allergy'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from '../failure.ts'
import { askedAlert } from '../testing/alert-flow.ts'
import { goodReason, interaction, interactionsReply, isAllergic } from '../testing/alert-samples.ts'
import { settle } from '../testing/fake-port.ts'

const broken = new PortFailure({ status: 503, error: 'El registro no está disponible' })
const refused = new PortFailure({ status: 422, error: 'La alerta no existe' })
const FAILED = { recording: 'failed' }

const asked = async (ends: Parameters<typeof askedAlert>[0] = { interacciones: interactionsReply([interaction]) }) => {
  const flow = await askedAlert(ends)
  const key = async (value: string) => {
    flow.ports.newKey.last().resolve(value)
    await settle()
  }
  const fail = async (error: unknown) => {
    flow.ports.recordDecisions.last().reject(error)
    await settle()
  }
  const sent = () => flow.ports.recordDecisions.calls.map(({ input }) => input.map((one) => `${one.acepto} ${one.key}`))
  return { ...flow, key, fail, sent }
}

/** A person goes on with an interaction, and the key of the record is being made. */
const goingOn = async () => {
  const flow = await asked()
  flow.actor.send({ type: 'reason.changed', motivo: goodReason })
  flow.actor.send({ type: 'line.confirmed' })
  return flow
}

describe('an answer that could not be recorded', () => {
  it('says what the server said, or that nobody answered, and forgets it while it is tried again under its key', async () => {
    const { ports, actor, now, key, fail, sent, ledger } = await goingOn()
    ports.newKey.last().reject(broken)
    await settle()
    expect(now()).toMatchObject({ value: FAILED, context: { recordError: 'El registro no está disponible' } })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({
      value: { recording: 'keying' },
      context: { recordError: null, idempotencyKey: null },
    })
    await key('clave-1')
    await fail(new PortFailure({}))
    expect(now()).toMatchObject({ value: FAILED, context: { recordError: CONNECTION_LOST } })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: { recording: 'sending' }, context: { recordError: null } })
    await fail(refused)
    expect(now()).toMatchObject({ value: FAILED, context: { recordError: 'La alerta no existe' } })
    actor.send({ type: 'retry' })
    expect(ports.newKey.calls).toHaveLength(2)
    expect(sent()).toEqual(Array.from({ length: 3 }, () => ['Si clave-1-interacciones']))
    // Until it is recorded, nothing of it is in the ledger; what was written stays.
    expect(ledger()[0]?.motivo).toBeNull()
    expect(now().context.motivo).toBe(goodReason)
    ports.recordDecisions.last().resolve(undefined)
    await settle()
    expect(now().value).toBe('accepted')
    expect(ledger()[0]?.motivo).toBe(goodReason)
  })

  it('also where the person stopped waiting, for the key or for the record', async () => {
    const { ports, actor, now, key } = await goingOn()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: FAILED, context: { recordError: CONNECTION_LOST, idempotencyKey: null } })
    actor.send({ type: 'retry' })
    await key('clave-2')
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: FAILED, context: { recordError: CONNECTION_LOST, idempotencyKey: 'clave-2' } })
    expect(ports.recordDecisions.last().signal.aborted).toBe(true)
  })

  it('ends as not prescribed under a key of its own, and the sentence of before is forgotten', async () => {
    const { ports, actor, now, key, fail, sent } = await goingOn()
    await key('clave-1')
    await fail(broken)
    actor.send({ type: 'line.rejected' })
    expect(now()).toMatchObject({
      value: { recording: 'keying' },
      context: { decision: 'no_formular', recordError: null, idempotencyKey: null },
    })
    await key('clave-2')
    await fail(new PortFailure({}))
    actor.send({ type: 'retry' })
    ports.recordDecisions.last().resolve(undefined)
    await settle()
    expect(sent()).toEqual([['Si clave-1-interacciones'], ['No clave-2-interacciones'], ['No clave-2-interacciones']])
    expect(now().output).toEqual({ result: 'cancelled', mensaje: null, clearsForm: true })
  })

  it('of a refusal that cannot be written either does not hold the person', async () => {
    const { ports, actor, now } = await asked()
    actor.send({ type: 'line.rejected' })
    ports.newKey.last().reject(broken)
    await settle()
    actor.send({ type: 'line.rejected' })
    expect(now().output).toEqual({ result: 'cancelled', mensaje: null, clearsForm: true })
  })

  it('of another drug that is looked for ends without a second record', async () => {
    const { ports, actor, now } = await asked({ alergia: isAllergic })
    actor.send({ type: 'line.changed' })
    ports.newKey.last().reject(broken)
    await settle()
    actor.send({ type: 'line.rejected' })
    expect(now()).toMatchObject({ value: 'cancelled', context: { decision: 'cambiar' } })
    expect(now().output).toEqual({ result: 'cancelled', mensaje: CANCELLED_BY_ALLERGY, clearsForm: false })
    expect(ports.newKey.calls).toHaveLength(1)
  })
})

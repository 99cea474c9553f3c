import { describe, expect, it } from 'vitest'
import { PortFailure } from '../failure.ts'
import { startAlert } from '../testing/alert-flow.ts'
import { goodReason, interaction, interactionsReply } from '../testing/alert-samples.ts'
import { settle } from '../testing/fake-port.ts'

describe('not prescribing what could not be recorded', () => {
  it('after a going on that may be half written is recorded after it, under its own key', async () => {
    const { ports, actor, now, answer } = startAlert()
    await answer(interactionsReply([interaction]))
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type: 'line.confirmed' })
    ports.newKey.last().resolve('clave-1')
    await settle()
    ports.recordDecision.last().reject(new PortFailure({}))
    await settle()
    actor.send({ type: 'line.rejected' })
    expect(now().value).toEqual({ interacciones: { recording: 'keying' } })
    ports.newKey.last().resolve('clave-2')
    await settle()
    expect(ports.recordDecision.last().input).toMatchObject({ acepto: 'No', motivo: null, key: 'clave-2' })
    ports.recordDecision.last().reject(new PortFailure({}))
    await settle()
    expect(now().value).toEqual({ interacciones: { recording: 'failed' } })
    actor.send({ type: 'retry' })
    expect(ports.recordDecision.last().input).toMatchObject({ acepto: 'No', key: 'clave-2' })
    ports.recordDecision.last().resolve(undefined)
    await settle()
    expect(now().output).toEqual({ result: 'cancelled', mensaje: null, clearsForm: true })
  })

  it('a refusal that cannot be written does not hold the person', async () => {
    const { ports, actor, now, answer } = startAlert()
    await answer(interactionsReply([interaction]))
    actor.send({ type: 'line.rejected' })
    ports.newKey.last().reject(new PortFailure({}))
    await settle()
    actor.send({ type: 'line.rejected' })
    expect(now().output).toEqual({ result: 'cancelled', mensaje: null, clearsForm: true })
  })
})

import { describe, expect, it } from 'vitest'
import { CANCELLED_BY_ALLERGY } from '@cauce/domain/medication/allergy'
import { REASON_NOT_CHOSEN, REASON_TOO_SHORT } from '@cauce/domain/medication/reason'
import { PortFailure } from '../failure.ts'
import { askedAlert, startAlert } from '../testing/alert-flow.ts'
import { goodReason } from '../testing/alert-samples.ts'
import { CHECKS_OF_STEP, STEPS } from './types.ts'

const RECORDED = [
  ['interacciones', { desabastecimiento: 'checking' }, [9], null],
  ['desabastecimiento', { alergia: 'checking' }, [9], null],
  ['alergia', { avisos: 'checking' }, [], CANCELLED_BY_ALLERGY],
] as const

describe.each(RECORDED)('what %s found', (step, next, alertIds, mensaje) => {
  it('is gone on with under a reason, which stays in the ledger and travels with the record', async () => {
    const { actor, now, ports, record, ledger } = await askedAlert(step)
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({
      value: { [step]: 'asking' },
      context: { reasonError: step === 'desabastecimiento' ? REASON_TOO_SHORT : REASON_NOT_CHOSEN, decision: null },
    })
    actor.send({ type: 'reason.changed', motivo: goodReason })
    expect(now().context).toMatchObject({ motivo: goodReason, reasonError: null })
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({ value: { [step]: { recording: 'keying' } }, context: { decision: 'formular' } })
    expect(ledger().at(-1)).toMatchObject({ comprobacion: step, respuesta: 'encontrada', motivo: goodReason })
    await record()
    expect(ports.recordDecision.calls.map(({ input }) => input)).toEqual([
      { step, consultaId: 1, codesumiId: 21, alertIds, acepto: 'Si', motivo: goodReason, key: 'clave-1' },
    ])
    expect(now().value).toEqual(next)
  })

  it.each([
    ['line.rejected', 'no_formular', true],
    ['line.changed', 'cambiar', false],
  ] as const)('is answered by %s, which is recorded without a reason and ends the line', async (...row) => {
    const [type, decision, clearsForm] = row
    const { actor, now, ports, record } = await askedAlert(step)
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type })
    expect(now()).toMatchObject({
      value: { [step]: { recording: 'keying' } },
      context: { decision, idempotencyKey: null },
    })
    await record()
    expect(ports.recordDecision.last().input).toEqual({
      step,
      consultaId: 1,
      codesumiId: 21,
      alertIds,
      acepto: 'No',
      motivo: null,
      key: 'clave-1',
    })
    expect(now()).toMatchObject({ status: 'done', value: 'cancelled' })
    expect(now().output).toEqual({ result: 'cancelled', mensaje, clearsForm })
  })
})

const AFTER = {
  interacciones: { desabastecimiento: 'checking' },
  desabastecimiento: { alergia: 'checking' },
  alergia: { avisos: 'checking' },
  avisos: 'accepted',
} as const

describe.each(STEPS)('%s, not made', (step) => {
  const notMade = async () => {
    const flow = startAlert()
    await flow.reach(step)
    await flow.fail(new PortFailure({}))
    return flow
  }

  it('goes on to what follows with a reason, written at its own checks alone', async () => {
    const { actor, now, ledger } = await notMade()
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({ value: { [step]: 'notMade' }, context: { reasonError: REASON_TOO_SHORT } })
    actor.send({ type: 'reason.changed', motivo: goodReason })
    expect(now().context.reasonError).toBeNull()
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toEqual(AFTER[step])
    const explained = ledger().filter(({ motivo }) => motivo !== null)
    expect(explained.map(({ comprobacion, motivo }) => [comprobacion, motivo])).toEqual(
      CHECKS_OF_STEP[step].map((check) => [check, goodReason]),
    )
  })

  it('is left for later without a word, made again, or ends the line with nothing recorded', async () => {
    const left = await notMade()
    left.actor.send({ type: 'check.left' })
    expect(left.now().value).toEqual(AFTER[step])
    const again = await notMade()
    const before = again.ports.makeCheck.calls.length
    again.actor.send({ type: 'check.again' })
    expect(again.now().value).toEqual({ [step]: 'checking' })
    expect(again.ports.makeCheck.calls.slice(before).map(({ input }) => input.step)).toEqual([step])
    const rejected = await notMade()
    rejected.actor.send({ type: 'line.rejected' })
    expect(rejected.now()).toMatchObject({ value: 'cancelled', context: { decision: null } })
    expect(rejected.ports.newKey.calls).toEqual([])
  })
})

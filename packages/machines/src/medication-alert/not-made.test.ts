import { describe, expect, it } from 'vitest'
import { ALLERGIES_NOT_ASKED } from '@cauce/domain/medication/allergy'
import { pendingChecks } from '@cauce/domain/medication/ledger'
import { PortFailure } from '../failure.ts'
import { startAlert } from '../testing/alert-flow.ts'
import {
  allergyReply,
  clean,
  goodReason,
  interaction,
  interactionsReply,
  isAllergic,
  nonsense,
  noticesReply,
} from '../testing/alert-samples.ts'
import { settle } from '../testing/fake-port.ts'
import { CHECK_TIMEOUT_MS, CHECKS_OF_STEP, STEPS } from './types.ts'

const badAnswer = new PortFailure({ codigo: 'red.respuesta_no_valida' })
const broken = new PortFailure({ status: 503, codigo: 'conocimiento.no_disponible', error: 'No hay conocimiento' })

describe.each(STEPS)('%s that could not be made', (step) => {
  const situation = { [step]: 'notMade' }

  it('because nobody answered', async () => {
    const { now, reach, fail, ledger } = startAlert()
    await reach(step)
    await fail(new PortFailure({}))
    expect(now()).toMatchObject({ value: situation, context: { notMade: { failed: true } } })
    expect(ledger().slice(-CHECKS_OF_STEP[step].length)).toMatchObject(
      CHECKS_OF_STEP[step].map((comprobacion) => ({
        comprobacion,
        respuesta: 'no_verificada',
        por_que: 'El servicio no respondió a las 07:26',
        conocimiento: null,
        motivo: null,
      })),
    )
  })

  it('because the service broke', async () => {
    const { now, reach, fail } = startAlert()
    await reach(step)
    await fail(broken)
    expect(now().value).toEqual(situation)
    expect(now().context.notMade?.porQue).toBe('El servicio no pudo responder a las 07:26: No hay conocimiento')
  })

  it('because the answer cannot be read, or answers another question', async () => {
    for (const said of [badAnswer, nonsense[step], clean[step === 'alergia' ? 'avisos' : 'alergia']]) {
      const { now, reach, fail, answer } = startAlert()
      await reach(step)
      await (said instanceof PortFailure ? fail(said) : answer(said))
      expect(now().value).toEqual(situation)
      expect(now().context.notMade?.porQue).toBe('El servicio respondió algo que no se entiende a las 07:26')
    }
  })

  it('in eight seconds; what comes later changes nothing', async () => {
    const { ports, clock, now, reach, ledger } = startAlert()
    await reach(step)
    clock.increment(CHECK_TIMEOUT_MS - 1)
    expect(now().value).toEqual({ [step]: 'checking' })
    clock.increment(1)
    expect(now().value).toEqual(situation)
    const before = ledger()
    ports.makeCheck.last().resolve(clean[step])
    await settle()
    expect(now().value).toEqual(situation)
    expect(ledger()).toBe(before)
    expect(ports.makeCheck.last().signal.aborted).toBe(true)
  })

  it('because the person stopped waiting', async () => {
    const { actor, now, reach } = startAlert()
    await reach(step)
    actor.send({ type: 'wait.cancelled' })
    expect(now().context.notMade?.porQue).toBe('Se dejó de esperar al servicio a las 07:26')
  })

  it('goes on with a reason, which stays with it', async () => {
    const { actor, now, reach, fail, ledger } = startAlert()
    await reach(step)
    await fail(new PortFailure({}))
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({ value: situation, context: { reasonError: expect.any(String) } })
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type: 'line.confirmed' })
    expect(now().value).not.toEqual(situation)
    expect(ledger().filter(({ respuesta }) => respuesta === 'no_verificada')).toMatchObject(
      CHECKS_OF_STEP[step].map(() => ({ motivo: goodReason })),
    )
    expect(pendingChecks(ledger())).toEqual([])
  })

  it('goes on without a reason and stays pending', async () => {
    const { actor, now, reach, fail, ledger } = startAlert()
    await reach(step)
    await fail(new PortFailure({}))
    actor.send({ type: 'check.left' })
    expect(now().value).not.toEqual(situation)
    expect(pendingChecks(ledger()).map(({ comprobacion }) => comprobacion)).toEqual(CHECKS_OF_STEP[step])
  })

  it('made again and answered is what it answered, and the first try stays in the ledger', async () => {
    const { actor, reach, fail, answer, ledger } = startAlert()
    await reach(step)
    const before = ledger().length
    await fail(new PortFailure({}))
    actor.send({ type: 'check.again' })
    await answer(clean[step])
    const count = CHECKS_OF_STEP[step].length
    expect(
      ledger()
        .slice(before, before + 2 * count)
        .map(({ respuesta }) => respuesta),
    ).toEqual([...Array<string>(count).fill('no_verificada'), ...Array<string>(count).fill('limpia')])
  })

  it('is not prescribed without losing what was typed', async () => {
    const { ports, actor, now, reach, fail } = startAlert()
    await reach(step)
    await fail(new PortFailure({}))
    actor.send({ type: 'line.rejected' })
    expect(now().output).toEqual({ result: 'cancelled', mensaje: null, clearsForm: false })
    expect(ports.recordDecision.calls).toEqual([])
  })
})

describe('other refusals', () => {
  it('a 400 of an allergy is one only for the allergy', async () => {
    const { now, fail } = startAlert()
    await fail(isAllergic)
    expect(now().value).toEqual({ interacciones: 'notMade' })
  })

  it('a 400 that is no allergy is a check that was not made', async () => {
    const { now, reach, fail } = startAlert()
    await reach('alergia')
    await fail(new PortFailure({ status: 400, codigo: 'datos.invalidos', error: 'No' }))
    expect(now().value).toEqual({ alergia: 'notMade' })
  })

  it('allergies that nobody asked about are not verified, without a word of failure', async () => {
    const { actor, now, reach, answer, ledger } = startAlert()
    await reach('alergia')
    await answer(allergyReply(null))
    expect(now().context.notMade).toEqual({ porQue: ALLERGIES_NOT_ASKED, failed: false })
    actor.send({ type: 'check.left' })
    await answer(noticesReply([], 21, ALLERGIES_NOT_ASKED))
    expect(now().value).toBe('accepted')
    expect(ledger().map(({ comprobacion }) => comprobacion)).not.toContain('alergia_cruzada')
  })
})

const accepting = async () => {
  const flow = startAlert()
  await flow.answer(interactionsReply([interaction]))
  flow.actor.send({ type: 'reason.changed', motivo: goodReason })
  flow.actor.send({ type: 'line.confirmed' })
  flow.ports.newKey.last().resolve('clave-1')
  await settle()
  flow.ports.recordDecision.last().reject(broken)
  await settle()
  return flow
}

describe('an answer that cannot be recorded', () => {
  const failed = { interacciones: { recording: 'failed' } }

  it('never goes on silently, and is sent again with the same key', async () => {
    const { ports, actor, now } = await accepting()
    expect(now()).toMatchObject({ value: failed, context: { recordError: 'No hay conocimiento' } })
    actor.send({ type: 'retry' })
    expect(ports.recordDecision.calls.map(({ input }) => input.key)).toEqual(['clave-1', 'clave-1'])
    ports.recordDecision.last().resolve(undefined)
    await settle()
    expect(now().value).toEqual({ desabastecimiento: 'checking' })
  })

  it('may end without the drug: what is half written is followed by its refusal, or is left where nobody answers', async () => {
    const { actor, now, ports } = await accepting()
    actor.send({ type: 'line.rejected' })
    ports.newKey.last().resolve('clave-2')
    await settle()
    expect(ports.recordDecision.last().input).toMatchObject({ acepto: 'No', key: 'clave-2' })
    ports.recordDecision.last().reject(broken)
    await settle()
    expect(now().value).toEqual(failed)
    actor.send({ type: 'line.rejected' })
    expect(now()).toMatchObject({ value: 'cancelled', output: { result: 'cancelled' } })
  })

  it('the person may stop waiting for it', async () => {
    const { actor, now } = await accepting()
    actor.send({ type: 'retry' })
    actor.send({ type: 'wait.cancelled' })
    expect(now().value).toEqual(failed)
  })
})

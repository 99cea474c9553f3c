import { describe, expect, it } from 'vitest'
import { ALLERGIES_NOT_ASKED } from '@cauce/domain/medication/allergy'
import type { CheckKind } from '@cauce/domain/medication/check'
import { pendingChecks } from '@cauce/domain/medication/ledger'
import { REASON_TOO_SHORT } from '@cauce/domain/medication/reason'
import { PortFailure } from '../failure.ts'
import { askedAlert } from '../testing/alert-flow.ts'
import {
  allergyReply,
  clean,
  duplicate,
  goodReason,
  interaction,
  interactionsReply,
  lowDose,
  noticesReply,
} from '../testing/alert-samples.ts'
import { askedOf } from './asked.ts'
import { CHECKS_OF_STEP, STEPS } from './types.ts'

const SOURCE = 'Lo revisé en otra fuente'
const NO_WEIGHT = 'Falta el peso del paciente'
const NO_CROSSES = 'El catálogo de alergias cruzadas no está disponible'

type Flow = Awaited<ReturnType<typeof askedAlert>>
const reasonsOf = ({ ledger }: Flow, checks: readonly CheckKind[]) =>
  checks.map((check) => ledger().findLast(({ comprobacion }) => comprobacion === check)?.motivo ?? null)

describe.each(STEPS)('%s, not made', (step) => {
  const checks = CHECKS_OF_STEP[step]
  const [check] = checks
  const notMade = () => askedAlert({ [step]: new PortFailure({}) })

  it('stands with what asks, once for its one cause', async () => {
    const { now } = await notMade()
    expect(askedOf(now().context)).toMatchObject([
      { comprobacion: check, checks, findings: [], failed: true, severidad: 'moderada' },
    ])
  })

  it('goes on with a reason, written at its own checks alone', async () => {
    const flow = await notMade()
    flow.actor.send({ type: 'line.confirmed' })
    expect(flow.now()).toMatchObject({ value: 'asking', context: { reasonError: REASON_TOO_SHORT } })
    if (check !== undefined) flow.actor.send({ type: 'reason.changed', comprobacion: check, motivo: SOURCE })
    expect(flow.now().context.reasonError).toBeNull()
    flow.actor.send({ type: 'line.confirmed' })
    expect(flow.now().value).toBe('accepted')
    const explained = flow.ledger().filter(({ motivo }) => motivo !== null)
    expect(explained.map(({ comprobacion, motivo }) => [comprobacion, motivo])).toEqual(
      checks.map((one) => [one, SOURCE]),
    )
    expect(pendingChecks(flow.ledger())).toEqual([])
  })

  it('is left pending on the line without a word; a word takes it back', async () => {
    const { actor, now, ledger } = await notMade()
    if (check === undefined) return
    actor.send({ type: 'reason.changed', comprobacion: check, motivo: SOURCE })
    actor.send({ type: 'check.left', comprobacion: check })
    expect(now().context).toMatchObject({ left: checks, reasonError: null })
    actor.send({ type: 'reason.changed', comprobacion: check, motivo: 'no' })
    expect(now().context.left).toEqual([])
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toBe('asking')
    actor.send({ type: 'check.left', comprobacion: check })
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toBe('accepted')
    expect(pendingChecks(ledger()).map(({ comprobacion }) => comprobacion)).toEqual(checks)
  })

  it('made again is asked for alone, and is what it answered; the first try stays in the ledger', async () => {
    const { actor, now, ports, end, ledger } = await notMade()
    const calls = ports.makeCheck.calls.length
    actor.send({ type: 'check.again' })
    expect(now().matches('checking')).toBe(true)
    expect(ports.makeCheck.calls.slice(calls).map(({ input }) => input.step)).toEqual([step])
    await end(step, clean[step])
    expect(now().value).toBe('accepted')
    const rows = ledger().filter(({ comprobacion }) => comprobacion === check)
    expect(rows.map(({ respuesta }) => respuesta)).toEqual(['no_verificada', 'limpia'])
    expect(now().context.broken).toEqual([])
  })

  it('is not prescribed without losing what was typed', async () => {
    const { ports, actor, now } = await notMade()
    actor.send({ type: 'line.rejected' })
    expect(now().output).toEqual({ result: 'cancelled', mensaje: null, clearsForm: false })
    expect(ports.newKey.calls).toEqual([])
  })
})

const mixed = () =>
  askedAlert({
    interacciones: interactionsReply([interaction]),
    alergia: new PortFailure({}),
    avisos: new PortFailure({}),
  })

describe('a check that could not be made, among the others', () => {
  it('keeps what was answered while it is made again, alone or with the others', async () => {
    const { actor, now, ports, end } = await mixed()
    actor.send({ type: 'reason.changed', comprobacion: 'interacciones', motivo: goodReason })
    actor.send({ type: 'reason.changed', comprobacion: 'alergia', motivo: SOURCE })
    actor.send({ type: 'check.left', comprobacion: 'dosis' })
    const calls = ports.makeCheck.calls.length
    actor.send({ type: 'check.again', comprobacion: 'duplicidad' })
    expect(ports.makeCheck.calls.slice(calls).map(({ input }) => input.step)).toEqual(['avisos'])
    await end('avisos', noticesReply([duplicate]))
    expect(now()).toMatchObject({
      value: 'asking',
      context: {
        motivos: { interacciones: goodReason, alergia: SOURCE },
        left: [],
        findings: [interaction, duplicate],
      },
    })
    expect(now().context.motivos).not.toHaveProperty('duplicidad')
    actor.send({ type: 'check.again' })
    expect(ports.makeCheck.calls.slice(calls).map(({ input }) => input.step)).toEqual(['avisos', 'alergia'])
  })

  it('lets nobody make again what was made', async () => {
    const { actor, now } = await askedAlert({ interacciones: interactionsReply([interaction]) })
    actor.send({ type: 'check.again' })
    expect(now().value).toBe('asking')
  })

  it('is no way to leave a finding pending', async () => {
    const { actor, now } = await askedAlert({ avisos: noticesReply([duplicate]) })
    actor.send({ type: 'check.left', comprobacion: 'duplicidad' })
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toBe('asking')
  })
})

describe('what an answer could not look at', () => {
  it('has no failure of its own: allergies that nobody asked about', async () => {
    const { actor, now, ledger } = await askedAlert({
      alergia: allergyReply(null),
      avisos: noticesReply([], 21, ALLERGIES_NOT_ASKED),
    })
    expect(askedOf(now().context)).toMatchObject([{ porQue: ALLERGIES_NOT_ASKED, failed: false }])
    actor.send({ type: 'check.left', comprobacion: 'alergia' })
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toBe('accepted')
    expect(ledger().map(({ comprobacion }) => comprobacion)).not.toContain('alergia_cruzada')
  })

  it('has one reason with the crossed ones, once they have a row', async () => {
    const flow = await askedAlert({ alergia: allergyReply(null), avisos: new PortFailure({}) })
    flow.actor.send({ type: 'check.again', comprobacion: 'dosis' })
    await flow.end('avisos', noticesReply([], 21, ALLERGIES_NOT_ASKED))
    expect(askedOf(flow.now().context)).toMatchObject([{ checks: ['alergia', 'alergia_cruzada'] }])
    flow.actor.send({ type: 'reason.changed', comprobacion: 'alergia', motivo: SOURCE })
    flow.actor.send({ type: 'line.confirmed' })
    expect(flow.now().value).toBe('accepted')
    expect(reasonsOf(flow, ['alergia', 'alergia_cruzada', 'dosis'])).toEqual([SOURCE, SOURCE, null])
  })

  it('of the crossed allergies has its own row although the allergy was looked for', async () => {
    const flow = await askedAlert({ avisos: noticesReply([], 21, NO_CROSSES) })
    expect(askedOf(flow.now().context)).toMatchObject([{ checks: ['alergia_cruzada'], porQue: NO_CROSSES }])
    flow.actor.send({ type: 'reason.changed', motivo: SOURCE })
    flow.actor.send({ type: 'line.confirmed' })
    expect(reasonsOf(flow, ['alergia', 'alergia_cruzada', 'dosis'])).toEqual([null, SOURCE, null])
  })

  it('beside what only informs asks why the line goes on without it', async () => {
    const reply = noticesReply([lowDose])
    if (reply.step !== 'avisos') return
    const answer = { ...reply.answer, rango_conocido: false, dosis_sin_verificar: NO_WEIGHT }
    const flow = await askedAlert({ avisos: { ...reply, answer } })
    expect(askedOf(flow.now().context)).toMatchObject([
      { comprobacion: 'dosis', findings: [lowDose], porQue: NO_WEIGHT, severidad: 'moderada' },
    ])
    flow.actor.send({ type: 'reason.changed', motivo: SOURCE })
    flow.actor.send({ type: 'line.confirmed' })
    expect(flow.now().value).toBe('accepted')
    expect(flow.ledger().at(-1)).toMatchObject({ respuesta: 'encontrada', por_que: NO_WEIGHT, motivo: SOURCE })
  })
})

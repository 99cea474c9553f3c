import { describe, expect, it } from 'vitest'
import { CANCELLED_BY_ALLERGY } from '@cauce/domain/medication/allergy'
import { REASON_NOT_CHOSEN, REASON_TOO_SHORT } from '@cauce/domain/medication/reason'
import { SHORTAGE_DETECTED } from '@cauce/domain/medication/shortage'
import { PortFailure } from './failure.ts'
import { startAlert } from './testing/alert-flow.ts'
import {
  allergy,
  blockingShortage,
  clean,
  goodReason,
  interaction,
  interactionsReply,
  isAllergic,
  knowledge,
  noticesReply,
  shortage,
  shortageReply,
} from './testing/alert-samples.ts'
import { settle } from './testing/fake-port.ts'

const BOTH = { medicamentosSeleccionados: [20, 21], consulta_id: 1 }

describe('the order of the checks', () => {
  it('asks for the whole set, the drug, its allergy and the notices, and accepts a clean line', async () => {
    const { ports, now, answer, ledger } = startAlert()
    for (const step of ['interacciones', 'desabastecimiento', 'alergia', 'avisos'] as const) await answer(clean[step])
    expect(ports.makeCheck.calls.map(({ input }) => input.step)).toEqual([
      'interacciones',
      'desabastecimiento',
      'alergia',
      'avisos',
    ])
    expect(ports.makeCheck.calls[0]?.input.body).toEqual(BOTH)
    expect(now()).toMatchObject({ status: 'done', value: 'accepted' })
    expect(now().output).toEqual({ result: 'accepted', comprobaciones: ledger() })
    expect(ledger().map(({ comprobacion, respuesta }) => `${comprobacion} ${respuesta}`)).toEqual([
      'interacciones limpia',
      'desabastecimiento limpia',
      'alergia limpia',
      'alergia_cruzada limpia',
      'duplicidad limpia',
      'dosis limpia',
    ])
    expect(ledger()[0]).toMatchObject({
      origen: 'profesional',
      conocimiento: knowledge,
      operador: 'Laura Restrepo Mejía',
      hora: '2026-11-21T12:26:00.000Z',
    })
  })

  it('leaves no row of the dose where the catalogue has no usual range', async () => {
    const { reach, answer, ledger } = startAlert()
    await reach('avisos')
    const reply = noticesReply([])
    if (reply.step === 'avisos') await answer({ ...reply, answer: { ...reply.answer, rango_conocido: false } })
    expect(ledger().map(({ comprobacion }) => comprobacion)).not.toContain('dosis')
  })
})

describe('interactions', () => {
  it('going on asks for a reason of the list and own words, and records it before the next check', async () => {
    const { ports, actor, now, answer, record, ledger } = startAlert()
    await answer(interactionsReply([interaction]))
    expect(now().value).toEqual({ interacciones: 'asking' })
    actor.send({ type: 'reason.changed', motivo: 'INR en tres días, paciente informada' })
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({ value: { interacciones: 'asking' }, context: { reasonError: REASON_NOT_CHOSEN } })
    actor.send({ type: 'reason.changed', motivo: 'Ya los toma juntos y los tolera: INR ya.' })
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({ value: { interacciones: 'asking' }, context: { reasonError: REASON_TOO_SHORT } })
    actor.send({ type: 'reason.changed', motivo: `${goodReason} ` })
    expect(now().context.reasonError).toBeNull()
    actor.send({ type: 'line.confirmed' })
    await record()
    expect(ports.recordDecision.last().input).toEqual({
      step: 'interacciones',
      consultaId: 1,
      codesumiId: 21,
      alertIds: [9],
      acepto: 'Si',
      motivo: goodReason,
      key: 'clave-1',
    })
    expect(now().value).toEqual({ desabastecimiento: 'checking' })
    expect(ledger()[0]).toMatchObject({ respuesta: 'encontrada', motivo: goodReason, hallazgos: [interaction] })
  })

  it('not prescribing it is recorded too, and clears the form', async () => {
    const { ports, actor, now, answer, record } = startAlert()
    await answer(interactionsReply([interaction]))
    actor.send({ type: 'line.rejected' })
    await record()
    expect(ports.recordDecision.last().input).toMatchObject({ acepto: 'No', motivo: null })
    expect(now().output).toEqual({ result: 'cancelled', mensaje: null, clearsForm: true })
  })

  it('looking for another drug keeps the form', async () => {
    const { actor, now, answer, record } = startAlert()
    await answer(interactionsReply([interaction]))
    actor.send({ type: 'line.changed' })
    await record()
    expect(now().output).toEqual({ result: 'cancelled', mensaje: null, clearsForm: false })
  })

  it('a pair that another line answers is not asked again and keeps its reason', async () => {
    const { now, answer, ledger } = startAlert({ answered: [{ clave: interaction.clave, motivo: goodReason }] })
    await answer(interactionsReply([interaction]))
    expect(now().value).toEqual({ desabastecimiento: 'checking' })
    expect(ledger()[0]).toMatchObject({ respuesta: 'encontrada', motivo: goodReason })
  })

  it('a pair of other lines, once answered, is no matter of this one; unanswered, it is asked', async () => {
    const foreign = { ...interaction, medicamentos: interaction.medicamentos.slice(0, 1) }
    const known = startAlert({ answered: [{ clave: foreign.clave, motivo: goodReason }] })
    await known.answer(interactionsReply([foreign]))
    expect(known.ledger()[0]).toMatchObject({ respuesta: 'limpia', hallazgos: [] })
    const unknown = startAlert()
    await unknown.answer(interactionsReply([foreign]))
    expect(unknown.now().value).toEqual({ interacciones: 'asking' })
  })
})

describe('shortage', () => {
  it('an informative one is accepted with a reason', async () => {
    const { ports, actor, now, reach, answer, record } = startAlert()
    await reach('desabastecimiento')
    await answer(shortageReply(shortage))
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type: 'line.confirmed' })
    await record()
    expect(ports.recordDecision.last().input).toMatchObject({ step: 'desabastecimiento', acepto: 'Si' })
    expect(now().value).toEqual({ alergia: 'checking' })
  })

  it('any other blocks and clears the form', async () => {
    const { actor, now, reach, answer } = startAlert({ answered: [{ clave: 'desabastecimiento:9', motivo: 'x' }] })
    await reach('desabastecimiento')
    await answer(shortageReply(blockingShortage))
    expect(now().value).toEqual({ desabastecimiento: 'blocked' })
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toEqual({ desabastecimiento: 'blocked' })
    actor.send({ type: 'line.rejected' })
    expect(now().output).toEqual({ result: 'cancelled', mensaje: SHORTAGE_DETECTED, clearsForm: true })
  })
})

describe('allergy', () => {
  it('the 400 of an allergy is an answer: its details are shown', async () => {
    const { ports, now, reach, fail } = startAlert()
    await reach('alergia')
    await fail(isAllergic)
    expect(now().value).toEqual({ alergia: 'detailing' })
    ports.allergyDetail.last().resolve({ hallazgos: [allergy], conocimiento: knowledge })
    await settle()
    expect(now()).toMatchObject({ value: { alergia: 'asking' }, context: { findings: [allergy] } })
  })

  it('without its details it stands, with the sentence of the refusal', async () => {
    const { ports, now, reach, fail } = startAlert()
    await reach('alergia')
    await fail(isAllergic)
    ports.allergyDetail.last().reject(new PortFailure({}))
    await settle()
    expect(now().value).toEqual({ alergia: 'asking' })
    expect(now().context.findings).toMatchObject([{ comprobacion: 'alergia', titulo: isAllergic.failure.error }])
  })

  it('cancelling is recorded and said', async () => {
    const { ports, actor, now, reach, fail, record } = startAlert()
    await reach('alergia')
    await fail(isAllergic)
    ports.allergyDetail.last().resolve({ hallazgos: [allergy], conocimiento: knowledge })
    await settle()
    actor.send({ type: 'line.rejected' })
    await record()
    expect(ports.recordDecision.last().input).toMatchObject({ step: 'alergia', acepto: 'No', codesumiId: 21 })
    expect(now().output).toMatchObject({ result: 'cancelled', mensaje: CANCELLED_BY_ALLERGY })
  })
})

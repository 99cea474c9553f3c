import { describe, expect, it } from 'vitest'
import { CANCELLED_BY_ALLERGY } from '@cauce/domain/medication/allergy'
import { REASON_NOT_CHOSEN, REASON_TOO_SHORT } from '@cauce/domain/medication/reason'
import { askedAlert, startAlert } from './testing/alert-flow.ts'
import {
  duplicate,
  finding,
  goodReason,
  interaction,
  interactionsReply,
  isAllergic,
  knowledge,
  lowDose,
  noticesReply,
  overdose,
  shortage,
  shortageReply,
} from './testing/alert-samples.ts'

const EVERYTHING = {
  interacciones: interactionsReply([interaction]),
  desabastecimiento: shortageReply(shortage),
  alergia: isAllergic,
  avisos: noticesReply([duplicate, overdose, lowDose]),
} as const

const reasons = (ledger: readonly { comprobacion: string; motivo: string | null }[]) =>
  ledger.map(({ comprobacion, motivo }) => [comprobacion, motivo])

describe('the checks of a line', () => {
  it('are asked for at once, of the whole set, the drug, its allergy and the notices; a clean line is accepted', async () => {
    const { ports, now, endAll, ledger } = startAlert()
    expect(ports.makeCheck.calls.map(({ input }) => input.step)).toEqual([
      'interacciones',
      'desabastecimiento',
      'alergia',
      'avisos',
    ])
    expect(ports.makeCheck.calls[0]?.input.body).toEqual({ medicamentosSeleccionados: [20, 21], consulta_id: 1 })
    await endAll()
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
    expect(ports.newKey.calls).toEqual([])
  })

  it('leave no row of the dose where the catalogue has no usual range', async () => {
    const { endAll, ledger } = startAlert()
    const reply = noticesReply([])
    if (reply.step !== 'avisos') return
    await endAll({ avisos: { ...reply, answer: { ...reply.answer, rango_conocido: false } } })
    expect(ledger().map(({ comprobacion }) => comprobacion)).not.toContain('dosis')
  })

  it('that only inform ask nothing: the line goes on and keeps them', async () => {
    const { now, ledger, ports } = await askedAlert({ avisos: noticesReply([lowDose]) })
    expect(now().value).toBe('accepted')
    expect(ledger().at(-1)).toMatchObject({ comprobacion: 'dosis', respuesta: 'encontrada', motivo: null })
    expect(ports.newKey.calls).toEqual([])
  })
})

describe('what they found', () => {
  it('is asked about together, whatever check found it', async () => {
    const { now } = await askedAlert(EVERYTHING)
    expect(now().value).toBe('asking')
    expect(now().context.findings.map(({ comprobacion }) => comprobacion)).toEqual([
      'interacciones',
      'desabastecimiento',
      'alergia',
      'duplicidad',
      'dosis',
      'dosis',
    ])
  })

  it('waits for the reason of each, and each is written where it belongs', async () => {
    const { actor, now, record, ports, ledger } = await askedAlert(EVERYTHING)
    const write = (
      comprobacion: 'interacciones' | 'desabastecimiento' | 'alergia' | 'duplicidad' | 'dosis',
      motivo: string,
    ) => actor.send({ type: 'reason.changed', comprobacion, motivo })
    write('interacciones', `${goodReason} `)
    write('desabastecimiento', 'La sede confirmó que tiene existencias')
    write('duplicidad', 'Cambio gradual de uno a otro')
    write('dosis', 'Lo indica el especialista tratante: ajuste tras el control')
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({ value: 'asking', context: { reasonError: REASON_NOT_CHOSEN, decision: null } })
    write('alergia', 'Alergia descartada por especialista: corta')
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({ value: 'asking', context: { reasonError: REASON_TOO_SHORT } })
    write('alergia', 'Alergia descartada por especialista: prueba cutánea negativa')
    expect(now().context.reasonError).toBeNull()
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({ value: { recording: 'keying' }, context: { decision: 'formular' } })
    await record()
    const base = { consultaId: 1, codesumiId: 21, acepto: 'Si' }
    expect(ports.recordDecisions.calls.map(({ input }) => input)).toEqual([
      [
        { ...base, step: 'interacciones', alertIds: [9], motivo: goodReason, key: 'clave-1-interacciones' },
        {
          ...base,
          step: 'desabastecimiento',
          alertIds: [9],
          motivo: 'La sede confirmó que tiene existencias',
          key: 'clave-1-desabastecimiento',
        },
        {
          ...base,
          step: 'alergia',
          alertIds: [],
          motivo: 'Alergia descartada por especialista: prueba cutánea negativa',
          key: 'clave-1-alergia',
        },
      ],
    ])
    expect(now()).toMatchObject({ value: 'accepted' })
    expect(now().output).toEqual({ result: 'accepted', comprobaciones: ledger() })
    expect(reasons(ledger())).toEqual([
      ['interacciones', goodReason],
      ['desabastecimiento', 'La sede confirmó que tiene existencias'],
      ['alergia', 'Alergia descartada por especialista: prueba cutánea negativa'],
      ['alergia_cruzada', null],
      ['duplicidad', 'Cambio gradual de uno a otro'],
      ['dosis', 'Lo indica el especialista tratante: ajuste tras el control'],
    ])
  })

  it.each([
    ['line.rejected', 'no_formular', true],
    ['line.changed', 'cambiar', false],
  ] as const)('is answered by %s, which is recorded of each without a reason and ends the line', async (...row) => {
    const [type, decision, clearsForm] = row
    const { actor, now, ports, record } = await askedAlert(EVERYTHING)
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type })
    expect(now()).toMatchObject({ value: { recording: 'keying' }, context: { decision, idempotencyKey: null } })
    await record()
    expect(ports.recordDecisions.last().input.map(({ step, acepto, motivo }) => [step, acepto, motivo])).toEqual([
      ['interacciones', 'No', null],
      ['desabastecimiento', 'No', null],
      ['alergia', 'No', null],
    ])
    expect(now()).toMatchObject({ status: 'done', value: 'cancelled' })
    expect(now().output).toEqual({ result: 'cancelled', mensaje: CANCELLED_BY_ALLERGY, clearsForm })
  })

  it('without an allergy ends without a message of it', async () => {
    const { actor, now, record } = await askedAlert({ interacciones: interactionsReply([interaction]) })
    actor.send({ type: 'line.rejected' })
    await record()
    expect(now().output).toEqual({ result: 'cancelled', mensaje: null, clearsForm: true })
  })

  it('is recorded only of the steps whose findings ask something', async () => {
    const informs = finding('interacciones', { severidad: 'informativa', alerta_detalle_id: 4 })
    const { actor, record, ports } = await askedAlert({
      interacciones: interactionsReply([informs]),
      desabastecimiento: shortageReply(shortage),
    })
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type: 'line.confirmed' })
    await record()
    expect(ports.recordDecisions.last().input.map(({ step }) => step)).toEqual(['desabastecimiento'])
  })

  it('is let go where the line is mended: nothing was answered', async () => {
    const { actor, now, ports } = await askedAlert(EVERYTHING)
    actor.send({ type: 'line.mended' })
    expect(now()).toMatchObject({ value: 'cancelled', context: { decision: null } })
    expect(now().output).toEqual({ result: 'cancelled', mensaje: null, clearsForm: false })
    expect(ports.newKey.calls).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { GRAVE_REASON_TOO_SHORT, REASON_NOT_CHOSEN } from '@cauce/domain/medication/reason'
import { startAlert } from '../testing/alert-flow.ts'
import { duplicate, finding, goodReason, lowDose, noticesReply } from '../testing/alert-samples.ts'

describe('notices', () => {
  it('ask for the reason of the gravest, which is written at what was found and nowhere else', async () => {
    const { actor, now, reach, answer, ledger } = startAlert()
    await reach('avisos')
    await answer(
      noticesReply([duplicate, finding('dosis', { clave: 'dosis:21:maxima_dia', severidad: 'contraindicada' })]),
    )
    actor.send({ type: 'reason.changed', motivo: 'Lo indica el especialista tratante: dosis alta' })
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({ value: { avisos: 'asking' }, context: { reasonError: GRAVE_REASON_TOO_SHORT } })
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toBe('accepted')
    expect(
      ledger()
        .slice(-3)
        .map(({ comprobacion, motivo }) => [comprobacion, motivo]),
    ).toEqual([
      ['alergia_cruzada', null],
      ['duplicidad', goodReason],
      ['dosis', goodReason],
    ])
  })

  it('of several checks are answered each with its own reason, and the line waits for the last one', async () => {
    const { actor, now, reach, answer, ledger } = startAlert()
    await reach('avisos')
    await answer(
      noticesReply([duplicate, finding('dosis', { clave: 'dosis:21:maxima_dia', severidad: 'contraindicada' })]),
    )
    actor.send({ type: 'reason.changed', comprobacion: 'duplicidad', motivo: 'Cambio gradual de uno a otro' })
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({ value: { avisos: 'asking' }, context: { reasonError: REASON_NOT_CHOSEN } })
    actor.send({ type: 'reason.changed', comprobacion: 'dosis', motivo: goodReason })
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toBe('accepted')
    expect(
      ledger()
        .slice(-3)
        .map(({ comprobacion, motivo }) => [comprobacion, motivo]),
    ).toEqual([
      ['alergia_cruzada', null],
      ['duplicidad', 'Cambio gradual de uno a otro'],
      ['dosis', goodReason],
    ])
  })

  it('answered with one reason for all forget those of each', async () => {
    const { actor, now, reach, answer } = startAlert()
    await reach('avisos')
    await answer(noticesReply([duplicate]))
    actor.send({ type: 'reason.changed', comprobacion: 'duplicidad', motivo: 'no' })
    actor.send({ type: 'reason.changed', motivo: goodReason })
    expect(now().context).toMatchObject({ motivo: goodReason, motivos: {} })
  })

  it('over a limit that nobody orders block: no reason passes, and the form stays to be corrected', async () => {
    const { actor, now, reach, answer } = startAlert()
    await reach('avisos')
    await answer(
      noticesReply([duplicate, finding('dosis', { clave: 'dosis:21:tope_por_dosis', bloquea: true, titulo: 'Tope' })]),
    )
    expect(now().value).toEqual({ avisos: 'blocked' })
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toEqual({ avisos: 'blocked' })
    actor.send({ type: 'line.rejected' })
    expect(now().output).toEqual({ result: 'cancelled', mensaje: 'Tope', clearsForm: false })
  })

  it('that only inform ask nothing: the line goes on and keeps them', async () => {
    const { now, reach, answer, ledger } = startAlert()
    await reach('avisos')
    await answer(noticesReply([lowDose]))
    expect(now().value).toBe('accepted')
    expect(ledger().at(-1)).toMatchObject({ comprobacion: 'dosis', respuesta: 'encontrada', motivo: null })
  })

  it('that only inform are shown beside the one that asks', async () => {
    const { now, reach, answer } = startAlert()
    await reach('avisos')
    await answer(noticesReply([lowDose, duplicate]))
    expect(now().value).toEqual({ avisos: 'asking' })
    expect(now().context.findings.map(({ clave }) => clave)).toEqual([duplicate.clave, lowDose.clave])
  })

  it('are put right by leaving the line as it was', async () => {
    const { actor, now, reach, answer } = startAlert()
    await reach('avisos')
    await answer(noticesReply([duplicate]))
    actor.send({ type: 'line.rejected' })
    expect(now().output).toMatchObject({ result: 'cancelled', clearsForm: false })
  })

  it('that only inform beside a weight that is missing ask why the line goes on without it', async () => {
    const { actor, now, reach, answer, ledger } = startAlert()
    await reach('avisos')
    const reply = noticesReply([lowDose])
    if (reply.step !== 'avisos') return
    await answer({
      ...reply,
      answer: { ...reply.answer, rango_conocido: false, dosis_sin_verificar: 'Falta el peso del paciente' },
    })
    expect(now()).toMatchObject({
      value: { avisos: 'notMade' },
      context: { notMade: { porQue: 'Falta el peso del paciente' } },
    })
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toBe('accepted')
    expect(ledger().at(-1)).toMatchObject({
      comprobacion: 'dosis',
      respuesta: 'encontrada',
      por_que: 'Falta el peso del paciente',
      motivo: goodReason,
    })
  })
})

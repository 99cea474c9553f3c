import { describe, expect, it } from 'vitest'
import { ALLERGIES_NOT_ASKED } from '@cauce/domain/medication/allergy'
import { PortFailure } from '../failure.ts'
import { startAlert } from '../testing/alert-flow.ts'
import {
  allergyReply,
  clean,
  finding,
  goodReason,
  interaction,
  interactionsReply,
  noticesReply,
  sulfa,
  warfarin,
} from '../testing/alert-samples.ts'

const OTHER_REASON = 'Dosis baja y control semanal'
const NO_CROSSES = 'El catálogo de alergias cruzadas no está disponible'

type Flow = ReturnType<typeof startAlert>

const confirm = ({ actor }: Flow) => {
  actor.send({ type: 'reason.changed', motivo: goodReason })
  actor.send({ type: 'line.confirmed' })
}

const rows = ({ ledger }: Flow, count: number) =>
  ledger()
    .slice(-count)
    .map(({ comprobacion, respuesta, motivo }) => [comprobacion, respuesta, motivo])

describe('the reasons that other lines gave', () => {
  const second = { ...interaction, clave: 'interaccion:10:20-21' }
  const third = finding('interacciones', { clave: 'interaccion:11:20-21' })
  const answered = [
    { clave: third.clave, motivo: 'De otro hallazgo' },
    { clave: interaction.clave, motivo: goodReason },
    { clave: second.clave, motivo: OTHER_REASON },
  ]

  it('stand with the findings that they were given to, one after the other', async () => {
    const flow = startAlert({ answered })
    await flow.answer(interactionsReply([interaction, second]))
    expect(rows(flow, 1)).toEqual([['interacciones', 'encontrada', `${goodReason} · ${OTHER_REASON}`]])
  })

  it('stand once where they are the same', async () => {
    const flow = startAlert({ answered: answered.map(({ clave }) => ({ clave, motivo: goodReason })) })
    await flow.answer(interactionsReply([interaction, second]))
    expect(rows(flow, 1)).toEqual([['interacciones', 'encontrada', goodReason]])
  })
})

describe('a drug that the list has already', () => {
  it('is asked about once with the others, and is none of the others', async () => {
    const selected = [warfarin, sulfa, warfarin].map(({ id, nombre }) => ({ codesumi_id: id, nombre }))
    const { ports, reach } = startAlert({ selected })
    expect(ports.makeCheck.last().input.body).toMatchObject({ medicamentosSeleccionados: [20, 21] })
    await reach('avisos')
    expect(ports.makeCheck.last().input.body).toMatchObject({ seleccionados: [20] })
  })
})

describe('crossed allergies that could not be looked for', () => {
  it('have their row although the allergy was looked for, and the reason is only theirs', async () => {
    const flow = startAlert()
    await flow.reach('avisos')
    await flow.answer(noticesReply([], 21, NO_CROSSES))
    expect(flow.now()).toMatchObject({
      value: { avisos: 'notMade' },
      context: { notMade: { porQue: NO_CROSSES, failed: false } },
    })
    confirm(flow)
    expect(rows(flow, 3)).toEqual([
      ['alergia_cruzada', 'no_verificada', goodReason],
      ['duplicidad', 'limpia', null],
      ['dosis', 'limpia', null],
    ])
  })

  it('have the reason that the allergy was gone on with, and are not asked about again', async () => {
    const flow = startAlert()
    await flow.reach('alergia')
    await flow.answer(allergyReply(null))
    confirm(flow)
    await flow.fail(new PortFailure({}))
    expect(rows(flow, 3)).toEqual([
      ['alergia_cruzada', 'no_verificada', goodReason],
      ['duplicidad', 'no_verificada', null],
      ['dosis', 'no_verificada', null],
    ])
    flow.actor.send({ type: 'check.again' })
    await flow.answer(noticesReply([], 21, ALLERGIES_NOT_ASKED))
    expect(rows(flow, 3)[0]).toEqual(['alergia_cruzada', 'no_verificada', goodReason])
    expect(flow.now().value).toBe('accepted')
  })

  it('have no reason once they were looked for', async () => {
    const flow = startAlert()
    await flow.reach('alergia')
    await flow.answer(allergyReply(null))
    confirm(flow)
    await flow.answer(clean.avisos)
    expect(rows(flow, 3)[0]).toEqual(['alergia_cruzada', 'limpia', null])
  })
})

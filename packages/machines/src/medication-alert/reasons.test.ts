import { describe, expect, it } from 'vitest'
import type { LedgerEntry } from '@cauce/domain/medication/check'
import { GRAVE_REASON_TOO_SHORT } from '@cauce/domain/medication/reason'
import { PortFailure } from '../failure.ts'
import { askedAlert, startAlert } from '../testing/alert-flow.ts'
import {
  duplicate,
  finding,
  goodReason,
  interaction,
  interactionsReply,
  noticesReply,
  shortage,
  shortageReply,
  sulfa,
  warfarin,
} from '../testing/alert-samples.ts'

const OTHER_REASON = 'Dosis baja y control semanal'
const grave = finding('dosis', { clave: 'dosis:21:maxima_dia', severidad: 'contraindicada' })

describe('a reason', () => {
  it('of each check holds before the one for all, which takes their place when it is written', async () => {
    const { actor, now } = await askedAlert({ avisos: noticesReply([duplicate, grave]) })
    actor.send({ type: 'reason.changed', motivo: 'Lo indica el especialista tratante: dosis alta' })
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({ value: 'asking', context: { reasonError: GRAVE_REASON_TOO_SHORT } })
    actor.send({ type: 'reason.changed', comprobacion: 'duplicidad', motivo: 'no' })
    expect(now().context).toMatchObject({ motivos: { duplicidad: 'no' }, reasonError: null })
    actor.send({ type: 'reason.changed', motivo: goodReason })
    expect(now().context).toMatchObject({ motivo: goodReason, motivos: {} })
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toBe('accepted')
  })
})

describe('the reasons that other lines gave', () => {
  const second = { ...interaction, clave: 'interaccion:10:20-21' }
  const answered = [
    { clave: 'interaccion:11:20-21', motivo: 'De otro hallazgo' },
    { clave: interaction.clave, motivo: goodReason },
    { clave: second.clave, motivo: OTHER_REASON },
  ]
  const found = { interacciones: interactionsReply([interaction, second]) }

  it('stand with the findings that they were given to, one after the other, and nothing is asked again', async () => {
    const { ledger, now } = await askedAlert(found, { answered })
    expect(now().value).toBe('accepted')
    expect(ledger()[0]).toMatchObject({ respuesta: 'encontrada', motivo: `${goodReason} · ${OTHER_REASON}` })
  })

  it('stand once where they are the same', async () => {
    const same = answered.map(({ clave }) => ({ clave, motivo: goodReason }))
    const { ledger } = await askedAlert(found, { answered: same })
    expect(ledger()[0]?.motivo).toBe(goodReason)
  })

  it('a pair of other lines, once answered, is no matter of this one; unanswered, it is asked', async () => {
    const foreign = { ...interaction, medicamentos: interaction.medicamentos.slice(0, 1) }
    const ends = { interacciones: interactionsReply([foreign]) }
    const known = await askedAlert(ends, { answered: [{ clave: foreign.clave, motivo: goodReason }] })
    expect(known.ledger()[0]).toMatchObject({ respuesta: 'limpia', hallazgos: [] })
    expect((await askedAlert(ends)).now().value).toBe('asking')
  })
})

const row = (entry: Partial<LedgerEntry>): LedgerEntry => ({
  comprobacion: 'interacciones',
  respuesta: 'encontrada',
  por_que: null,
  hallazgos: [interaction],
  conocimiento: null,
  origen: 'profesional',
  hora: '2026-11-21T12:20:00.000Z',
  motivo: goodReason,
  operador: null,
  ...entry,
})

describe('what this line answered before', () => {
  const found = { interacciones: interactionsReply([interaction]), desabastecimiento: shortageReply(shortage) }

  it('is kept where it is found again: only what is new waits for its answer', async () => {
    const { actor, now } = await askedAlert(found, { before: [row({})] })
    expect(now()).toMatchObject({ value: 'asking', context: { motivos: { interacciones: goodReason } } })
    expect(now().context.motivos).not.toHaveProperty('desabastecimiento')
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toBe('asking')
    actor.send({ type: 'reason.changed', comprobacion: 'desabastecimiento', motivo: goodReason })
    actor.send({ type: 'line.confirmed' })
    expect(now().matches('recording')).toBe(true)
  })

  it.each<readonly [string, readonly LedgerEntry[], Partial<typeof interaction>]>([
    ['is another finding', [row({ hallazgos: [{ ...interaction, clave: 'interaccion:12:20-21' }] })], {}],
    [
      'asks for more now',
      [row({ motivo: 'Ya los toma juntos y los tolera: en control' })],
      { severidad: 'contraindicada' },
    ],
    ['was never answered', [row({ motivo: null })], {}],
    ['is of another check', [row({ comprobacion: 'dosis' })], {}],
  ])('is no answer to what %s', async (_, before, change) => {
    const { now } = await askedAlert({ interacciones: interactionsReply([{ ...interaction, ...change }]) }, { before })
    expect(now().context.motivos).toEqual({})
  })

  it('is no answer to all of a check of which something is new', async () => {
    const second = { ...interaction, clave: 'interaccion:10:20-21' }
    const { now } = await askedAlert({ interacciones: interactionsReply([interaction, second]) }, { before: [row({})] })
    expect(now().context.motivos).toEqual({})
  })

  it('explains a check that could not be made only for the very same cause', async () => {
    const lost = row({
      respuesta: 'no_verificada',
      hallazgos: [],
      por_que: 'El servicio no respondió a las 07:26',
      motivo: 'Lo revisé en otra fuente',
    })
    const ends = { interacciones: new PortFailure({}) }
    const same = await askedAlert(ends, { before: [lost] })
    expect(same.now().context.motivos).toEqual({ interacciones: 'Lo revisé en otra fuente' })
    const other = await askedAlert(ends, { before: [{ ...lost, por_que: 'El servicio no respondió a las 07:20' }] })
    expect(other.now().context.motivos).toEqual({})
  })
})

it('a drug that the list has already is asked about once with the others, and is none of the others', () => {
  const selected = [warfarin, sulfa, warfarin].map(({ id, nombre }) => ({ codesumi_id: id, nombre }))
  const { call } = startAlert({ selected })
  expect(call('interacciones').input.body).toMatchObject({ medicamentosSeleccionados: [20, 21] })
  expect(call('avisos').input.body).toMatchObject({ seleccionados: [20] })
})

it.each([
  ['interacciones', interactionsReply([interaction])],
  ['desabastecimiento', shortageReply(shortage)],
  ['avisos', noticesReply([duplicate])],
] as const)(
  '%s made again has no answer of before: the reason for all was of what was shown then',
  async (step, found) => {
    const { actor, now, end } = await askedAlert({ [step]: new PortFailure({}) })
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type: 'check.again' })
    await end(step, found)
    expect(now()).toMatchObject({ value: 'asking', context: { motivo: '' } })
    actor.send({ type: 'line.confirmed' })
    expect(now()).toMatchObject({ value: 'asking', context: { reasonError: expect.any(String) } })
  },
)

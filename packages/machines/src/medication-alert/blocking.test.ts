import { describe, expect, it } from 'vitest'
import { SHORTAGE_DETECTED } from '@cauce/domain/medication/shortage'
import { PortFailure } from '../failure.ts'
import { askedAlert, startAlert } from '../testing/alert-flow.ts'
import {
  allergy,
  blockingShortage,
  duplicate,
  goodReason,
  interaction,
  interactionsReply,
  isAllergic,
  noticesReply,
  overCeiling,
  shortageReply,
} from '../testing/alert-samples.ts'

const INTERACTION = { interacciones: interactionsReply([interaction]) }

describe('what blocks', () => {
  it.each([
    ['a shortage', { desabastecimiento: shortageReply(blockingShortage) }, SHORTAGE_DETECTED, true],
    ['a ceiling', { avisos: noticesReply([duplicate, { ...overCeiling, titulo: 'Tope' }]) }, 'Tope', false],
  ] as const)('%s lets no reason pass and records nothing, whatever else was found', async (...row) => {
    const [, ends, mensaje, clearsForm] = row
    const { actor, now, ports } = await askedAlert({ ...INTERACTION, ...ends })
    expect(now().value).toBe('blocked')
    actor.send({ type: 'reason.changed', motivo: goodReason })
    actor.send({ type: 'line.confirmed' })
    expect(now().value).toBe('blocked')
    actor.send({ type: 'line.rejected' })
    expect(now().output).toEqual({ result: 'cancelled', mensaje, clearsForm })
    expect(ports.newKey.calls).toEqual([])
  })

  it('blocks also where another line answers it, and where another check could not be made', async () => {
    const { now } = await askedAlert(
      { interacciones: new PortFailure({}), desabastecimiento: shortageReply(blockingShortage) },
      { answered: [{ clave: blockingShortage.clave, motivo: goodReason }] },
    )
    expect(now().value).toBe('blocked')
  })
})

describe('an allergy', () => {
  it('is known by the 400 of the wire, and its details are shown', async () => {
    const flow = startAlert()
    await flow.endAll({ alergia: isAllergic })
    expect(flow.now().value).toEqual({
      checking: { interacciones: 'ended', desabastecimiento: 'ended', alergia: 'detailing', avisos: 'ended' },
    })
    expect(flow.ports.allergyDetail.last().input).toEqual({ afiliado_id: 7, codesumi_id: 21, consulta_id: 1 })
    const { now } = await askedAlert({ alergia: isAllergic })
    expect(now()).toMatchObject({ value: 'asking', context: { findings: [allergy] } })
  })
})

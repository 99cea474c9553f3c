import { overdose, noticesReply } from '@cauce/machines/testing/alert-samples'
import { cleanReply, startMedication } from '@cauce/machines/testing/medication-flow'
import { warfarina, trimetoprim } from '@cauce/machines/testing/medication-samples'
import { hoy } from '@cauce/machines/testing/ordering-samples'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mendOf } from './mended-line.ts'

// The day of the samples, noon in Bogotá.
beforeEach(() => {
  vi.setSystemTime(`${hoy}T17:00:00.000Z`)
})
afterEach(() => {
  vi.useRealTimers()
})

const proposal = { frecuencia: 24, total: 500, unidad: 'mg' }

/** A line whose dose asks something. */
const asked = async () => {
  const flow = startMedication((question) =>
    question.step === 'avisos' ? noticesReply([overdose], question.body.linea.codesumi_id) : cleanReply(question),
  )
  await flow.add(warfarina, { frecuencia: 8, tiempo: 'Horas' })
  const mend = () => mendOf({ actor: flow.actor, alert: flow.now().children['alert'] ?? null })
  return { ...flow, mend }
}

describe('the dose that was proposed', () => {
  it('takes the place of what was typed, and the line is checked again with it', async () => {
    const { answer, checks, context, mend, settled } = await asked()
    const before = checks.length
    answer.onCheck = cleanReply
    mend()?.(proposal)
    await settled()
    expect(context().items).toMatchObject([{ draft: { frecuencia: 24, tiempo: 'Horas' } }])
    expect(checks.slice(before).map(({ step }) => step)).toContain('avisos')
  })

  it('does not touch another line that is being typed meanwhile', async () => {
    const { actor, context, mend, settled } = await asked()
    actor.send({ type: 'draft.changed', draft: { articulo: trimetoprim, frecuencia: 12 } })
    mend()?.(proposal)
    await settled()
    expect(context().items).toEqual([])
    expect(context().draft).toMatchObject({ articulo: trimetoprim, frecuencia: 12 })
  })

  it('is not offered where the line does not come from the form', async () => {
    const { actor, answer, mend, now, settled } = await asked()
    mend()?.(proposal)
    await settled()
    expect(mendOf({ actor, alert: null })).toBeUndefined()
    now().children['alert']?.send({ type: 'line.rejected' })
    answer.onCheck = cleanReply
    actor.send({ type: 'line.add', hoy })
    await settled()
    answer.onCheck = (question) =>
      question.step === 'avisos' ? noticesReply([overdose], question.body.linea.codesumi_id) : cleanReply(question)
    actor.send({ type: 'line.recheck', key: actor.getSnapshot().context.items[0]?.key ?? 0 })
    await settled()
    expect(now().matches({ checking: 'alerting' })).toBe(true)
    expect(mend()).toBeUndefined()
  })
})

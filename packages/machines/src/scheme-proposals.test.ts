import { describe, expect, it } from 'vitest'
import type { SchemeCreatinine } from '@cauce/domain/oncology/creatinine'
import { isEditedByHand } from '@cauce/domain/oncology/scheme-line'
import type { SchemeDrug } from '@cauce/domain/oncology/scheme'
import { rowProposals } from './scheme/surface.ts'
import { startEditing, startScheme } from './testing/scheme-flow.ts'
import { creatinineOf, fresh, hoy, measuresOf, noCreatinine, prednisone, rituximab } from './testing/scheme-samples.ts'

/** By weight: 68 kg go over its usual cap. */
const trastuzumab: SchemeDrug = {
  ...rituximab,
  nombre: 'Trastuzumab',
  dosis: 8,
  unidad_medida: 'mg/kg',
  indice_dosis: 'PESO',
  dosis_maxima: 500,
}

const carboplatin: SchemeDrug = {
  ...rituximab,
  nombre: 'Carboplatino',
  dosis: 5,
  unidad_medida: 'AUC',
  indice_dosis: 'AUC',
}

type Flow = ReturnType<typeof startScheme>

const proposed = ({ now }: Flow, place = 0) => {
  const { context } = now()
  const row = context.rows[place]
  return row === undefined ? null : rowProposals(row, context).map(({ tipo, valor }) => [tipo, valor])
}

const doses = ({ now }: Flow) => now().context.rows.map(({ line }) => line.dosis_formulada)

/** That drug on the screen, for a patient of 68 kg and 162 cm. */
const withDrug = async (drug: SchemeDrug, creatinina: SchemeCreatinine = noCreatinine) => {
  const flow = startScheme()
  await flow.look(fresh, [], creatinina)
  await flow.choose(drug)
  return flow
}

describe('what is proposed beside a dose', () => {
  it('is worked out with the measures, the creatinine, the age and the sex of the patient', async () => {
    expect(proposed(await withDrug(carboplatin))).toEqual([])
    expect(proposed(await withDrug(carboplatin, creatinineOf(0.9)))).toEqual([['auc', 461.7]])
  })

  it('is the dose of the creatinine as it was measured, with the usual least one beside it; the setting may put it first', async () => {
    const low = await withDrug(carboplatin, creatinineOf(0.5))
    expect(proposed(low)?.map(([tipo]) => tipo)).toEqual(['auc', 'auc_minima'])
    const [[, measured = 0] = [], [, least = 0] = []] = proposed(low) ?? []
    expect(measured).toBeGreaterThan(Number(least))
    low.actor.send({ type: 'proposal.taken', key: 1, tipo: 'auc_minima' })
    expect(doses(low)).toEqual([least])
    const rule = await withDrug(carboplatin, { ...creatinineOf(0.5), minima: 0.7 })
    expect(proposed(rule)).toEqual([['auc', least]])
  })

  it('is none with a creatinine that does not serve, and is there when somebody wrote one that does', async () => {
    const flow = await withDrug(carboplatin, { ...creatinineOf(0.9), problema: 'Es de hace 90 días' })
    expect(proposed(flow)).toEqual([])
    flow.actor.send({ type: 'look.again', hoy })
    await flow.look(fresh, [], creatinineOf(0.9))
    expect(proposed(flow)).toEqual([['auc', 461.7]])
  })

  it('needs weight and height', async () => {
    const flow = startScheme()
    await flow.look(null, [], creatinineOf(0.9))
    await flow.choose(trastuzumab, carboplatin)
    expect([proposed(flow), proposed(flow, 1)]).toEqual([[], []])
  })

  it('is not proposed any more once it is taken', async () => {
    const flow = await withDrug(trastuzumab)
    expect(proposed(flow)).toEqual([
      ['peso', 544],
      ['tope', 500],
    ])
    flow.actor.send({ type: 'proposal.taken', key: 1, tipo: 'tope' })
    expect(doses(flow)).toEqual([500])
    expect(proposed(flow)).toEqual([['peso', 544]])
  })

  it('is the same kind of proposal under the measures of today', async () => {
    const flow = await withDrug(trastuzumab)
    flow.actor.send({ type: 'proposal.taken', key: 1, tipo: 'tope' })
    flow.actor.send({ type: 'measures.opened' })
    await flow.measure(69, measuresOf(hoy, 69, 1.76))
    expect(flow.now().context.rows[0]?.line).toMatchObject({ dosis_formulada: 500, propuesta: { tipo: 'tope' } })
  })

  it('is not the surface with which a dose was changed by hand', async () => {
    const flow = await startEditing()
    flow.actor.send({ type: 'line.formulated', key: 1, dosis: 500 })
    expect(proposed(flow)).toEqual([])
  })
})

/** Two drugs whose doses were changed by hand, without measures. */
const changed = async () => {
  const flow = startScheme()
  await flow.look(null)
  await flow.choose(rituximab, prednisone)
  flow.actor.send({ type: 'line.formulated', key: 1, dosis: 500 })
  flow.actor.send({ type: 'line.formulated', key: 2, dosis: 80 })
  return flow
}

describe('a dose that was changed by hand before there was a surface', () => {
  it('stays as it is while there is none', async () => {
    const flow = await changed()
    flow.actor.send({ type: 'look.again', hoy })
    await flow.look(null)
    expect(doses(flow)).toEqual([500, 80])
  })

  it('stays once there is one, with what the rule would give beside it', async () => {
    const flow = await changed()
    flow.actor.send({ type: 'measures.opened' })
    await flow.measure(68, fresh)
    expect(doses(flow)).toEqual([500, 80])
    expect(flow.now().context.rows.map(({ line, isc }) => isEditedByHand(line, isc))).toEqual([true, true])
  })
})

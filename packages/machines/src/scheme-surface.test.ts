import { describe, expect, it } from 'vitest'
import { EMPTY_ADDED_DRUG, withArticle } from '@cauce/domain/oncology/added-drug'
import { rowProposals } from './scheme/surface.ts'
import { trimetoprim } from './testing/medication-samples.ts'
import { startMeasuring, startScheme, tomorrow } from './testing/scheme-flow.ts'
import { ahora, hoy, measuresOf, old, prednisone, rituximab } from './testing/scheme-samples.ts'

const doses = ({ now }: ReturnType<typeof startScheme>) => now().context.rows.map(({ line }) => line.dosis_formulada)

describe('the doses under the surface of today', () => {
  it('that were typed by hand stay as they were typed', async () => {
    const flow = await startMeasuring()
    flow.actor.send({ type: 'measures.closed' })
    flow.actor.send({ type: 'line.formulated', key: 1, dosis: 500 })
    flow.actor.send({ type: 'measures.opened' })
    await flow.measure(69, measuresOf(hoy, 69, 1.76))
    expect(doses(flow)).toEqual([500, 2.5, 100])
    expect(flow.now().context.rows.map(({ isc }) => isc)).toEqual([1.76, 1.76, 1.76])
  })

  it('that took a proposal which the new measures no longer make go back to the rule', async () => {
    const flow = await startMeasuring()
    await flow.measure(80, measuresOf(hoy, 80, 1.9))
    flow.actor.send({ type: 'surface.taken' })
    expect(doses(flow)).toEqual([712.5, 2.7, 100])
    flow.actor.send({ type: 'measures.opened' })
    await flow.measure(68, measuresOf(hoy, 68, 1.75))
    expect(doses(flow)).toEqual([656.3, 2.5, 100])
    expect(flow.now().context.rows[0]?.line.propuesta ?? null).toBeNull()
  })

  it('without a surface stay as they are', async () => {
    const flow = await startMeasuring()
    flow.actor.send({ type: 'measures.closed' })
    flow.actor.send({ type: 'look.again', hoy })
    await flow.look(null)
    expect(flow.now().context.surface).toBeNull()
    expect(doses(flow)).toEqual([656.3, 2.5, 100])
    const [row] = flow.now().context.rows
    expect(row && rowProposals(row, flow.now().context).map(({ tipo }) => tipo)).not.toContain('isc')
  })

  it('that were typed by hand are not replaced when the surface was lost and comes back changed', async () => {
    const flow = await startMeasuring()
    flow.actor.send({ type: 'measures.closed' })
    flow.actor.send({ type: 'line.formulated', key: 1, dosis: 500 })
    flow.actor.send({ type: 'look.again', hoy })
    await flow.look(null)
    flow.actor.send({ type: 'measures.opened' })
    await flow.measure(80, measuresOf(hoy, 80, 1.9))
    expect(doses(flow)).toEqual([500, 2.5, 100])
    const [row] = flow.now().context.rows
    expect(row && rowProposals(row, flow.now().context).map(({ tipo, valor }) => [tipo, valor])).toEqual([
      ['isc', 712.5],
    ])
  })

  it('propose nothing where the surface is that of the dose', async () => {
    const flow = await startMeasuring()
    const [row] = flow.now().context.rows
    expect(row && rowProposals(row, flow.now().context)).toEqual([])
    flow.actor.send({ type: 'measures.closed' })
    flow.actor.send({ type: 'surface.taken' })
    expect(doses(flow)).toEqual([656.3, 2.5, 100])
  })
})

describe('asking to order', () => {
  it('with an old surface asks for the measures, of the day on which it is asked', async () => {
    const flow = startScheme()
    await flow.look(old)
    await flow.choose(rituximab)
    flow.actor.send({ type: 'order.requested', hoy: tomorrow, ahora })
    expect(flow.now()).toMatchObject({ value: { measuring: 'typing' }, context: { hoy: tomorrow } })
  })

  it('what is wrong says where, and does not check anything', async () => {
    const flow = startScheme()
    await flow.look()
    await flow.choose(rituximab)
    flow.actor.send({ type: 'header.changed', header: { ciclo: 0 } })
    flow.actor.send({ type: 'order.requested', hoy: tomorrow, ahora })
    expect(flow.now()).toMatchObject({ value: 'editing', context: { hoy: tomorrow, hora: '' } })
    expect(Object.keys(flow.now().context.errores)).toEqual(['ciclo'])
    flow.actor.send({ type: 'header.changed', header: { ciclo: 7 } })
    flow.actor.send({ type: 'order.requested', hoy: tomorrow, ahora })
    expect(Object.keys(flow.now().context.errores)).not.toEqual([])
    expect(flow.ports.checkScheme.calls).toEqual([])
  })

  it('what is complete is checked with the instant at which it was asked', async () => {
    const flow = startScheme()
    await flow.look()
    await flow.choose(rituximab, rituximab, prednisone)
    flow.actor.send({ type: 'header.changed', header: { fecha_inicio: tomorrow } })
    flow.actor.send({ type: 'order.requested', hoy: tomorrow, ahora })
    expect(flow.now()).toMatchObject({ value: { checking: 'asking' }, context: { hoy: tomorrow, hora: ahora } })
    expect(flow.ports.checkScheme.last().input).toMatchObject({
      consultaId: 1,
      principios: ['Rituximab', 'Prednisona'],
      lineas: [
        { nombre: 'Rituximab', codesumi_id: null, cada_dias: 21 },
        { nombre: 'Rituximab' },
        { nombre: 'Prednisona', via: 'Oral', tomas_dia: 1, cada_dias: 1, dias: 5 * 21 + 5 },
      ],
    })
  })

  it('a drug that was not written whole is not added', async () => {
    const flow = await startMeasuring()
    flow.actor.send({ type: 'measures.closed' })
    flow.actor.send({ type: 'drug.added', drug: EMPTY_ADDED_DRUG })
    expect(flow.now().context).toMatchObject({ nextRow: 4 })
    expect(flow.now().context.rows).toHaveLength(3)
  })

  it('a drug that the clinician adds is a line more, whose ingredients are checked one by one', async () => {
    const flow = await startMeasuring()
    flow.actor.send({ type: 'measures.closed' })
    const both = {
      ...trimetoprim,
      codesumi: { ...trimetoprim.codesumi, principio_activo: 'Trimetoprim + Sulfametoxazol;' },
    }
    const written = { ...withArticle(EMPTY_ADDED_DRUG, both), dosis: 1, frecuencia: 12, duracion: 3 }
    flow.actor.send({ type: 'header.changed', header: { fecha_inicio: 'pronto' } })
    flow.actor.send({ type: 'drug.added', drug: { ...written, via: 'Oral' } })
    expect(flow.now().context).toMatchObject({ nextRow: 5 })
    expect(flow.now().context.rows[3]).toMatchObject({
      key: 4,
      drug: null,
      principios: ['Trimetoprim', 'Sulfametoxazol'],
      isc: 1.75,
      line: { cantidad_aplicaciones: 6 },
    })
    expect(flow.now().context.rows).toHaveLength(4)
    const added = flow.now().context.rows[3]
    expect(added && rowProposals(added, flow.now().context)).toEqual([])
  })
})

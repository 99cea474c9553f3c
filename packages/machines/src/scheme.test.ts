import { describe, expect, it } from 'vitest'
import { EXPLAIN_DOSE } from '@cauce/domain/oncology/draft'
import { SCHEME_CLEARED } from '@cauce/domain/oncology/names'
import { PortFailure } from './failure.ts'
import { rowProposals } from './scheme/surface.ts'
import { settle } from './testing/fake-port.ts'
import {
  activeLine,
  fresh,
  hoy,
  measuresOf,
  old,
  prednisone,
  rchop,
  rituximab,
  vincristine,
} from './testing/scheme-samples.ts'
import { startScheme } from './testing/scheme-flow.ts'

const open = async () => {
  const flow = startScheme()
  await flow.look()
  await flow.choose(rituximab, vincristine, prednisone)
  return flow
}
const doses = ({ now }: ReturnType<typeof startScheme>) => now().context.rows.map(({ line }) => line.dosis_formulada)

describe('choosing a scheme', () => {
  it('offers the picker only without a scheme in course', async () => {
    const free = startScheme()
    await free.look()
    expect(free.now().value).toBe('choosing')
    const busy = startScheme()
    await busy.look(fresh, [activeLine])
    expect(busy.now().value).toBe('active')
  })

  it('says why it could not look, and looks again', async () => {
    const { ports, actor, now, look } = startScheme()
    ports.loadSituation.last().reject(new PortFailure({ status: 500, error: 'El servidor falló' }))
    await settle()
    expect(now().value).toBe('unread')
    expect(now().context.error).toBe('El servidor falló')
    actor.send({ type: 'retry' })
    await look()
    expect(now().value).toBe('choosing')
  })

  it('says why the drugs did not come, and asks again', async () => {
    const flow = startScheme()
    await flow.look()
    flow.actor.send({ type: 'scheme.chosen', scheme: rchop, hoy })
    flow.ports.loadDrugs.last().reject(new PortFailure({ status: 503, error: 'Sin catálogo' }))
    await settle()
    expect([flow.now().value, flow.now().context.error]).toEqual(['unloaded', 'Sin catálogo'])
    flow.actor.send({ type: 'retry' })
    flow.ports.loadDrugs.last().resolve([rituximab])
    await settle()
    expect(flow.now().value).toBe('editing')
  })
})

describe('arranging the doses', () => {
  it('works out the doses by surface, with one decimal', async () => {
    const flow = await open()
    expect(doses(flow)).toEqual([656.3, 2.5, 100])
    expect(flow.now().context.header).toMatchObject({ ciclo: 1, ciclo_total: 6, frecuencia_repeticion: 21 })
  })

  it('recalculates the formulated dose when the dose changes, and not when it is the one typed', async () => {
    const flow = await open()
    flow.actor.send({ type: 'line.dose', key: 1, dosis: 300 })
    expect(doses(flow)[0]).toBe(525)
    flow.actor.send({ type: 'line.formulated', key: 1, dosis: 500 })
    expect(flow.now().context.rows[0]?.line).toMatchObject({ dosis: 300, dosis_formulada: 500 })
  })

  it('does not order a dose typed by hand until it is explained', async () => {
    const flow = await open()
    flow.actor.send({ type: 'line.formulated', key: 1, dosis: 500 })
    flow.request()
    expect(flow.now().value).toBe('editing')
    expect(Object.values(flow.now().context.errores).flat()[0]).toBe(EXPLAIN_DOSE)
    flow.actor.send({ type: 'line.observation', key: 1, observaciones: 'Reducción por toxicidad' })
    flow.request()
    expect(flow.now().value).toBe('editing')
    expect(Object.keys(flow.now().context.errores)).toEqual(['codeSumiEsquemaSeleccionado.0.motivo_desviacion'])
    flow.actor.send({ type: 'line.reason', key: 1, motivo: 'toxicidad' })
    flow.request()
    expect(flow.now().value).toEqual({ checking: 'asking' })
  })

  it('proposes the usual cap beside the dose, and takes it with one event', async () => {
    const flow = await open()
    const row = flow.now().context.rows[1]
    expect(row && rowProposals(row, flow.now().context)).toMatchObject([{ tipo: 'tope', valor: 2 }])
    flow.actor.send({ type: 'proposal.taken', key: 2, tipo: 'tope' })
    expect(flow.now().context.rows[1]?.line).toMatchObject({
      dosis_formulada: 2,
      propuesta: { tipo: 'tope', valor: 2 },
    })
  })

  it('clears the scheme with its last drug', async () => {
    const flow = await open()
    for (const key of [1, 2, 3]) flow.actor.send({ type: 'line.removed', key })
    expect(flow.now().value).toBe('choosing')
    expect(flow.now().context).toMatchObject({
      scheme: null,
      rows: [],
      notice: { tone: 'ok', message: SCHEME_CLEARED },
    })
  })
})

describe('the surface', () => {
  it('older than 30 days is asked for before ordering', async () => {
    const flow = startScheme()
    await flow.look(old)
    await flow.choose(rituximab)
    flow.request()
    expect(flow.now().value).toEqual({ measuring: 'typing' })
    expect(flow.now().context.measures).toEqual({ peso: null, talla: 162, confirmado: false })
  })

  it('is not asked for when no dose is by surface', async () => {
    const flow = startScheme()
    await flow.look(null)
    await flow.choose(prednisone)
    flow.request()
    expect(flow.now().value).toEqual({ checking: 'asking' })
  })

  it('works out the doses that waited for it', async () => {
    const flow = startScheme()
    await flow.look(null)
    await flow.choose(rituximab)
    flow.request()
    await flow.measure(68, fresh)
    expect(flow.now().value).toBe('editing')
    expect(doses(flow)).toEqual([656.3])
  })

  it('that changed more than 5 % proposes new doses and puts none', async () => {
    const flow = await open()
    flow.actor.send({ type: 'measures.opened' })
    await flow.measure(80, measuresOf(hoy, 80, 1.9))
    expect(doses(flow)).toEqual([656.3, 2.5, 100])
    const row = flow.now().context.rows[0]
    expect(row && rowProposals(row, flow.now().context)).toMatchObject([{ tipo: 'isc', valor: 712.5 }])
    expect(flow.now().context.notice?.message).toContain('1,75 → 1,90 m² (+8,6 %)')
    flow.actor.send({ type: 'surface.taken' })
    expect(doses(flow)).toEqual([712.5, 2.7, 100])
    expect(flow.now().context.rows[0]?.line.propuesta).toMatchObject({ tipo: 'isc', valor: 712.5 })
  })

  it('that hardly changed gives the doses of the rule, and leaves what was taken or typed', async () => {
    const flow = await open()
    flow.actor.send({ type: 'proposal.taken', key: 2, tipo: 'tope' })
    flow.actor.send({ type: 'measures.opened' })
    await flow.measure(69, measuresOf(hoy, 69, 1.76))
    expect(doses(flow)).toEqual([660, 2, 100])
  })

  it('says what is wrong of weight and height, and what the server did not save', async () => {
    const flow = await open()
    flow.actor.send({ type: 'measures.opened' })
    flow.actor.send({ type: 'measures.changed', measures: { peso: 680 } })
    flow.actor.send({ type: 'measures.saved', hoy })
    expect(Object.keys(flow.now().context.measuresErrors)).toEqual(['peso'])
    flow.actor.send({ type: 'measures.changed', measures: { peso: 68 } })
    flow.actor.send({ type: 'measures.saved', hoy })
    flow.ports.newKey.last().resolve('k1')
    await settle()
    flow.ports.saveMeasures.last().reject(new PortFailure({}))
    await settle()
    expect(flow.now().value).toEqual({ measuring: 'typing' })
    expect(flow.now().context.error).not.toBeNull()
    flow.actor.send({ type: 'measures.saved', hoy })
    flow.ports.newKey.last().resolve('k2')
    await settle()
    expect(flow.ports.saveMeasures.calls.map(({ input }) => input.key)).toEqual(['k1', 'k1'])
  })
})

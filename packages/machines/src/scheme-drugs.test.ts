import { describe, expect, it } from 'vitest'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { startEditing, startScheme, tomorrow } from './testing/scheme-flow.ts'
import { hoy, noCreatinine, prednisone, rchop, rituximab } from './testing/scheme-samples.ts'

const lost = new PortFailure({})

const EMPTY_HEADER = { ciclo: null, ciclo_total: null, frecuencia_repeticion: null }

/** A flow that waits for the drugs of the scheme that was chosen. */
const chosen = async () => {
  const flow = startScheme()
  await flow.look()
  flow.actor.send({ type: 'scheme.chosen', scheme: rchop, hoy: tomorrow })
  return flow
}

describe('the drugs of the scheme that is chosen', () => {
  it('are asked of that scheme, on the day on which it was chosen', async () => {
    const { ports, now } = await chosen()
    expect(now()).toMatchObject({ value: 'loading', context: { scheme: rchop, hoy: tomorrow, error: null } })
    expect(ports.loadDrugs.last().input).toEqual({ esquemaId: 5 })
    ports.loadDrugs.last().resolve([rituximab, prednisone])
    await settle()
    expect(now()).toMatchObject({
      value: 'editing',
      context: {
        header: { ciclo: 1, ciclo_total: 6, frecuencia_repeticion: 21, fecha_inicio: tomorrow },
        rows: [
          { key: 1, drug: rituximab, principios: ['Rituximab'], isc: 1.75 },
          { key: 2, drug: prednisone, principios: ['Prednisona'], isc: 1.75 },
        ],
        nextRow: 3,
      },
    })
  })

  it('need not be waited for', async () => {
    const { actor, now } = await chosen()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'unloaded', context: { error: CONNECTION_LOST } })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: 'loading', context: { error: null } })
  })

  it('that do not come leave another to be chosen, or none', async () => {
    const { ports, actor, now } = await chosen()
    ports.loadDrugs.last().reject(lost)
    await settle()
    expect(now()).toMatchObject({ value: 'unloaded', context: { error: CONNECTION_LOST } })
    actor.send({ type: 'scheme.chosen', scheme: { ...rchop, id: 8 }, hoy })
    expect(now()).toMatchObject({ value: 'loading', context: { scheme: { id: 8 }, hoy } })
    expect(ports.loadDrugs.last().input).toEqual({ esquemaId: 8 })
    actor.send({ type: 'wait.cancelled' })
    actor.send({ type: 'scheme.cleared' })
    expect(now()).toMatchObject({ value: 'choosing', context: { scheme: null } })
  })

  it('of another one take the place of those that were there, with keys of their own', async () => {
    const flow = await startEditing()
    flow.actor.send({ type: 'scheme.chosen', scheme: { ...rchop, id: 8 }, hoy: tomorrow })
    expect(flow.now()).toMatchObject({ value: 'loading', context: { scheme: { id: 8 }, hoy: tomorrow } })
    flow.ports.loadDrugs.last().resolve([prednisone])
    await settle()
    expect(flow.now().context).toMatchObject({ rows: [{ key: 4, drug: prednisone }], nextRow: 5 })
  })
})

describe('the scheme on the screen', () => {
  it('is cleared whole, with the day of today to begin', async () => {
    const flow = await startEditing()
    flow.actor.send({ type: 'scheme.cleared' })
    expect(flow.now()).toMatchObject({
      value: 'choosing',
      context: {
        scheme: null,
        rows: [],
        // Of the patient, not of the scheme.
        creatinina: noCreatinine,
        errores: {},
        entries: [],
        idempotencyKey: null,
        header: { ...EMPTY_HEADER, fecha_inicio: hoy },
      },
    })
  })

  it('takes the cycle, the applications and the observation that are written', async () => {
    const flow = await startEditing()
    flow.actor.send({ type: 'header.changed', header: { ciclo: 2 } })
    flow.actor.send({ type: 'line.applications', key: 3, cantidad: 4 })
    flow.actor.send({ type: 'line.observation', key: 3, observaciones: 'Con comida' })
    expect(flow.now().context).toMatchObject({
      header: { ciclo: 2, ciclo_total: 6, frecuencia_repeticion: 21 },
      rows: [
        { line: { cantidad_aplicaciones: 1 } },
        { line: { cantidad_aplicaciones: 1 } },
        { line: { cantidad_aplicaciones: 4, observaciones: 'Con comida', dosis_formulada: 100 } },
      ],
    })
  })

  it('loses one line and keeps the others', async () => {
    const flow = await startEditing()
    flow.actor.send({ type: 'line.removed', key: 2 })
    expect(flow.now()).toMatchObject({ value: 'editing', context: { scheme: rchop, notice: null } })
    expect(flow.now().context.rows.map(({ key }) => key)).toEqual([1, 3])
  })

  it('changes nothing but the line that is touched', async () => {
    const flow = await startEditing()
    flow.actor.send({ type: 'line.dose', key: 1, dosis: 300 })
    const [, second, third] = flow.now().context.rows
    expect([second?.line.dosis, third?.line.dosis]).toEqual([1.4, 100])
    flow.actor.send({ type: 'proposal.taken', key: 3, tipo: 'tope' })
    expect(flow.now().context.rows[2]?.line.dosis_formulada).toBe(100)
  })

  it.each([
    ['its header', { type: 'header.changed', header: { ciclo: 1 } }],
    ['a dose', { type: 'line.dose', key: 1, dosis: 375 }],
    ['a formulated dose', { type: 'line.formulated', key: 1, dosis: 500 }],
    ['its applications', { type: 'line.applications', key: 1, cantidad: 1 }],
    ['an observation', { type: 'line.observation', key: 1, observaciones: 'x' }],
    ['a proposal', { type: 'proposal.taken', key: 2, tipo: 'tope' }],
    ['its lines', { type: 'line.removed', key: 3 }],
  ] as const)('is no longer wrong once %s changed', async (_, event) => {
    const flow = await startEditing()
    flow.actor.send({ type: 'header.changed', header: { ciclo: 9 } })
    flow.request()
    expect(Object.keys(flow.now().context.errores)).not.toEqual([])
    flow.actor.send(event)
    expect(flow.now().context.errores).toEqual({})
  })
})

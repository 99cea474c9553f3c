import { describe, expect, it } from 'vitest'
import { UNCONFIRMED } from '@cauce/domain/clinical-record/measures-doubt'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { startMeasuring, startScheme, tomorrow } from './testing/scheme-flow.ts'
import { fresh, hoy, measuresOf } from './testing/scheme-samples.ts'

const lost = new PortFailure({})

const NONE = {
  measures: { peso: null, talla: null, confirmado: false },
  measuresErrors: {},
  measuresKey: null,
  error: null,
}

describe('weight and height of today', () => {
  it('are asked for with the height of the record, and forgotten when it is left', async () => {
    const { actor, now } = await startMeasuring()
    expect(now()).toMatchObject({
      value: { measuring: 'typing' },
      context: { measures: { peso: null, talla: 162, confirmado: false }, measuresErrors: {}, error: null },
    })
    actor.send({ type: 'measures.changed', measures: { peso: 70 } })
    expect(now().context.measures).toEqual({ peso: 70, talla: 162, confirmado: false })
    actor.send({ type: 'measures.closed' })
    expect(now()).toMatchObject({ value: 'editing', context: NONE })
  })

  it('are asked for before any scheme too, and it goes back to the picker', async () => {
    const { actor, look, now } = startScheme()
    await look(null)
    actor.send({ type: 'measures.opened' })
    expect(now().context.measures).toEqual({ peso: null, talla: null, confirmado: false })
    actor.send({ type: 'measures.closed' })
    expect(now()).toMatchObject({ value: 'choosing', context: NONE })
  })

  it('that are missing count as wrong, and each one is forgiven when it is written', async () => {
    const { ports, actor, look, now } = startScheme()
    await look(null)
    actor.send({ type: 'measures.opened' })
    actor.send({ type: 'measures.saved', hoy })
    expect(now().value).toEqual({ measuring: 'typing' })
    expect(Object.keys(now().context.measuresErrors)).toEqual(['peso', 'talla'])
    actor.send({ type: 'measures.changed', measures: { talla: 162 } })
    expect(Object.keys(now().context.measuresErrors)).toEqual(['peso'])
    expect(ports.newKey.calls).toEqual([])
  })

  it('are saved once, in their consultation, and the doses are of the day on which they were', async () => {
    const { ports, actor, now, save } = await startMeasuring()
    actor.send({ type: 'measures.changed', measures: { peso: 69 } })
    await save()
    expect(now()).toMatchObject({ value: { measuring: 'saving' }, context: { hoy: tomorrow, measuresKey: 'k1' } })
    expect(ports.saveMeasures.last().input).toEqual({
      consultaId: 1,
      peso: 69,
      talla: 162,
      confirmado: false,
      key: 'k1',
    })
    ports.saveMeasures.last().resolve({ medidas: measuresOf(tomorrow, 69, 1.76), mensaje: 'Medidas registradas' })
    await settle()
    expect(now()).toMatchObject({
      value: 'editing',
      context: {
        ...NONE,
        surface: { isc: 1.76, peso: 69 },
        notice: { seq: 1, tone: 'ok', message: 'Medidas registradas · 1,75 → 1,76 m² (+0,6 %)' },
      },
    })
  })

  it('that are hardly this patient’s are saved when they are confirmed, and what was confirmed is of those figures alone', async () => {
    const { ports, actor, now, save } = await startMeasuring()
    actor.send({ type: 'measures.changed', measures: { peso: 6.8 } })
    actor.send({ type: 'measures.saved', hoy })
    expect(now()).toMatchObject({
      value: { measuring: 'typing' },
      context: { measuresErrors: { confirmado: [UNCONFIRMED] } },
    })
    actor.send({ type: 'measures.changed', measures: { confirmado: true } })
    expect(now().context.measuresErrors).toEqual({})
    actor.send({ type: 'measures.changed', measures: { peso: 6.9 } })
    actor.send({ type: 'measures.saved', hoy })
    expect(now().value).toEqual({ measuring: 'typing' })
    actor.send({ type: 'measures.changed', measures: { confirmado: true } })
    await save()
    expect(ports.saveMeasures.last().input).toMatchObject({ peso: 6.9, talla: 162, confirmado: true })
  })

  it('that give the same surface, or the first, say only that they were saved', async () => {
    const same = await startMeasuring()
    await same.measure(68, measuresOf(hoy, 68, 1.75))
    expect(same.now().context.notice?.message).toBe('Medidas registradas con éxito')
    const first = startScheme()
    await first.look(null)
    first.actor.send({ type: 'measures.opened' })
    await first.measure(68, fresh)
    expect(first.now()).toMatchObject({ value: 'choosing' })
    expect(first.now().context.notice?.message).toBe('Medidas registradas con éxito')
  })

  it('that give no surface say only that they were saved, and leave none', async () => {
    const { now, measure } = await startMeasuring()
    await measure(68, { ...fresh, isc: null })
    expect(now().context).toMatchObject({ surface: null, notice: { message: 'Medidas registradas con éxito' } })
  })

  it('without a key are not saved', async () => {
    const { ports, actor, now } = await startMeasuring()
    actor.send({ type: 'measures.changed', measures: { peso: 69 } })
    actor.send({ type: 'measures.saved', hoy })
    expect(now().value).toEqual({ measuring: 'keying' })
    ports.newKey.last().reject(lost)
    await settle()
    expect(now()).toMatchObject({ value: { measuring: 'typing' }, context: { error: CONNECTION_LOST } })
    actor.send({ type: 'measures.saved', hoy })
    expect(now().context.error).toBeNull()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: { measuring: 'typing' }, context: { measures: { peso: 69 } } })
    expect(ports.saveMeasures.calls).toEqual([])
  })

  it('whose answer is not waited for go again under the same key, and under another when they change', async () => {
    const { ports, actor, now, save } = await startMeasuring()
    actor.send({ type: 'measures.changed', measures: { peso: 69 } })
    await save('k1')
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({
      value: { measuring: 'typing' },
      context: { error: CONNECTION_LOST, measuresKey: 'k1', measures: { peso: 69 } },
    })
    await save('k2')
    expect(ports.saveMeasures.last().input.key).toBe('k1')
    actor.send({ type: 'wait.cancelled' })
    actor.send({ type: 'measures.changed', measures: { peso: 70 } })
    expect(now().context).toMatchObject({ error: null, measuresKey: null })
    await save('k3')
    expect(ports.saveMeasures.last().input).toMatchObject({ peso: 70, key: 'k3' })
  })

  it('that the server refuses are told in their fields, and are another request afterwards', async () => {
    const { actor, now, save, refuse } = await startMeasuring()
    actor.send({ type: 'measures.changed', measures: { peso: 69 } })
    await save()
    await refuse(new PortFailure({ status: 422, error: 'Revise', errores: { peso: ['Muy distinto al anterior'] } }))
    expect(now()).toMatchObject({
      value: { measuring: 'typing' },
      context: { error: 'Revise', measuresErrors: { peso: ['Muy distinto al anterior'] }, measuresKey: null },
    })
  })
})

import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { schemeMachine } from './scheme.ts'
import { settle } from './testing/fake-port.ts'
import { schemeInput, startEditing, startScheme, tomorrow } from './testing/scheme-flow.ts'
import { activeLine, fresh, hoy, measuresOf } from './testing/scheme-samples.ts'

const lost = new PortFailure({})

const EMPTY_HEADER = { ciclo: null, ciclo_total: null, frecuencia_repeticion: null }

describe('what is known when it begins', () => {
  it('is nothing but the consultation, the day and the patient', () => {
    const { context } = createActor(schemeMachine, { input: schemeInput }).getSnapshot()
    expect(context).toEqual({
      ...schemeInput,
      active: [],
      surface: null,
      urgencia: '',
      scheme: null,
      header: { ...EMPTY_HEADER, fecha_inicio: hoy },
      rows: [],
      nextRow: 1,
      creatinina: null,
      errores: {},
      measures: { peso: null, talla: null, confirmado: false },
      measuresErrors: {},
      measuresKey: null,
      error: null,
      entries: [],
      hora: '',
      idempotencyKey: null,
      dialog: null,
      afterDialog: 'edit',
      notice: null,
    })
  })

  it('is asked of the consultation: the lines in course and the surface of its record', async () => {
    const { ports, now, look } = startScheme()
    expect(ports.loadSituation.last().input).toEqual({ consultaId: 1 })
    await look(fresh, [activeLine])
    expect(now().context).toMatchObject({
      active: [activeLine],
      surface: { isc: 1.75, peso: 68, talla: 162, fecha: '2026-11-18', formula: 'Mosteller' },
    })
  })

  it.each([
    ['weight', { ...fresh, peso: null }],
    ['height', { ...fresh, talla: null }],
    ['surface', { ...fresh, isc: null }],
    ['record', null],
  ])('has no surface without its %s', async (_, medidas) => {
    const { now, look } = startScheme()
    await look(medidas)
    expect(now()).toMatchObject({ value: 'choosing', context: { surface: null } })
  })

  it('cannot be known where nobody tells it', async () => {
    const actor = createActor(schemeMachine, { input: schemeInput }).start()
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'unread', context: { error: CONNECTION_LOST } })
  })

  it('is asked again when nobody waits for it or nobody answers', async () => {
    const { ports, actor, now, look } = startScheme()
    actor.send({ type: 'wait.cancelled' })
    expect(now()).toMatchObject({ value: 'unread', context: { error: CONNECTION_LOST } })
    actor.send({ type: 'retry' })
    expect(now()).toMatchObject({ value: { looking: 'asking' }, context: { error: null } })
    ports.loadSituation.last().reject(lost)
    await settle()
    expect(now()).toMatchObject({ value: 'unread', context: { error: CONNECTION_LOST } })
    actor.send({ type: 'retry' })
    await look()
    expect(now()).toMatchObject({ value: 'choosing', context: { error: null } })
  })
})

describe('looking again', () => {
  it('takes the day on which it is asked, from the picker and from the scheme in course', async () => {
    const free = startScheme()
    await free.look()
    free.actor.send({ type: 'look.again', hoy: tomorrow })
    expect(free.now()).toMatchObject({ value: { looking: 'asking' }, context: { hoy: tomorrow } })
    const busy = startScheme()
    await busy.look(fresh, [activeLine])
    busy.actor.send({ type: 'look.again', hoy: tomorrow })
    expect(busy.now()).toMatchObject({ value: { looking: 'asking' }, context: { hoy: tomorrow } })
  })

  it('keeps what was arranged when another one ordered a scheme meanwhile', async () => {
    const flow = await startEditing()
    flow.actor.send({ type: 'look.again', hoy })
    await flow.look(fresh, [activeLine])
    expect(flow.now()).toMatchObject({ value: 'active', context: { active: [activeLine], scheme: { id: 5 } } })
    expect(flow.now().context.rows).toHaveLength(3)
  })

  it('keeps what was arranged and measures it with the surface of now', async () => {
    const flow = await startEditing()
    flow.actor.send({ type: 'line.observation', key: 1, observaciones: 'Con premedicación' })
    flow.actor.send({ type: 'look.again', hoy: tomorrow })
    expect(flow.now()).toMatchObject({ value: { looking: 'asking' }, context: { hoy: tomorrow } })
    await flow.look(measuresOf(hoy, 69, 1.76))
    expect(flow.now()).toMatchObject({ value: 'editing', context: { surface: { isc: 1.76 } } })
    expect(flow.now().context.rows[0]?.line).toMatchObject({
      observaciones: 'Con premedicación',
      dosis_formulada: 660,
    })
  })
})

import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { PortFailure } from './failure.ts'
import { fakePort, settle } from './testing/fake-port.ts'
import { userLoadMachine, type Load, type UserLoadPorts as P } from './user-load.ts'

const load: Load = {
  id: 3,
  nombre: 'personal.csv',
  estado: 'revisada',
  total: 120,
  por_crear: 118,
  por_actualizar: 0,
  sin_cambios: 0,
  rechazadas: 2,
  creadas: 0,
  actualizadas: 0,
}
const half: Load = { ...load, estado: 'en_curso', por_crear: 18, creadas: 100 }
const whole: Load = { ...load, estado: 'terminada', por_crear: 0, creadas: 118 }

const start = async (carga: Load = load) => {
  const review = fakePort<P['reviewFile']['output'], undefined>()
  const batch = fakePort<P['loadBatch']['output'], P['loadBatch']['input']>()
  const cancel = fakePort<P['cancelLoad']['output'], P['cancelLoad']['input']>()
  const actor = createActor(
    userLoadMachine.provide({ actors: { reviewFile: review.logic, loadBatch: batch.logic, cancelLoad: cancel.logic } }),
  ).start()
  actor.send({ type: 'file.chosen' })
  review.last().resolve({ carga, columnas_ignoradas: ['Edad'] })
  await settle()
  return {
    actor,
    review,
    batch,
    cancel,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

describe('la carga de usuarios', () => {
  it('revisa antes de hacer nada, y carga lote tras lote hasta terminar', async () => {
    const { actor, batch, state, context } = await start()
    expect([state(), batch.calls.length, context().ignored]).toEqual(['reviewed', 0, ['Edad']])
    actor.send({ type: 'load.started' })
    batch.last().resolve(half)
    await settle()
    expect([state(), batch.calls.length, context().load]).toEqual(['loading', 2, half])
    batch.last().resolve(whole)
    await settle()
    expect([state(), context().load]).toEqual(['ended', whole])
  })

  it('cancelada no pide otro lote, y el que llega tarde no cuenta', async () => {
    const { actor, batch, cancel, state } = await start()
    actor.send({ type: 'load.started' })
    actor.send({ type: 'load.stopped' })
    batch.last().resolve(half)
    await settle()
    expect([state(), batch.calls.length]).toEqual(['stopping', 1])
    cancel.last().resolve({ ...half, estado: 'cancelada' })
    await settle()
    expect(state()).toBe('ended')
  })

  it('después de un fallo sigue desde donde iba', async () => {
    const { actor, batch, state, context } = await start()
    actor.send({ type: 'load.started' })
    batch.last().reject(new PortFailure({}))
    await settle()
    expect([state(), context().error]).toEqual(['failed', expect.stringContaining('No hay respuesta')])
    actor.send({ type: 'load.started' })
    expect([state(), batch.calls.length]).toEqual(['loading', 2])
  })

  it('sin nada por hacer no empieza', async () => {
    const { actor, batch } = await start({ ...load, por_crear: 0 })
    actor.send({ type: 'load.started' })
    expect(batch.calls).toHaveLength(0)
  })

  it('de un archivo que no se puede leer dice por qué, y se escoge otro', async () => {
    const { actor, review, state, context } = await start()
    actor.send({ type: 'restarted' })
    actor.send({ type: 'file.chosen' })
    review
      .last()
      .reject(new PortFailure({ status: 422, error: 'Falta la columna', errores: { texto: ['Falta la columna'] } }))
    await settle()
    expect([state(), context().errores]).toEqual(['choosing', { texto: ['Falta la columna'] }])
  })

  it('una carga de antes se abre donde quedó', async () => {
    const { actor, state } = await start()
    actor.send({ type: 'restarted' })
    actor.send({ type: 'load.opened', load: half })
    expect(state()).toBe('reviewed')
    actor.send({ type: 'restarted' })
    actor.send({ type: 'load.opened', load: whole })
    expect(state()).toBe('ended')
  })
})

describe('cada paso de la carga de usuarios', () => {
  const lost = new PortFailure({})

  it('empieza sin archivo', () => {
    expect(createActor(userLoadMachine).getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { load: null, ignored: [], error: null, errores: {} },
    })
  })

  it('pide los lotes de esa carga, y si la persona no confirma que es ella sigue en lo revisado', async () => {
    const { actor, batch, state, context } = await start()
    actor.send({ type: 'load.started' })
    expect(batch.last().input).toEqual({ id: 3 })
    batch.last().resolve(null)
    await settle()
    expect([state(), context().load]).toEqual(['reviewed', load])
  })

  it('cancelada dice cómo quedó', async () => {
    const { actor, cancel, state, context } = await start()
    actor.send({ type: 'load.started' })
    actor.send({ type: 'load.stopped' })
    expect(cancel.last().input).toEqual({ id: 3 })
    cancel.last().resolve({ ...half, estado: 'cancelada' })
    await settle()
    expect([state(), context().load?.estado]).toEqual(['ended', 'cancelada'])
  })

  it('un lote que llega cuando otra persona la canceló es el último', async () => {
    const { actor, batch, state } = await start()
    actor.send({ type: 'load.started' })
    batch.last().resolve({ ...half, estado: 'cancelada' })
    await settle()
    expect([state(), batch.calls.length]).toEqual(['ended', 1])
  })

  it('que no se pudo cancelar lo dice, y puede seguir', async () => {
    const { actor, cancel, state, context } = await start()
    actor.send({ type: 'load.started' })
    actor.send({ type: 'load.stopped' })
    cancel.last().reject(new PortFailure({ status: 503, error: 'Sin servicio', errores: { id: ['No'] } }))
    await settle()
    expect([state(), context().error, context().errores]).toEqual(['failed', 'Sin servicio', { id: ['No'] }])
    actor.send({ type: 'load.started' })
    expect([state(), context().error, context().errores]).toEqual(['loading', null, {}])
  })

  it('solo con actualizaciones también tiene qué hacer', async () => {
    const { actor, state } = await start({ ...load, por_crear: 0, por_actualizar: 1 })
    actor.send({ type: 'load.started' })
    expect(state()).toBe('loading')
  })

  it('al empezar de nuevo no queda nada de la anterior, ni siquiera mientras se carga', async () => {
    const { actor, state, context } = await start()
    actor.send({ type: 'load.started' })
    actor.send({ type: 'restarted' })
    expect([state(), context()]).toEqual(['choosing', { load: null, ignored: [], error: null, errores: {} }])
  })

  it('un archivo que se escoge de nuevo no trae la falla del anterior, y una carga de antes tampoco', async () => {
    const { actor, review, state, context } = await start()
    const fail = async () => {
      actor.send({ type: 'restarted' })
      actor.send({ type: 'file.chosen' })
      review.last().reject(lost)
      await settle()
      expect([state(), context().error]).toEqual(['choosing', expect.stringContaining('No hay respuesta')])
    }
    await fail()
    actor.send({ type: 'file.chosen' })
    expect([state(), context().error]).toEqual(['reviewing', null])
    for (const one of [half, whole]) {
      await fail()
      actor.send({ type: 'load.opened', load: one })
      expect(context()).toMatchObject({ load: one, error: null, errores: {} })
    }
  })
})

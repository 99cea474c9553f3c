import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { clientToggleMachine, SLOW_MS, type SwitchProgram } from './client-toggle.ts'
import { PortFailure } from './failure.ts'
import { fakePort, settle } from './testing/fake-port.ts'

const start = () => {
  const keys = fakePort<string, undefined>()
  const calls = fakePort<SwitchProgram['output'], SwitchProgram['input']>()
  const clock = new SimulatedClock()
  const actor = createActor(
    clientToggleMachine.provide({ actors: { newKey: keys.logic, switchProgram: calls.logic } }),
    { input: { id: 7, nombre: 'Laboratorio', activo: true }, clock },
  ).start()
  const shown = () => actor.getSnapshot().context
  const press = async (key?: string) => {
    actor.send({ type: 'toggle.pressed' })
    await settle()
    if (key !== undefined) keys.last().resolve(key)
    await settle()
  }
  const fail = async (failure: ConstructorParameters<typeof PortFailure>[0]) => {
    calls.last().reject(new PortFailure(failure))
    await settle()
  }
  const tell = (activo: boolean) => actor.send({ type: 'state.told', activo, nombre: 'Laboratorio' })
  return { actor, clock, keys, calls, shown, press, fail, tell }
}

describe('el interruptor de un programa', () => {
  it('cambia al instante y queda como el servidor responde', async () => {
    const { shown, press, calls, actor } = start()
    await press('k1')
    expect(shown()).toMatchObject({ activo: false, confirmado: true, error: null })
    expect(calls.last().input).toEqual({ id: 7, key: 'k1' })
    calls.last().resolve({ activo: false })
    await settle()
    expect(actor.getSnapshot().value).toBe('settled')
    expect(shown()).toMatchObject({ activo: false, confirmado: false, idempotencyKey: null })
  })

  it('vuelve a como estaba cuando la llamada falla, y lo dice', async () => {
    const { shown, press, fail, actor } = start()
    await press('k1')
    await fail({ status: 404, error: 'No se encontró lo que busca.' })
    expect(shown()).toMatchObject({
      activo: true,
      error: 'No se pudo inactivar «Laboratorio»: sigue activo. Intente de nuevo.',
      detail: 'No se encontró lo que busca.',
      idempotencyKey: null,
    })
    actor.send({ type: 'message.closed' })
    expect(shown().error).toBeNull()
  })

  it('sin respuesta, intentar otra vez usa la misma clave: se hace una sola vez', async () => {
    const { shown, press, fail, calls, keys } = start()
    await press('k1')
    await fail({})
    expect(shown()).toMatchObject({ activo: true, detail: CONNECTION_LOST, idempotencyKey: 'k1' })
    await press()
    expect(keys.calls).toHaveLength(1)
    expect(calls.calls.map(({ input }) => input.key)).toEqual(['k1', 'k1'])
    expect(shown()).toMatchObject({ activo: false, error: null })
  })

  it('si la lista dice que sí se había hecho, se cree en la lista y la clave se olvida', async () => {
    const { shown, press, fail, tell, actor } = start()
    await press('k1')
    await fail({})
    tell(true)
    expect(shown().error).not.toBeNull()
    tell(false)
    expect(actor.getSnapshot().value).toBe('settled')
    expect(shown()).toMatchObject({ activo: false, error: null, idempotencyKey: null })
  })

  it('mientras se guarda, ni otro toque ni una lista vieja lo mueven', async () => {
    const { shown, press, tell, calls } = start()
    await press('k1')
    await press()
    tell(true)
    expect(shown().activo).toBe(false)
    expect(calls.calls).toHaveLength(1)
  })

  it('si el servidor tarda se dice, y quien deja de esperar lo ve como estaba', async () => {
    const { shown, press, clock, actor, calls, tell } = start()
    await press('k1')
    clock.increment(SLOW_MS - 1)
    expect(shown().lenta).toBe(false)
    clock.increment(1)
    expect(shown().lenta).toBe(true)
    actor.send({ type: 'wait.cancelled' })
    expect(shown()).toMatchObject({ activo: true, lenta: false, detail: CONNECTION_LOST, idempotencyKey: 'k1' })
    calls.last().resolve({ activo: false })
    await settle()
    expect(shown().activo).toBe(true)
    tell(false)
    expect(shown()).toMatchObject({ activo: false, error: null })
  })

  it('sin clave no se llama al servidor', async () => {
    const { shown, press, keys, calls, actor } = start()
    await press()
    keys.last().reject(new Error('sin azar'))
    await settle()
    expect([actor.getSnapshot().value, calls.calls.length]).toEqual(['reverted', 0])
    expect(shown()).toMatchObject({ activo: true, detail: CONNECTION_LOST })
  })
})

const slowToggle = async () => {
  const toggle = start()
  await toggle.press('k1')
  toggle.clock.increment(SLOW_MS)
  expect(toggle.shown().lenta).toBe(true)
  return toggle
}

describe('lo que sabe el interruptor de un programa', () => {
  it('al comenzar es lo que dijo la lista', () => {
    const { shown, actor } = start()
    expect(actor.getSnapshot().value).toBe('settled')
    expect(shown()).toEqual({
      id: 7,
      nombre: 'Laboratorio',
      activo: true,
      confirmado: true,
      error: null,
      detail: null,
      lenta: false,
      idempotencyKey: null,
    })
  })

  it('cambia con la lista, también el nombre', () => {
    const { shown, actor } = start()
    actor.send({ type: 'state.told', activo: false, nombre: 'Imágenes' })
    expect(shown()).toMatchObject({ activo: false, confirmado: false, nombre: 'Imágenes' })
  })

  it('queda con su nombre cuando el servidor responde, y el siguiente toque es otra petición', async () => {
    const { shown, press, calls, keys } = start()
    await press('k1')
    calls.last().resolve({ activo: false })
    await settle()
    expect(shown()).toMatchObject({ nombre: 'Laboratorio', lenta: false })
    await press('k2')
    expect(keys.calls).toHaveLength(2)
    expect([shown().activo, calls.last().input.key]).toEqual([true, 'k2'])
  })

  it('tras un rechazo el siguiente toque es otra petición, sin el mensaje anterior', async () => {
    const { shown, press, fail, keys, actor } = start()
    await press('k1')
    await fail({ status: 404 })
    expect(actor.getSnapshot().value).toBe('reverted')
    await press()
    expect(shown()).toMatchObject({ activo: false, error: null, detail: null, lenta: false })
    expect(keys.calls).toHaveLength(2)
  })

  it('al cerrar el mensaje no queda el detalle', async () => {
    const { shown, press, fail, actor } = start()
    await press('k1')
    await fail({ status: 404, error: 'No se encontró' })
    actor.send({ type: 'message.closed' })
    expect(shown()).toMatchObject({ error: null, detail: null, activo: true })
  })

  it('una lista que confirma que no se hizo conserva la clave y el aviso, con el nombre nuevo', async () => {
    const { shown, press, fail, actor } = start()
    await press('k1')
    await fail({})
    actor.send({ type: 'state.told', activo: true, nombre: 'Imágenes' })
    expect(actor.getSnapshot().value).toBe('reverted')
    expect(shown()).toMatchObject({ activo: true, nombre: 'Imágenes', idempotencyKey: 'k1', detail: CONNECTION_LOST })
    actor.send({ type: 'state.told', activo: false, nombre: 'Imágenes' })
    expect(shown()).toMatchObject({ confirmado: false, error: null, detail: null, nombre: 'Imágenes' })
  })

  it('deja de estar lento cuando falla o cuando lo dice el servidor', async () => {
    const failed = await slowToggle()
    await failed.fail({ status: 500 })
    expect(failed.shown().lenta).toBe(false)
    const answered = await slowToggle()
    answered.calls.last().resolve({ activo: false })
    await settle()
    expect(answered.shown().lenta).toBe(false)
  })
})

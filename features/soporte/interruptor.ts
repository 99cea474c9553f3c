/** The switch of a program, run by its machine against a server that answers when the scenario says. */
import assert from 'node:assert/strict'
import { type Actor, createActor } from 'xstate'
import { clientToggleMachine, type SwitchProgram } from '@cauce/machines/client-toggle'
import { PortFailure } from '@cauce/machines/failure'
import { fakePort, settle } from '@cauce/machines/testing/fake-port'
import type { Mundo } from './mundo.ts'

interface Switch {
  readonly actor: Actor<typeof clientToggleMachine>
  readonly calls: ReturnType<typeof fakePort<SwitchProgram['output'], SwitchProgram['input']>>
}
const switches = new WeakMap<Mundo, Switch>()
export const switchOf = (world: Mundo): Switch => {
  const one = switches.get(world)
  assert.ok(one)
  return one
}

export const startSwitch = (world: Mundo, nombre: string, activo: boolean): void => {
  const keys = fakePort<string, undefined>()
  const calls = fakePort<SwitchProgram['output'], SwitchProgram['input']>()
  let made = 0
  const machine = clientToggleMachine.provide({ actors: { newKey: keys.logic, switchProgram: calls.logic } })
  const actor = createActor(machine, { input: { id: 1, nombre, activo } })
  actor.subscribe((snapshot) => {
    if (snapshot.matches({ flipped: 'keying' })) {
      made += 1
      queueMicrotask(() => keys.last().resolve(`clave-${made}`))
    }
  })
  switches.set(world, { actor: actor.start(), calls })
}

export const pressSwitch = async (world: Mundo): Promise<void> => {
  switchOf(world).actor.send({ type: 'toggle.pressed' })
  await settle()
}

/** How the server may fail to keep the change: it refuses it, or its answer is lost. */
export const FAILURES: Readonly<Record<string, ConstructorParameters<typeof PortFailure>[0]>> = {
  'el servidor no puede guardar el cambio': { status: 409, error: 'El registro cambió.' },
  'se pierde la respuesta': {},
}

export const failSwitch = async (world: Mundo, how: string): Promise<void> => {
  const { actor, calls } = switchOf(world)
  calls.last().reject(new PortFailure(FAILURES[how] ?? {}))
  await settle()
  world.remembered.set('mensaje', actor.getSnapshot().context.error)
}

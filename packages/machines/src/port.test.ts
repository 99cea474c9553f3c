import { createActor, StateMachine, type AnyActorLogic } from 'xstate'
import { describe, expect, it } from 'vitest'
import { failureOf, isWorthRetrying } from './failure.ts'
import { port } from './port.ts'
import { settle } from './testing/fake-port.ts'
import { MACHINE_WALKS } from './walks/walks.ts'

/** What an effect fails with when nobody provided it; null when it did not fail. */
const failureWithout = async (logic: AnyActorLogic) => {
  let thrown: unknown = null
  const actor = createActor(logic)
  actor.subscribe({
    error: (error) => {
      thrown = error
    },
  })
  actor.start()
  await settle()
  actor.stop()
  return thrown === null ? null : failureOf(thrown)
}

/** Effects that a machine asks for and has no place for: it would wait for them for ever. */
const missing = MACHINE_WALKS.flatMap(({ walks }) => walks.map(({ walk }) => walk)).flatMap(({ machine, ports }) =>
  Object.keys(ports)
    .filter((name) => !Object.hasOwn(machine.implementations.actors ?? {}, name))
    .map((name) => `${machine.id} ${name}`),
)

/** Every effect of every machine that asks once and waits for its answer. */
const effects = MACHINE_WALKS.flatMap(({ id, walks }) =>
  walks
    .slice(0, 1)
    .flatMap(({ walk }) =>
      Object.entries(walk.machine.implementations.actors ?? {}).flatMap(([name, logic]) =>
        'src' in logic || logic instanceof StateMachine || walk.children?.[name] !== undefined
          ? []
          : [{ id, name, logic }],
      ),
    ),
)

describe('an effect that nobody provided', () => {
  it('fails like any other, and says which one it is', async () => {
    const failure = await failureWithout(port<string, undefined>('newKey'))
    expect(failure).toEqual({ status: null, codigo: 'puerto.sin_proveer.newKey', error: null, errores: {} })
    expect(failure !== null && isWorthRetrying(failure)).toBe(true)
  })

  it('has its place in each machine, which would wait for ever without it', () => {
    expect(missing).toEqual([])
  })

  it('is called in each machine as the machine calls it', async () => {
    const failures = await Promise.all(
      effects.map(async ({ id, name, logic }) => ({ id, name, failure: await failureWithout(logic) })),
    )
    const asked = failures.filter(({ failure }) => failure !== null)
    expect(asked.length).toBeGreaterThan(MACHINE_WALKS.length)
    expect(asked.filter(({ name, failure }) => failure?.codigo !== `puerto.sin_proveer.${name}`)).toEqual([])
  })
})

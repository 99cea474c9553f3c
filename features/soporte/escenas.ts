/** What the steps of one subject know of a scenario, besides the world. */
import type { Mundo } from './mundo.ts'

/** A value for each scenario, made when it is first asked for. */
export const perScenario = <State extends object>(make: () => State): ((world: Mundo) => State) => {
  const states = new WeakMap<Mundo, State>()
  return (world) => {
    const known = states.get(world)
    if (known !== undefined) return known
    const made = make()
    states.set(world, made)
    return made
  }
}

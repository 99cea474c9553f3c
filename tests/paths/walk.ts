/**
 * Walks a machine: `xstate/graph` generates the paths from the definition, a real actor with fake ports takes them, and what it
 * entered and took is counted against everything that the definition has.
 */
import { createActor, SimulatedClock, type Actor, type AnyStateMachine } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, type StatePath } from 'xstate/graph'
import { allTransitionsOf, stateNodesOf, transitionId } from '@cauce/machines/diagram'
import { fakePort, settle } from '@cauce/machines/testing/fake-port'
import type { Walk, WalkEvent } from '@cauce/machines/walks/walk'

export interface WalkCount {
  readonly paths: number
  readonly states: { readonly all: readonly string[]; readonly visited: readonly string[] }
  readonly transitions: { readonly all: readonly string[]; readonly taken: readonly string[] }
  /** Steps after which the actor was not where the path said. */
  readonly differences: readonly string[]
}

const PORT_EVENT = /^xstate\.(done|error)\.actor\.(.+)$/u

type AnySnapshot = ReturnType<AnyStateMachine['transition']>

const portEventsOf = (snapshot: AnySnapshot, ports: Walk['ports']): readonly WalkEvent[] =>
  snapshot._nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const answers = (typeof src === 'string' ? ports[src] : undefined) ?? {}
      return [
        ...(answers.done ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
        ...(answers.error ?? []).map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
      ]
    }),
  )

const delayEventsOf = (snapshot: AnySnapshot): readonly WalkEvent[] =>
  snapshot._nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })))

const keyOf = (snapshot: AnySnapshot, facts: Walk['facts']): string =>
  JSON.stringify([snapshot.value, snapshot.status, facts(snapshot.context)])

const optionsOf = ({ input, events, ports, facts }: Walk) => ({
  input,
  events: (snapshot: AnySnapshot): readonly WalkEvent[] =>
    snapshot.status === 'active'
      ? [...events(snapshot.context), ...portEventsOf(snapshot, ports), ...delayEventsOf(snapshot)]
      : [],
  serializeState: (snapshot: AnySnapshot) => keyOf(snapshot, facts),
})

/** Every edge of the explored graph, computed without running an actor: for what must hold of each of them. */
export const edgesOf = (walk: Walk) => adjacencyMapToArray(getAdjacencyMap(walk.machine, optionsOf(walk)))

/** One path for every edge of the explored graph: the shortest way to its state, then the edge. */
const pathsOf = (walk: Walk) => {
  const { machine, facts } = walk
  const options = optionsOf(walk)
  const shortest = new Map<string, StatePath<AnySnapshot, WalkEvent>>(
    getShortestPaths(machine, options).map((path) => [keyOf(path.state, facts), path]),
  )
  return edgesOf(walk).map(({ state, event, nextState }) => {
    const head = shortest.get(keyOf(state, facts))
    if (head === undefined) throw new Error(`no path to ${keyOf(state, facts)}`)
    // The first step is the start of the machine, not an event to send.
    const steps = head.steps.filter((step) => step.event.type !== 'xstate.init')
    return [...steps.map((step) => ({ event: step.event, state: step.state })), { event, state: nextState }]
  })
}

type FakePorts = ReadonlyMap<string, ReturnType<typeof fakePort<unknown, unknown>>>

const sourceOf = (snapshot: AnySnapshot, id: string): string => {
  const invoked = snapshot._nodes.flatMap((node) => node.invoke).find((invoke) => invoke.id === id)
  return typeof invoked?.src === 'string' ? invoked.src : id
}

const send = async (walk: Walk, actor: Actor<AnyStateMachine>, fakes: FakePorts, event: WalkEvent) => {
  const [, ending, id] = PORT_EVENT.exec(event.type) ?? []
  if (id === undefined) {
    actor.send(event)
    return
  }
  const value = ending === 'done' ? event['output'] : event['error']
  const src = sourceOf(actor.getSnapshot(), id)
  const driver = walk.children?.[src]
  const child = actor.getSnapshot().children[id]
  if (driver !== undefined && child !== undefined) await driver(child, ending === 'done' ? 'done' : 'error', value)
  else if (ending === 'done') fakes.get(src)?.lastOf(id).resolve(value)
  else fakes.get(src)?.lastOf(id).reject(value)
}

/** Takes every generated path with a real actor and counts. */
export const walkEverything = async (walk: Walk): Promise<WalkCount> => {
  const visited = new Set<string>()
  const taken = new Set<string>()
  const differences: string[] = []
  const paths = pathsOf(walk)
  const fakes: FakePorts = new Map(
    Object.keys(walk.ports)
      .filter((name) => walk.children?.[name] === undefined)
      .map((name) => [name, fakePort<unknown, unknown>()]),
  )
  // One machine for all its paths: it works out its transitions once.
  const machine = walk.machine.provide({
    actors: Object.fromEntries([...fakes].map(([name, { logic }]) => [name, logic])),
  })
  for (const path of paths) {
    for (const { calls } of fakes.values()) calls.splice(0)
    const clock = new SimulatedClock()
    const actor: Actor<AnyStateMachine> = createActor(machine, {
      input: walk.input,
      clock,
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return
        for (const transition of inspected._transitions) {
          if (transition.source.machine === machine) taken.add(transitionId(transition))
        }
      },
    })
    const look = () => {
      for (const node of actor.getSnapshot()._nodes) if (node.path.length > 0) visited.add(node.path.join('.'))
    }
    actor.start()
    look()
    for (const { event, state } of path) {
      if (event.type.startsWith('xstate.after.')) clock.increment(walk.delayMs ?? 0)
      else await send(walk, actor, fakes, event)
      await settle()
      look()
      const [expected, real] = [JSON.stringify(state.value), JSON.stringify(actor.getSnapshot().value)]
      if (expected !== real) differences.push(`${event.type}: ${expected} ≠ ${real}`)
    }
    actor.stop()
  }
  for (const id of transient(walk, taken)) visited.add(id)
  return {
    paths: paths.length,
    states: {
      all: stateNodesOf(walk.machine)
        .map((node) => node.path.join('.'))
        .toSorted(),
      visited: [...visited].toSorted(),
    },
    transitions: { all: allTransitionsOf(walk.machine).map(transitionId).toSorted(), taken: [...taken].toSorted() },
    differences,
  }
}

/** States that are left in the very step in which they are entered: they were visited if one of their exits was taken. */
const transient = (walk: Walk, taken: ReadonlySet<string>): readonly string[] =>
  stateNodesOf(walk.machine)
    .filter((node) => (node.always ?? []).some((transition) => taken.has(transitionId(transition))))
    .map((node) => node.path.join('.'))

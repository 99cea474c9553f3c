/**
 * The graph of a machine as a person in front of a browser can walk it, and few long ways that take all of it. Read from the machine
 * itself: nothing of it is written by hand.
 */
import { type AnyActorScope, type AnyStateMachine, createEmptyActor } from 'xstate'
import { transitionId } from '@cauce/machines/diagram'
import type { Walk, WalkEvent } from '@cauce/machines/walks/walk'

export type Situation = ReturnType<AnyStateMachine['transition']>

/** An answer of a port: how it ended, and with what output or failure. */
export interface PortAnswer {
  readonly port: string
  readonly ending: 'done' | 'error'
  readonly value: unknown
}

export interface Step {
  readonly event: WalkEvent
  /** Where the step is the answer of a port. */
  readonly answer: PortAnswer | null
  readonly before: Situation
  readonly after: Situation
  /** Ids of the transitions that it takes. */
  readonly transitions: readonly string[]
}

/** A part of the walking that the browser can do. */
interface Walkable {
  readonly walk: Walk
  /** Transitions that no browser causes. */
  readonly closed: ReadonlySet<string>
  /** Whether a person in that situation can do it, or the world answer it, where not everything that the walk has is possible. */
  readonly possible?: (event: WalkEvent, before: Situation) => boolean
}

const PORT_EVENT = /^xstate\.(done|error)\.actor\./u

/** Ports that are at work, by the id of their invocation. */
export const portsAt = (situation: Situation): ReadonlyMap<string, string> =>
  new Map(
    situation._nodes.flatMap((node) =>
      node.invoke.map(({ id, src }): [string, string] => [id, typeof src === 'string' ? src : id]),
    ),
  )

/** Every event that may come there: of persons, of ports and of time. */
const eventsAt = ({ walk }: Walkable, situation: Situation): readonly WalkEvent[] => {
  if (situation.status !== 'active') return []
  const answers = [...portsAt(situation)].flatMap(([id, port]) => [
    ...(walk.ports[port]?.done ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...(walk.ports[port]?.error ?? []).map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
  ])
  const delays = situation._nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })))
  return [...walk.events(situation.context), ...answers, ...delays]
}

const answerOf = (event: WalkEvent, before: Situation): PortAnswer | null => {
  const [, ending] = PORT_EVENT.exec(event.type) ?? []
  const port = portsAt(before).get(String(event['actorId']))
  if (ending === undefined || port === undefined) return null
  return ending === 'done' ? { port, ending, value: event['output'] } : { port, ending: 'error', value: event['error'] }
}

/** Computes without running anything, and hears which transitions the machine takes; those of its children are theirs. */
const listener = (machine: AnyStateMachine) => {
  const self = createEmptyActor()
  const heard: string[] = []
  self.system.inspect((told) => {
    if (told.type === '@xstate.microstep')
      heard.push(...told._transitions.filter(({ source }) => source.machine === machine).map(transitionId))
  })
  const scope: AnyActorScope = {
    self,
    id: '',
    sessionId: 'caminos',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    system: self.system,
    stopChild: () => {},
    actionExecutor: () => {},
  }
  return { scope, take: (): readonly string[] => heard.splice(0) }
}

const keyOf = ({ walk }: Walkable, situation: Situation): string =>
  JSON.stringify([situation.value, situation.status, walk.facts(situation.context)])

interface Graph {
  readonly start: Situation
  /** Transitions that are taken by starting. */
  readonly starting: readonly string[]
  /** Steps out of a situation that mean something there and that the browser can do. */
  stepsFrom(situation: Situation): readonly Step[]
}

const graphOf = (walkable: Walkable): Graph => {
  const { walk, closed, possible } = walkable
  const { scope, take } = listener(walk.machine)
  const start: Situation = walk.machine.getInitialSnapshot(scope, walk.input)
  const starting = take()
  const stepsFrom = (before: Situation): readonly Step[] =>
    eventsAt(walkable, before)
      .filter((event) => possible?.(event, before) ?? true)
      .map((event) => {
        const after: Situation = walk.machine.transition(before, event, scope)
        return { event, answer: answerOf(event, before), before, after, transitions: take() }
      })
      .filter(({ transitions }) => transitions.length > 0 && !transitions.some((id) => closed.has(id)))
  return { start, starting, stepsFrom }
}

interface Search {
  readonly taken: ReadonlySet<string>
  /** Whether a step that ends the machine counts. */
  readonly mayEnd: boolean
}

/** The shortest way from there to a step that takes a transition nobody took, that step included. Null: there is none. */
const wayToNew = (walkable: Walkable, graph: Graph, from: Situation, { taken, mayEnd }: Search) => {
  const seen = new Set([keyOf(walkable, from)])
  let frontier: { readonly at: Situation; readonly way: readonly Step[] }[] = [{ at: from, way: [] }]
  while (frontier.length > 0) {
    const next: typeof frontier = []
    for (const { at, way } of frontier) {
      const steps = graph.stepsFrom(at).filter(({ after }) => mayEnd || after.status === 'active')
      // Of several, the one that says most at once.
      const [fresh] = steps
        .map((step) => ({ step, news: step.transitions.filter((id) => !taken.has(id)).length }))
        .filter(({ news }) => news > 0)
        .toSorted((one, other) => other.news - one.news)
      if (fresh !== undefined) return [...way, fresh.step]
      for (const step of steps) {
        const key = keyOf(walkable, step.after)
        if (seen.has(key)) continue
        seen.add(key)
        next.push({ at: step.after, way: [...way, step] })
      }
    }
    frontier = next
  }
  return null
}

/** Where one starts, the transitions that are taken by that, and few long paths that take all the others that can be taken. */
interface Cover {
  readonly start: Situation
  readonly starting: readonly string[]
  readonly paths: readonly (readonly Step[])[]
}

/** Each path goes on to the nearest transition that is still missing, and ends the machine last. `taken` grows with what they take. */
export const coverOf = (walkable: Walkable, taken: Set<string>, longest: number): Cover => {
  const graph = graphOf(walkable)
  const { start, starting } = graph
  // To start is something to see, where it takes what nobody took.
  const isNew = starting.some((id) => !taken.has(id))
  for (const id of starting) taken.add(id)
  const paths: (readonly Step[])[] = []
  for (;;) {
    const path: Step[] = []
    let at = graph.start
    while (path.length < longest) {
      const way =
        wayToNew(walkable, graph, at, { taken, mayEnd: false }) ??
        wayToNew(walkable, graph, at, { taken, mayEnd: true })
      if (way === null) break
      for (const step of way) {
        for (const id of step.transitions) taken.add(id)
        at = step.after
      }
      path.push(...way)
    }
    if (path.length === 0) return { start, starting, paths: paths.length === 0 && isNew ? [[]] : paths }
    paths.push(path)
  }
}

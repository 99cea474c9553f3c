/** A machine as nodes and edges, read from the machine itself: for drawings, documents and the counting of tests. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

export interface DiagramNode {
  /** Unique in the machine: the path of keys joined by dots. */
  readonly id: string
  readonly key: string
  /** Id of the compound state around it, or null. */
  readonly parent: string | null
  /** What the situation is, in Spanish. */
  readonly label: string
  readonly kind: 'atomic' | 'compound' | 'final' | 'parallel' | 'history'
  /** Where its parent starts. */
  readonly initial: boolean
  /** Steps from the start by the shortest way; nodes of equal rank stand side by side. Null: unreachable. */
  readonly rank: number | null
}

export interface DiagramEdge {
  /** Unique in the machine: from, event and position among those of the same event. */
  readonly id: string
  readonly from: string
  /** The same as `from` where the event changes the context and not the situation. */
  readonly to: string
  /** Event type as sent; `''` for a transition without event; ports as `puerto.done` and `puerto.error`. */
  readonly event: string
  readonly description: string | null
  /** Name of its guard, or null. */
  readonly guard: string | null
}

export interface Diagram {
  readonly id: string
  readonly version: string
  readonly label: string
  /** All its first states are entered at once. */
  readonly parallel: boolean
  readonly nodes: readonly DiagramNode[]
  readonly edges: readonly DiagramEdge[]
}

const idOf = (node: AnyStateNode): string => node.path.join('.')

const nodesUnder = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...nodesUnder(child)])

/** Every state node of the machine, the root left out, in the order of the definition. */
export const stateNodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => nodesUnder(machine.root)

/** Every transition of a node: of events, of ports, of delays and without event. */
const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/**
 * `consent.accepted` stays; `xstate.done.actor.0.session.closing` → `closeSession.done`; a delay → `después de debounce`.
 */
const eventName = ({ eventType, source }: AnyTransitionDefinition): string => {
  const port = /^xstate\.(done|error)\.actor\.(.+)$/u.exec(eventType)
  if (port !== null) {
    const invoked = source.invoke.find(({ id }) => id === port[2])
    return `${typeof invoked?.src === 'string' ? invoked.src : 'actor'}.${port[1]}`
  }
  const delay = /^xstate\.after\.(.+?)\.(?:[^.]+\.)*[^.]+$/u.exec(eventType)
  return delay === null ? eventType : `después de ${delay[1]}`
}

const guardName = ({ guard }: AnyTransitionDefinition): string | null => {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  return typeof guard === 'object' && 'type' in guard ? guard.type : 'condición'
}

/** Unique name of a transition within its machine. */
export const transitionId = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition
  const same = transitionsOf(source).filter((other) => other.eventType === eventType)
  return `${idOf(source)} | ${eventType} | ${same.indexOf(transition)}`
}

/** Every transition of the machine, those of the root included. */
export const allTransitionsOf = (machine: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  [machine.root, ...stateNodesOf(machine)].flatMap(transitionsOf)

/** The atomic states in which one stands after entering `node`: of several situations at once, one in each. */
const entered = (node: AnyStateNode): readonly AnyStateNode[] => {
  if (node.type === 'parallel') return Object.values(node.states).flatMap(entered)
  const [first] = node.initial.target
  return first === undefined ? [node] : entered(first)
}

const ranksOf = (machine: AnyStateMachine): ReadonlyMap<string, number> => {
  const ranks = new Map<string, number>()
  let frontier = entered(machine.root)
  for (let rank = 0; frontier.length > 0; rank += 1) {
    const fresh = frontier.filter((node) => !ranks.has(idOf(node)))
    for (const node of fresh) ranks.set(idOf(node), rank)
    frontier = fresh.flatMap((node) => {
      const around: AnyStateNode[] = []
      for (let at: AnyStateNode | undefined = node; at !== undefined; at = at.parent) around.push(at)
      return around.flatMap(transitionsOf).flatMap(({ target }) => (target ?? []).flatMap(entered))
    })
  }
  return ranks
}

const leastOf = (least: number | null, rank: number | undefined): number | null =>
  rank === undefined ? least : Math.min(least ?? rank, rank)

/** Where a transition that stays leads after all: it asks for something whose usual answer moves on. */
const leadsTo = ({ meta }: AnyTransitionDefinition): string | null =>
  typeof meta?.['leadsTo'] === 'string' ? meta['leadsTo'] : null

/** Reads the machine. Nothing is drawn by hand, so a drawing cannot be out of date. */
export const diagramOf = (machine: AnyStateMachine): Diagram => {
  const ranks = ranksOf(machine)
  return {
    id: machine.id,
    version: machine.version ?? '',
    label: machine.root.description ?? machine.id,
    parallel: machine.root.type === 'parallel',
    nodes: stateNodesOf(machine).map((node) => ({
      id: idOf(node),
      key: node.key,
      parent: node.parent === undefined || node.parent === machine.root ? null : idOf(node.parent),
      label: node.description ?? node.key,
      kind: node.type,
      initial: node.parent?.initial.target.includes(node) ?? false,
      rank: entered(node).reduce<number | null>((least, at) => leastOf(least, ranks.get(idOf(at))), null),
    })),
    edges: allTransitionsOf(machine).flatMap((transition) =>
      (transition.target ?? [transition.source]).map((target) => ({
        id: transitionId(transition),
        from: idOf(transition.source),
        to: leadsTo(transition) ?? idOf(target),
        event: eventName(transition),
        description: transition.description ?? null,
        guard: guardName(transition),
      })),
    ),
  }
}

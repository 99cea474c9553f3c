/** Where a machine stands and what may happen next, read from a real actor of it. */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { eventWords } from '@cauce/machines/event-words'
import type { Walk, WalkEvent } from '@cauce/machines/walks/walk'
import { GUARD_WORDS } from '@cauce/machines/words/guards'
import { type AnySnapshot, type Call, callsOf } from './answers.ts'
import { detailOf } from './summary.ts'

export interface EventOffer {
  /** Name of the step: the place of the event in the walk. */
  readonly step: string
  /** Name of the event. */
  readonly type: string
  readonly words: string
  readonly detail: string
  /** Why the machine does not take it now; null where it does. */
  readonly refused: string | null
  /** It teaches nothing: it stands folded. */
  readonly rare: boolean
}

export interface Situation {
  /** Ids of the states in which it stands, from the widest to the narrowest. */
  readonly states: readonly string[]
  /** In words, one line for each state that has nothing inside. */
  readonly lines: readonly string[]
  readonly ended: boolean
  /** Anything that the machine throws: a fault of the machine, never of who uses it. */
  readonly broken: boolean
  readonly events: readonly EventOffer[]
  readonly calls: readonly Call[]
  readonly untilNext: number | null
  readonly context: Readonly<Record<string, unknown>>
}

const titleOf = (node: AnyStateNode): string => node.description ?? node.key

const lineOf = (node: AnyStateNode): string => {
  const above: string[] = []
  for (let at = node.parent; at !== undefined && at.parent !== undefined; at = at.parent) above.unshift(titleOf(at))
  return [...above, titleOf(node)].join(' › ')
}

const guardWords = ({ guard }: AnyTransitionDefinition): readonly string[] => {
  const name = typeof guard === 'string' ? guard : typeof guard === 'object' && 'type' in guard ? guard.type : null
  return name === null ? [] : [GUARD_WORDS[name] ?? name]
}

/** Why it changes nothing now: a branch that does nothing is taken, or no branch may be taken. */
const whyRefused = (snapshot: AnySnapshot, event: WalkEvent): string => {
  const taken = snapshot.machine.getTransitionData(snapshot, event).flatMap(guardWords)
  if (taken.length > 0) return `No cambia nada si ${taken.join(', o si ')}`
  const all = snapshot._nodes.flatMap((node: AnyStateNode) =>
    (node.transitions.get(event.type) ?? []).flatMap(guardWords),
  )
  return all.length === 0 ? 'Ahora no cambia nada' : `Solo si ${[...new Set(all)].join(', o si ')}`
}

const offerOf = (
  walk: Walk,
  snapshot: AnySnapshot,
  events: readonly WalkEvent[],
  event: WalkEvent,
  at: number,
): readonly EventOffer[] => {
  const isHeard = snapshot._nodes.some((node) => (node.transitions.get(event.type) ?? []).length > 0)
  if (!isHeard) return []
  const refused = snapshot.can(event) ? null : whyRefused(snapshot, event)
  const rare = walk.rare?.(event) ?? false
  return [
    { step: `e${at}`, type: event.type, words: eventWords(event.type), detail: detailOf(event, events), refused, rare },
  ]
}

const isContext = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Reads it. */
export const situationOf = (walk: Walk, snapshot: AnySnapshot, untilNext: number | null): Situation => {
  const nodes: readonly AnyStateNode[] = snapshot._nodes.filter(({ path }: AnyStateNode) => path.length > 0)
  const isActive = snapshot.status === 'active'
  const context: unknown = snapshot.context
  const events = isActive ? walk.events(snapshot.context) : []
  return {
    states: nodes.map(({ path }) => path.join('.')),
    lines: nodes.filter((node) => Object.keys(node.states).length === 0).map(lineOf),
    ended: snapshot.status === 'done',
    broken: snapshot.status === 'error',
    events: events.flatMap((event, at) => offerOf(walk, snapshot, events, event, at)),
    calls: isActive ? callsOf(snapshot, walk) : [],
    untilNext: isActive ? untilNext : null,
    context: isContext(context) ? context : {},
  }
}

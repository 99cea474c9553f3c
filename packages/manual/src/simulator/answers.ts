/** What may be answered to what a machine awaits. Several calls may wait at once, also of one port: each has its own answers. */
import { type AnyStateMachine, type AnyStateNode, type SnapshotFrom, transition } from 'xstate'
import type { Walk } from '@cauce/machines/walks/walk'
import { PORT_WORDS } from '@cauce/machines/words/ports'
import { failureText, tellApart } from './summary.ts'

export type AnySnapshot = SnapshotFrom<AnyStateMachine>

export interface Answer {
  readonly step: string
  readonly ending: 'done' | 'error'
  readonly text: string
  /** It has no words of a reader, answers another question, or leads where another one does: it stands folded. */
  readonly rare: boolean
}

export interface Call {
  /** Id of the invocation. */
  readonly id: string
  readonly words: string
  readonly answers: readonly Answer[]
}

interface OpenCall {
  readonly id: string
  readonly port: string
  /** Place among the open calls of the same port. */
  readonly at: number
  readonly node: AnyStateNode
}

/** The calls that wait for an answer, in the order of the states that made them. */
export const openCalls = (snapshot: AnySnapshot): readonly OpenCall[] => {
  const seen = new Map<string, number>()
  return snapshot._nodes.flatMap((node: AnyStateNode) =>
    node.invoke.flatMap(({ id, src }) => {
      if (typeof src !== 'string' || snapshot.children[id] === undefined) return []
      const at = seen.get(src) ?? 0
      seen.set(src, at + 1)
      return [{ id, port: src, at, node }]
    }),
  )
}

/**
 * Where the machine would stand: its situation and what it remembers, or, of an answer without words, what its walk counts. Nothing
 * happens.
 */
const endOf = (walk: Walk, snapshot: AnySnapshot, { id, port }: OpenCall, ending: Answer['ending'], value: unknown) => {
  const event = { type: `xstate.${ending}.actor.${id}`, actorId: id, output: value, error: value }
  const remembers = (context: Record<string, unknown>): unknown =>
    walk.ports[port]?.words === undefined ? walk.facts(context) : context
  try {
    const [next] = transition(snapshot.machine, snapshot, event)
    return JSON.stringify([next.status, next.value, next.output, next.status === 'active' && remembers(next.context)])
  } catch {
    return 'broken'
  }
}

const STEP_SIGN = { done: 'd', error: 'f' } as const

const answersOf = (walk: Walk, snapshot: AnySnapshot, call: OpenCall): readonly Answer[] => {
  const { id, port, at } = call
  const { done = [], error = [], words, isOf } = walk.ports[port] ?? {}
  const asked: unknown = snapshot.children[id]?.getSnapshot()?.input
  const which = at === 0 ? '' : `.${at}`
  const told = { done: tellApart(done), error: error.map(failureText) }
  const all = (['done', 'error'] as const).flatMap((ending) =>
    (ending === 'done' ? done : error).map((value, place) => ({
      ending,
      step: `${STEP_SIGN[ending]}${place}.${port}${which}`,
      name: words?.[ending][place],
      plain: told[ending][place] ?? '',
      fits: isOf?.(value, asked) ?? true,
      end: endOf(walk, snapshot, call, ending, value),
    })),
  )
  // What has a name comes first; of what has none, a failure says what happens better than the answer to another question.
  const rank = ({ name, ending, fits }: (typeof all)[number]): number => {
    if (!fits) return 3
    if (name !== undefined) return 0
    return ending === 'error' ? 1 : 2
  }
  const ranked = all.toSorted((one, other) => rank(one) - rank(other))
  const firstTo = new Map(ranked.toReversed().map(({ end, step }) => [end, step]))
  return ranked.map(({ ending, step, name, plain, end, fits }) => ({
    step,
    ending,
    text: name ?? `${ending === 'done' ? 'Responde' : 'Falla'}: ${plain}`,
    rare: !fits || firstTo.get(end) !== step || (words !== undefined && name === undefined),
  }))
}

/** What is awaited, and its answers. Of several calls of one port, each says the situation that made it. */
export const callsOf = (snapshot: AnySnapshot, walk: Walk): readonly Call[] => {
  const calls = openCalls(snapshot)
  return calls.map((call) => {
    const words = PORT_WORDS[call.port] ?? call.port
    const isAlone = calls.filter(({ port }) => port === call.port).length === 1
    return {
      id: call.id,
      words: isAlone ? words : `${words}: ${call.node.description ?? call.node.key}`,
      answers: answersOf(walk, snapshot, call),
    }
  })
}

/** A life as it is moved: the words of the domain with the machine that says what follows what. */
import { transition, type AnyStateMachine } from 'xstate'
import type { LifeWords, Refusal } from '@cauce/domain/kit/life/life'
import { whyNot } from '@cauce/domain/kit/life/move-rules'

/** A move that may be made now, or that is shown with the sentence that says why not. */
export interface OfferedMove<Name extends string> {
  readonly evento: Name
  readonly por_que_no: string | null
}

type Step<State> = { readonly estado: State } | Refusal

export interface Life<
  State extends string,
  Name extends string,
  Facts extends object,
  Carried extends string = string,
> {
  readonly words: LifeWords<State, Name, Facts, Carried>
  readonly machine: AnyStateMachine
  /** The state after the move, or why it cannot be made: the first rule that refuses, then the machine. Pure. */
  readonly step: (from: State, evento: Name, facts: Facts) => Step<State>
  /** What is offered to who has those facts, in the order of the words. @param mine they have it already: it is not taken again */
  readonly offered: (from: State, facts: Facts, mine?: boolean) => readonly OfferedMove<Name>[]
  readonly isFinal: (state: State) => boolean
}

/**
 * Joins words and machine. The machine has a state for each word, `facts` are the rest of its events, and what it has in `initial` may be a
 * state that is not stored.
 */
export const defineLife = <State extends string, Name extends string, Facts extends object, Carried extends string>(
  words: LifeWords<State, Name, Facts, Carried>,
  machine: AnyStateMachine,
): Life<State, Name, Facts, Carried> => {
  const isState = (value: unknown): value is State => typeof value === 'string' && Object.hasOwn(words.states, value)
  const isMove = (name: string): name is Name => Object.hasOwn(words.moves, name)
  const nodeOf = (state: State) => machine.root.states[state]
  for (const state of Object.keys(words.states)) {
    if (!Object.hasOwn(machine.root.states, state))
      throw new TypeError(`${words.name}: no state ${state} in its machine`)
  }
  const notAllowed: Refusal = { error: words.notAllowed, codigo: `${words.code}.transicion_no_permitida` }
  const after = (from: State, evento: Name, facts: Facts): State | null => {
    const before = machine.resolveState({ value: from, context: {} })
    const event = { ...facts, type: evento }
    if (!before.can(event)) return null
    const { value } = transition(machine, before, event)[0]
    return isState(value) ? value : null
  }
  const step = (from: State, evento: Name, facts: Facts): Step<State> => {
    const refused = whyNot(words.moves[evento], facts)
    if (refused !== null) return refused
    const estado = after(from, evento, facts)
    return estado === null ? notAllowed : { estado }
  }
  const offered = (from: State, facts: Facts, mine = false): readonly OfferedMove<Name>[] => {
    const here = nodeOf(from)?.ownEvents ?? []
    return Object.keys(words.moves)
      .filter(isMove)
      .filter((evento) => here.includes(evento) && words.moves[evento].bySystem !== true)
      .filter((evento) => !(mine && evento === words.take))
      .flatMap((evento): readonly OfferedMove<Name>[] => {
        const refused = whyNot(words.moves[evento], facts)
        if (refused !== null) return [{ evento, por_que_no: refused.error }]
        return after(from, evento, facts) === null ? [] : [{ evento, por_que_no: null }]
      })
  }
  return { words, machine, step, offered, isFinal: (state) => nodeOf(state)?.type === 'final' }
}

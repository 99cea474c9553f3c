/**
 * Everything that may happen to a machine, with sample data: what the tests of paths walk, what a browser repeats on the screens and what
 * the simulator offers. The walking itself stands in `tests/paths/walk.ts`.
 */
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { PortFailure } from '../failure.ts'

export interface WalkEvent {
  readonly type: string
  readonly [key: string]: unknown
}

/** What a port may answer, in every way that matters to the machine. */
export interface PortAnswers {
  readonly done?: readonly unknown[]
  readonly error?: readonly unknown[]
  /** How a reader reads the first of each, in their order. What has no words proves an edge: the simulator folds it away. */
  readonly words?: { readonly done: readonly string[]; readonly error: readonly string[] }
  /** Of a port that asks several things: whether it is an answer to what that call asked. Absent where it asks only one. */
  readonly isOf?: (answer: unknown, asked: unknown) => boolean
}

/** Answers by the words of a reader; `folded`: those that prove an edge and teach nothing. */
export const named = (
  done: Readonly<Record<string, unknown>>,
  error: Readonly<Record<string, unknown>> = {},
  folded: Pick<PortAnswers, 'done' | 'error'> = {},
): PortAnswers => ({
  done: [...Object.values(done), ...(folded.done ?? [])],
  error: [...Object.values(error), ...(folded.error ?? [])],
  words: { done: Object.keys(done), error: Object.keys(error) },
})

/** Who was asked says nothing. */
export const NO_ANSWER = 'El servicio no responde'

/** What the port of the key that stops a second sending may answer. */
export const keyAnswers = (): PortAnswers =>
  named({ 'La clave está lista': 'k1' }, { 'No se pudo hacer la clave': new PortFailure({}) })

/** Makes a child machine end as the path says: with that output, or broken. */
type ChildDriver = (child: AnyActorRef, ending: 'done' | 'error', value: unknown) => Promise<void>

export interface Walk {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  /** Events that a person or the caller may send, for the context as it is. */
  readonly events: (context: Record<string, unknown>) => readonly WalkEvent[]
  readonly ports: Readonly<Record<string, PortAnswers>>
  readonly children?: Readonly<Record<string, ChildDriver>>
  /** The part of the context that tells two situations apart; it keeps the walk finite. */
  readonly facts: (context: Record<string, unknown>) => unknown
  /**
   * What a machine that asks to look at the clock hears, when that much time has passed; absent where the machine counts the time by
   * itself.
   */
  readonly clock?: (context: Record<string, unknown>, passedMs: number) => WalkEvent
  /** What proves an edge and teaches nothing: the simulator folds it away. */
  readonly rare?: (event: WalkEvent) => boolean
  /** Longest delay of the machine, milliseconds. */
  readonly delayMs?: number
}

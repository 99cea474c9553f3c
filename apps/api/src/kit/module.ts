/** What a module gives to the server, as one value: its calls, with who answers them, and what it does without a request. */
import type { Entry } from '@cauce/contract/entry'
import type { Handlers, LettersToday } from '../http/handle.ts'
import type { Work } from './work.ts'

type Calls = Readonly<Record<string, Entry>>

/** Puts calls on the server. */
export type Mount = <M extends Calls>(calls: M, handlers: Handlers<M>) => void

export interface ServerModule<M extends Calls = Calls> {
  readonly calls: M
  readonly work: Work
  readonly lettersToday: LettersToday
  mount(on: Mount): void
}

/** What it does besides answering. */
type Gives = Partial<Work> & { readonly lettersToday?: LettersToday }

/** A handler that is missing, or that answers what the contract does not say, does not compile. */
export const defineModule = <M extends Calls>(
  calls: M,
  handlers: Handlers<NoInfer<M>>,
  { jobs = [], timers = [], handlers: readers = [], lettersToday = new Map() }: Gives = {},
): ServerModule<M> => ({
  calls,
  work: { jobs, timers, handlers: readers },
  lettersToday,
  mount: (on) => on(calls, handlers),
})

/** What all of them do without a request. */
export const workOf = (all: readonly Work[]): Work => ({
  jobs: all.flatMap(({ jobs }) => jobs),
  timers: all.flatMap(({ timers }) => timers),
  handlers: all.flatMap(({ handlers }) => handlers),
})

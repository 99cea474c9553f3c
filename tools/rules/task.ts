/** What the command and its working threads say to each other. */
import type { Failure } from './failure.ts'

/** A test of a rule: a property, or an example that generates nothing. */
export interface CaseFacts {
  readonly title: string
  readonly isProperty: boolean
}

export type Task =
  | { readonly kind: 'open'; readonly file: string }
  | {
      readonly kind: 'run'
      readonly file: string
      /** Which case of the file, from 0. */
      readonly place: number
      readonly seed: number
      readonly runs: number
      readonly path: string | undefined
    }

/** A case that failed, with what replays it. */
export interface Broken extends Failure {
  readonly seed: number
  readonly path: string
}

export type Answer =
  | { readonly kind: 'opened'; readonly cases: readonly CaseFacts[] }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'ran'; readonly cases: number; readonly broken: Broken | null }

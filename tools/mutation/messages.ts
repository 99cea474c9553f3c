/** What the coordinator and its workers say to each other. */
import type { Unit } from './unit.ts'

export interface WorkerStart {
  readonly units: ReadonlyMap<string, Unit>
  readonly closures: ReadonlyMap<string, ReadonlySet<string>>
  readonly externals: ReadonlySet<string>
}

/** A test by its place: the file that declares it and how many it declared before. */
interface TestPlace {
  readonly file: string
  readonly index: number
}

/** What one test file did without any mutant in force. */
export interface FileRun {
  readonly kind: 'ran'
  readonly file: string
  readonly tests: readonly {
    readonly name: string
    readonly ms: number
    /** The message of a test that fails without mutants: it counts for nothing. */
    readonly failure: string | null
    /** How many times it reached each mutant. */
    readonly hits: ReadonlyMap<string, number>
  }[]
  /** Mutants reached while modules were evaluated. */
  readonly statics: ReadonlySet<string>
}

export interface MutantTask {
  readonly id: string
  /** Takes part in the evaluation of its module, which therefore has to be evaluated again. */
  readonly isStatic: boolean
  readonly tests: readonly (TestPlace & { readonly hits: number })[]
}

export type Order =
  | { readonly kind: 'run'; readonly files: readonly string[] }
  | {
      readonly kind: 'mutants'
      readonly file: string
      readonly tasks: readonly MutantTask[]
      /** Tests that count, for mutants that need their modules evaluated again: by file, nearest first. */
      readonly sound: readonly { readonly file: string; readonly indexes: readonly number[] }[]
    }

export type Outcome = 'Killed' | 'Survived' | 'Timeout' | 'NoCoverage'

export interface Verdict {
  readonly kind: 'verdict'
  readonly id: string
  readonly outcome: Outcome
  /** Its file, and what it is called. */
  readonly killedBy: string | null
  readonly testsRun: number
  readonly ms: number
}

export type Answer = FileRun | Verdict | { readonly kind: 'trying'; readonly id: string } | { readonly kind: 'idle' }

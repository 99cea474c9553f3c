/** Runs the properties of one rule, in pieces that the threads share. */
import type { Pool } from './pool.ts'
import type { Broken, CaseFacts } from './task.ts'

/** Cases of a piece. Fixed, so that a seed tries the same cases on every machine. */
const PIECE = 5_000
const GOLDEN = 0x9e37_79b1
export const LARGEST_SEED = 0x7fff_ffff

export interface RuleFile {
  /** `sick-leave/prorroga`. */
  readonly name: string
  readonly file: string
  /** What the rule says, where it says it. */
  readonly sentence: string
}

/** What is asked of a rule. */
export interface Question {
  readonly seed: number
  /** Cases of the whole rule; null for the usual of each property. */
  readonly runs: number | null
  readonly perProperty: number
  /** One property alone, from 1. */
  readonly property: number | undefined
  readonly path: string | undefined
}

export interface PropertyResult extends CaseFacts {
  /** From 1, as `--property` takes it. */
  readonly place: number
  cases: number
  /** Cases that it should try. */
  readonly wanted: number
  broken: Broken | null
}

export interface RuleResult {
  readonly rule: RuleFile
  readonly properties: PropertyResult[]
  ms: number
  /** Why it could not be run; null where it could. */
  unreadable: string | null
  /** Everything that was asked was tried, or it failed. */
  finished: boolean
}

/** The seed of each piece: the first is the one that was asked for. Never negative: a minus sign reads as another option. */
const seedOf = (seed: number, piece: number): number => (seed + Math.imul(piece, GOLDEN)) & LARGEST_SEED

export const isBroken = ({ properties, unreadable }: RuleResult): boolean =>
  unreadable !== null || properties.some(({ broken }) => broken !== null)

export const casesOf = ({ properties }: RuleResult): number => properties.reduce((sum, { cases }) => sum + cases, 0)

/** How many cases each property tries: the rule's are dealt out among its properties, one at least to each. */
const share = ({ runs, perProperty, path }: Question, properties: number): number => {
  if (path !== undefined) return 1
  return runs === null ? perProperty : Math.max(1, Math.ceil(runs / Math.max(1, properties)))
}

const planned = (cases: readonly CaseFacts[], question: Question): PropertyResult[] => {
  const numbered = cases.map((facts, index) => ({ ...facts, place: index + 1 }))
  const chosen = numbered.filter(({ place }) => question.property === undefined || place === question.property)
  const each = share(question, chosen.filter(({ isProperty }) => isProperty).length)
  return chosen.map((facts) => ({ ...facts, cases: 0, wanted: facts.isProperty ? each : 1, broken: null }))
}

/** Runs a property piece by piece; those after a failure are not tried, so the failure is always the same one. */
const runProperty = async (
  { file }: RuleFile,
  one: PropertyResult,
  { seed, path }: Question,
  { pool, moved }: { readonly pool: Pool; readonly moved: () => void },
): Promise<void> => {
  const pieces = Math.ceil(one.wanted / PIECE)
  let next = 0
  let failedAt = Infinity
  const line = async (): Promise<void> => {
    while (next < pieces && next < failedAt) {
      const piece = next
      next += 1
      const runs = Math.min(PIECE, one.wanted - piece * PIECE)
      const answer = await pool.ask({ kind: 'run', file, place: one.place - 1, seed: seedOf(seed, piece), runs, path })
      if (answer.kind === 'unreadable') throw new Error(answer.reason)
      if (answer.kind !== 'ran') return
      one.cases += answer.cases
      if (answer.broken !== null && piece < failedAt) {
        failedAt = piece
        one.broken = answer.broken
      }
      moved()
    }
  }
  await Promise.all(Array.from({ length: Math.min(pieces, pool.size) }, line))
}

/** Runs a rule; `moved` hears of every piece that is done, with what there is so far. */
export const runRule = async (
  rule: RuleFile,
  question: Question,
  pool: Pool,
  moved: (result: RuleResult) => void,
): Promise<RuleResult> => {
  const result: RuleResult = { rule, properties: [], ms: 0, unreadable: null, finished: false }
  const opened = await pool.ask({ kind: 'open', file: rule.file })
  const start = performance.now()
  const tell = () => {
    result.ms = performance.now() - start
    moved(result)
  }
  if (opened.kind === 'unreadable') result.unreadable = opened.reason
  if (opened.kind === 'opened') {
    result.properties.push(...planned(opened.cases, question))
    if (result.properties.length === 0) result.unreadable = `no tiene una propiedad con el número ${question.property}`
    try {
      for (const one of result.properties) await runProperty(rule, one, question, { pool, moved: tell })
    } catch (error) {
      result.unreadable = error instanceof Error ? error.message : String(error)
    }
  }
  result.finished = true
  tell()
  return result
}

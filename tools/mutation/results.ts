/** What is known of each mutant, kept between runs: a file is tried again when it or a test that meets it changes. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Outcome } from './messages.ts'
import { moduleOf, type SourceMutant } from './mutants.ts'
import { SENTENCES } from './plan.ts'
import { ROOT } from './unit.ts'

const USUAL_FOLDER = 'node_modules/.cache/mutation'
/** Two runs at the same time need a folder each, or the second to end forgets what the first one found. */
export const FOLDER = path.resolve(ROOT, process.env['CAUCE_MUTATION_CACHE'] ?? USUAL_FOLDER)

export interface Result extends Omit<SourceMutant, 'id'> {
  readonly outcome: Outcome | 'Ignored'
  readonly killedBy: string | null
  readonly isStatic: boolean
  readonly ms: number
}

interface FileResult {
  /** Of its text and of the tests that meet it. */
  readonly key: string
  readonly results: readonly Result[]
}

export type Known = Readonly<Record<string, FileResult>>

const KNOWN = 'known.json'

const readFrom = (folder: string): Known | null => {
  try {
    const value: Known = JSON.parse(readFileSync(path.join(folder, KNOWN), 'utf8'))
    return value
  } catch {
    // Never run, or cut while it was written: everything is tried.
    return null
  }
}

/** A folder that is new starts from what the usual one knows. */
export const readKnown = (): Known => readFrom(FOLDER) ?? readFrom(path.join(ROOT, USUAL_FOLDER)) ?? {}

export const writeKnown = (results: Known): void => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, KNOWN), JSON.stringify(results))
}

export const hash = (...texts: readonly string[]): string => {
  const sum = createHash('sha1')
  for (const text of texts) sum.update(text).update('\0')
  return sum.digest('hex')
}

export interface Tally {
  readonly module: string
  readonly mutants: number
  readonly killed: number
  /** Of the killed, those that the page of sentences noticed, and before it no test that imports their file or is of their module. */
  readonly onlySentences: number
  readonly timeout: number
  readonly survived: number
  readonly noCoverage: number
  readonly ignored: number
  readonly seconds: number
}

const MS_PER_SECOND = 1_000

/** The page is asked after the tests near a mutant: what it kills, none of those noticed. */
const isOnlyBySentences = ({ outcome, killedBy }: Result): boolean =>
  outcome === 'Killed' && killedBy?.startsWith(SENTENCES) === true

const tally = (module: string, results: readonly Result[]): Tally => {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length
  return {
    module,
    mutants: results.length - count('Ignored'),
    killed: count('Killed'),
    onlySentences: results.filter(isOnlyBySentences).length,
    timeout: count('Timeout'),
    survived: count('Survived'),
    noCoverage: count('NoCoverage'),
    ignored: count('Ignored'),
    seconds: results.reduce((sum, { ms }) => sum + ms, 0) / MS_PER_SECOND,
  }
}

/** The share of the mutants that some test saw; a mutant that never ends was seen. */
export const score = ({ killed, timeout, mutants }: Tally): number =>
  mutants === 0 ? 100 : (100 * (killed + timeout)) / mutants

export const tallies = (results: readonly Result[]): { readonly modules: readonly Tally[]; readonly all: Tally } => ({
  modules: [...Map.groupBy(results, ({ file }) => moduleOf(file))].map(([module, each]) => tally(module, each)),
  all: tally('total', results),
})

export const isAlive = ({ outcome }: Result): boolean => outcome === 'Survived' || outcome === 'NoCoverage'

/** What is known of each mutant, kept between runs: a file is tried again when it or a test that meets it changes. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Outcome } from './messages.ts'
import { moduleOf, type SourceMutant } from './mutants.ts'
import { ROOT } from './unit.ts'

export const FOLDER = path.join(ROOT, 'node_modules/.cache/mutation')

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

const known = path.join(FOLDER, 'known.json')

export const readKnown = (): Known => {
  try {
    const value: Known = JSON.parse(readFileSync(known, 'utf8'))
    return value
  } catch {
    // Never run, or by another version: everything is tried.
    return {}
  }
}

export const writeKnown = (results: Known): void => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(known, JSON.stringify(results))
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
  readonly timeout: number
  readonly survived: number
  readonly noCoverage: number
  readonly ignored: number
  readonly seconds: number
}

const MS_PER_SECOND = 1_000

const tally = (module: string, results: readonly Result[]): Tally => {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length
  return {
    module,
    mutants: results.length - count('Ignored'),
    killed: count('Killed'),
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

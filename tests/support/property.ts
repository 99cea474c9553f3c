/**
 * A property: a rule that holds for every generated value. vitest runs it with `npm test`, and `npm run rules` by itself.
 * `CAUCE_SEED` and `CAUCE_RUNS` choose the seed (a number, or `azar` for a new one) and how many values are tried;
 * `CAUCE_PATH` goes straight to one of them. A failure prints the line that replays its own case.
 */
import { relative } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_RUNS, DEFAULT_SEED, newSeed } from './seed.ts'

/** Which values are tried: `path` leads to one of those of the seed, as a failure printed it. */
interface Settings {
  readonly seed: number
  readonly runs: number
  readonly path: string | undefined
}

/** What a property was declared with, for who runs it by other means than vitest. */
export interface Declared {
  /** What a person calls each value, in their order; empty where the declaration says nothing. */
  readonly names: readonly string[]
  /** The text of the function, whose parameters name the values where `names` does not. */
  readonly source: string
  readonly check: (settings: Settings) => Outcome
}

/** How the values went: `cases` were tried, and `broken` is the simplest that broke it. */
export interface Outcome {
  readonly cases: number
  readonly broken: { readonly values: readonly unknown[]; readonly path: string; readonly error: unknown } | null
}

const declared = new WeakMap<object, Declared>()

/** The property behind the body of a test; nothing where the body is a test of its own. */
export const declaredBy = (body: object): Declared | undefined => declared.get(body)

const wholeNumber = (name: string, otherwise: number): number => {
  const text = process.env[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value)) throw new Error(`${name} debe ser un número entero y es "${text}"`)
  return value
}

const asked: Settings = {
  seed: process.env['CAUCE_SEED'] === 'azar' ? newSeed() : wholeNumber('CAUCE_SEED', DEFAULT_SEED),
  runs: wholeNumber('CAUCE_RUNS', DEFAULT_RUNS),
  path: process.env['CAUCE_PATH'],
}

const replayLine = (
  title: string,
  run: { readonly seed: number; readonly counterexamplePath: string | null },
): string => {
  const file = relative(process.cwd(), expect.getState().testPath ?? '')
  const settings = [`CAUCE_SEED=${run.seed}`, `CAUCE_RUNS=${asked.runs}`, `CAUCE_PATH=${run.counterexamplePath ?? ''}`]
  // vitest reads the title as a regular expression.
  const plain = title.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  return `${settings.join(' ')} npx vitest run ${JSON.stringify(file)} -t ${JSON.stringify(plain)}`
}

/**
 * Declares the property `title`: `holds` throws, or answers false, for the values that break it. `names` says in Spanish
 * what each value is, where the parameters of `holds` would say it badly.
 */
export const property = <Values extends [unknown, ...unknown[]]>(
  title: string,
  arbitraries: { [Place in keyof Values]: fc.Arbitrary<Values[Place]> },
  holds: (...values: Values) => boolean | void,
  names: readonly string[] = [],
): void => {
  const everyValue = fc.property(fc.tuple<Values>(...arbitraries), (values) => holds(...values))
  const check = ({ seed, runs, path }: Settings) =>
    fc.check(everyValue, { seed, numRuns: runs, ...(path === undefined || path === '' ? {} : { path }) })
  const body = () => {
    const run = check(asked)
    if (!run.failed) return
    const message = `${fc.defaultReportMessage(run)}\n\nPara repetir este caso:\n  ${replayLine(title, run)}\n`
    throw new Error(message, { cause: run.errorInstance })
  }
  declared.set(body, {
    names,
    source: holds.toString(),
    check: (settings) => {
      const { failed, numRuns, counterexample, counterexamplePath, errorInstance } = check(settings)
      if (!failed) return { cases: numRuns, broken: null }
      const values: readonly unknown[] = counterexample?.[0] ?? []
      return { cases: numRuns, broken: { values, path: counterexamplePath ?? '', error: errorInstance } }
    },
  })
  it(title, body)
}

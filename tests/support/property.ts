/**
 * A property: a rule that holds for every generated value. `CAUCE_SEED` and `CAUCE_RUNS` choose the seed (a number, or `azar` for a
 * new one) and how many values are tried; a failure prints the line that replays its own case.
 */
import { relative } from 'node:path'
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

const DEFAULT_SEED = 20_261_121
const DEFAULT_RUNS = 300
const LARGEST_SEED = 2 ** 31

const wholeNumber = (name: string, otherwise: number): number => {
  const text = process.env[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value)) throw new Error(`${name} debe ser un número entero y es "${text}"`)
  return value
}

const seed =
  process.env['CAUCE_SEED'] === 'azar'
    ? Math.floor(Math.random() * LARGEST_SEED)
    : wholeNumber('CAUCE_SEED', DEFAULT_SEED)
const runs = wholeNumber('CAUCE_RUNS', DEFAULT_RUNS)
const path = process.env['CAUCE_PATH']

const replayLine = (
  title: string,
  run: { readonly seed: number; readonly counterexamplePath: string | null },
): string => {
  const file = relative(process.cwd(), expect.getState().testPath ?? '')
  const settings = [`CAUCE_SEED=${run.seed}`, `CAUCE_RUNS=${runs}`, `CAUCE_PATH=${run.counterexamplePath ?? ''}`]
  return `${settings.join(' ')} npx vitest run ${JSON.stringify(file)} -t ${JSON.stringify(title)}`
}

/** Declares the property `title`: `holds` throws, or answers false, for the values that break it. */
export const property = <Values extends [unknown, ...unknown[]]>(
  title: string,
  arbitraries: { [Place in keyof Values]: fc.Arbitrary<Values[Place]> },
  holds: (...values: Values) => boolean | void,
): void => {
  test.prop([fc.tuple<Values>(...arbitraries)], {
    seed,
    numRuns: runs,
    ...(path === undefined || path === '' ? {} : { path }),
    reporter: (run) => {
      if (!run.failed) return
      const message = `${fc.defaultReportMessage(run)}\n\nPara repetir este caso:\n  ${replayLine(title, run)}\n`
      throw new Error(message, { cause: run.errorInstance })
    },
  })(title, (values) => holds(...values))
}

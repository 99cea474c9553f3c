/** Which tests each mutant meets, and in which order: those that know most about its file first. */
import type { FileRun, MutantTask, Order } from './messages.ts'
import type { SourceMutant } from './mutants.ts'
import { importsOf, type Unit } from './unit.ts'

/** Tests of one mutant, in milliseconds of processor of the run without it; what is further away is not run, and so kills nothing. */
const BUDGET_MS = 2_500
/** A test of the very file is worth more than that. */
const BUDGET_OF_NEAREST_MS = 8_000

export interface Ground {
  readonly units: ReadonlyMap<string, Unit>
  readonly closures: ReadonlyMap<string, ReadonlySet<string>>
  readonly runs: ReadonlyMap<string, FileRun>
}

/** A rule has to be proved by its own tests: that a flow which uses it breaks says little of it. */
const OF_MACHINES = /^packages\/machines\//u

/** Whether the mutants of a file meet the tests of another. */
export const meets = (closures: Ground['closures'], test: string, file: string): boolean =>
  closures.get(test)?.has(file) === true && !(file.startsWith('packages/domain/') && OF_MACHINES.test(test))

/** It has every word written, and would notice a changed one although no rule hung from it. */
export const SENTENCES = 'tests/docs/sentences.test.ts'

const NEAREST = 0
const IMPORTS_IT = 1
const OF_ITS_MODULE = 2
/** Whatever those before took: a mutant that the page kills is one that nothing near it noticed. */
const PAGE = 3
const FURTHEST = 4

/** How much a test file has to do with a file: its own, one that imports it, one of its module, any other. */
const nearness = (units: Ground['units'], test: string, file: string): number => {
  const stem = file.replace(/\.ts$/u, '').replace(/^packages\/\w+\/src\//u, '')
  if (test === SENTENCES) return PAGE
  if (test.includes(`/${stem}.`)) return NEAREST
  const unit = units.get(test)
  if (unit !== undefined && importsOf(unit).includes(file)) return IMPORTS_IT
  return test.includes(`/${stem.split('/')[0] ?? ''}`) ? OF_ITS_MODULE : FURTHEST
}

interface Timed {
  readonly file: string
  readonly ms: number
}

const withinBudget = <Item extends Timed>(
  items: readonly Item[],
  near: ReadonlyMap<string, number>,
): readonly Item[] => {
  let sum = 0
  return items.filter(({ file, ms }) => {
    if (file === SENTENCES) return true
    const budget = (near.get(file) ?? FURTHEST) <= IMPORTS_IT ? BUDGET_OF_NEAREST_MS : BUDGET_MS
    if (sum + ms > budget) return false
    sum += ms
    return true
  })
}

const testsByMutant = (runs: Ground['runs']) => {
  const found = new Map<string, (MutantTask['tests'][number] & Timed)[]>()
  for (const { file, tests } of runs.values()) {
    for (const [index, { hits, ms, failure }] of tests.entries()) {
      if (failure !== null) continue
      for (const [id, count] of hits) {
        const list = found.get(id)
        const test = { file, index, hits: count, ms }
        if (list === undefined) found.set(id, [test])
        else list.push(test)
      }
    }
  }
  return found
}

const soundTests = ({ file, tests }: FileRun) => ({
  file,
  indexes: tests.flatMap(({ failure }, index) => (failure === null ? [index] : [])),
  ms: tests.reduce((sum, { ms }) => sum + ms, 0),
})

/** One order for each file. */
export const ordersOf = (mutants: readonly SourceMutant[], { units, closures, runs }: Ground): readonly Order[] => {
  const statics = new Set([...runs.values()].flatMap((run) => [...run.statics]))
  const reached = testsByMutant(runs)
  return [...Map.groupBy(mutants, ({ file }) => file)].map(([file, each]) => {
    const near = new Map([...runs.keys()].map((test) => [test, nearness(units, test, file)]))
    const byUse = (one: Timed, other: Timed) =>
      (near.get(one.file) ?? FURTHEST) - (near.get(other.file) ?? FURTHEST) || one.ms - other.ms
    return {
      kind: 'mutants',
      file,
      tasks: each.map(({ id }) => ({
        id,
        isStatic: statics.has(id),
        tests: withinBudget(
          (reached.get(id) ?? []).filter((test) => meets(closures, test.file, file)).toSorted(byUse),
          near,
        ),
      })),
      sound: withinBudget(
        [...runs.values()]
          .filter((run) => meets(closures, run.file, file))
          .map(soundTests)
          .toSorted(byUse),
        near,
      ),
    }
  })
}

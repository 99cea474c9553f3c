/** Runs tests without mutants, to see which mutants each one reaches, and then with one mutant in force at a time. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Collected, makeCollector } from './collector.ts'
import type { Answer, FileRun, MutantTask, Order, Outcome, WorkerStart } from './messages.ts'
import { moduleTable, type Overlay } from './module-table.ts'
import { failureOf } from './run-test.ts'

/** A mutant that is reached so much more than without it is in a loop that does not end. */
const LOOP_FACTOR = 20
const LOOP_FLOOR = 50_000
const MICROSECONDS = 1_000

const start: WorkerStart = workerData
const say = (answer: Answer): void => parentPort?.postMessage(answer, [])

/** Errors that a machine reports outside any test belong to no test in particular. */
process.on('uncaughtException', () => undefined)
process.on('unhandledRejection', () => undefined)

let active: string | null = null
let reached: Map<string, number> | null = null
/** Reached while modules were evaluated, also by a test that imports them as it runs. */
let loaded = new Set<string>()
let remaining = Infinity

const collector = await makeCollector()
const externals = new Map(collector.modules)
for (const name of start.externals) {
  if (!externals.has(name)) externals.set(name, await import(name))
}

const table = moduleTable(start.units, externals, {
  cover: (ids, isLoading) => {
    if (isLoading) for (const id of ids) loaded.add(id)
    else if (reached !== null) for (const id of ids) reached.set(id, (reached.get(id) ?? 0) + 1)
  },
  isActive: (id) => {
    if (id !== active) return false
    remaining -= 1
    if (remaining < 0) throw new Error('Timeout')
    return true
  },
})

const failureWithoutMemory = (test: Collected): ReturnType<typeof failureOf> => {
  table.forget()
  return failureOf(test)
}

const pristine = new Map<string, readonly Collected[]>()

const testsOf = (file: string): readonly Collected[] => {
  const known = pristine.get(file)
  if (known !== undefined) return known
  const tests = collector.collect(() => table.load(file))
  pristine.set(file, tests)
  return tests
}

const runFile = async (file: string): Promise<FileRun> => {
  loaded = new Set()
  const tests: FileRun['tests'][number][] = []
  for (const test of testsOf(file)) {
    const hits = new Map<string, number>()
    reached = hits
    const before = process.threadCpuUsage()
    const failure = await failureWithoutMemory(test)
    const spent = process.threadCpuUsage(before)
    const ms = (spent.user + spent.system) / MICROSECONDS
    tests.push({ name: test.name, ms, failure: failure?.message ?? null, hits })
  }
  reached = null
  return { kind: 'ran', file, tests, statics: loaded }
}

interface Found {
  readonly outcome: Outcome
  readonly killedBy: string | null
  readonly testsRun: number
}

const killed = (by: string, testsRun: number, message: string): Found => ({
  outcome: message === 'Timeout' ? 'Timeout' : 'Killed',
  killedBy: by,
  testsRun,
})

/** The mutant is in force only while tests that reach it run. */
const tryPlain = async ({ id, tests }: MutantTask): Promise<Found> => {
  for (const [place, { file, index, hits }] of tests.entries()) {
    const test = testsOf(file)[index]
    if (test === undefined) continue
    active = id
    remaining = hits * LOOP_FACTOR + LOOP_FLOOR
    const failure = await failureWithoutMemory(test)
    active = null
    if (failure !== null) return killed(`${file} › ${test.name}`, place + 1, failure.message)
  }
  return { outcome: tests.length === 0 ? 'NoCoverage' : 'Survived', killedBy: null, testsRun: tests.length }
}

const affectedBy = (mutated: string): ReadonlySet<string> =>
  new Set([...start.closures].flatMap(([file, needs]) => (needs.has(mutated) ? [file] : [])))

/** The mutant is in force from before its module is evaluated. */
const tryStatic = async (
  id: string,
  affected: ReadonlySet<string>,
  sound: Extract<Order, { kind: 'mutants' }>['sound'],
): Promise<Found> => {
  const overlay: Overlay = { affected, modules: new Map() }
  let testsRun = 0
  for (const { file, indexes } of sound) {
    active = id
    remaining = Infinity
    let tests: readonly Collected[] = []
    try {
      tests = collector.collect(() => table.load(file, overlay))
    } catch {
      active = null
      return killed(file, testsRun, 'broken')
    }
    for (const index of indexes) {
      const test = tests[index]
      remaining = LOOP_FLOOR * LOOP_FACTOR
      testsRun += 1
      // A test that is no longer declared is a difference too.
      const failure = test === undefined ? { message: 'gone' } : await failureWithoutMemory(test)
      if (failure === null) continue
      active = null
      return killed(`${file} › ${test?.name ?? ''}`, testsRun, failure.message)
    }
  }
  active = null
  return { outcome: testsRun === 0 ? 'NoCoverage' : 'Survived', killedBy: null, testsRun }
}

const obey = async (order: Order): Promise<void> => {
  if (order.kind === 'run') {
    for (const file of order.files) say(await runFile(file))
  } else {
    const affected = affectedBy(order.file)
    for (const task of order.tasks) {
      say({ kind: 'trying', id: task.id })
      const before = performance.now()
      const found = task.isStatic ? await tryStatic(task.id, affected, order.sound) : await tryPlain(task)
      say({ kind: 'verdict', id: task.id, ...found, ms: performance.now() - before })
    }
  }
  say({ kind: 'idle' })
}

let turn = Promise.resolve()
parentPort?.on('message', (order: Order) => {
  turn = turn.then(() => obey(order))
})
say({ kind: 'idle' })

/** `npm test`: every step, in order, to the end even when one fails. With names, only those; with `cambios`, what a change reaches. */
import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import * as Schema from 'effect/Schema'
import { closedFolderProblem, closedFolders, openFolders } from './closed-folder.ts'
import { asOne, Outcome } from './count.ts'
import { redLines } from './red-line.ts'
import { type Step, STEPS, TOGETHER } from './steps.ts'
import { type Result, summaryOfSteps } from './summary.ts'

const MS = 1000
const ONE_STEP = path.join(import.meta.dirname, 'one-step.ts')

/** What runs at the same time: lanes, and in each the steps that follow one another. */
type Stage = readonly (readonly Step[])[]

const groupOf = ({ name }: Step): (typeof TOGETHER)[number] | undefined =>
  TOGETHER.find((lanes) => lanes.some((lane) => lane.includes(name)))

/** Steps in the order in which they run; those of one group at the same time, in the place of its first. */
export const inStages = (steps: readonly Step[]): readonly Stage[] => {
  const stages: Stage[] = []
  for (const step of steps) {
    const group = groupOf(step)
    if (group === undefined) stages.push([[step]])
    else if (steps.find((other) => groupOf(other) === group) === step) {
      const lanes = group.map((names) => steps.filter(({ name }) => names.includes(name)))
      stages.push(lanes.filter((lane) => lane.length > 0))
    }
  }
  return stages
}

const readOutcome = Schema.decodeUnknownSync(Outcome)

const logOf = ({ name }: Step, folder: string): string => path.join(folder, `${name}.log`)

/** Keeps what a step says for when its stage ends, but for what failed: that is said at once. */
const keepOutput = (stream: Readable, log: string): void => {
  createInterface({ input: stream }).on('line', (line) => {
    appendFileSync(log, `${line}\n`)
    for (const red of redLines(line)) console.log(red)
  })
}

/** Runs a step in a program of its own; what it says goes to the screen, or to a file when another step is on the screen. */
const runStep = async (step: Step, folder: string, log: string | null): Promise<Result> => {
  const file = path.join(folder, `${step.name}.json`)
  const output = log === null ? 'inherit' : 'pipe'
  const start = performance.now()
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [ONE_STEP, step.name, file], { stdio: ['ignore', output, output] })
    for (const stream of [child.stdout, child.stderr]) if (stream !== null && log !== null) keepOutput(stream, log)
    child.once('error', reject)
    child.once('close', () => resolve())
  })
  const lost = { ...asOne(false), seconds: (performance.now() - start) / MS, cpuSeconds: null }
  const outcome = existsSync(file) ? readOutcome(JSON.parse(readFileSync(file, 'utf8'))) : lost
  return { ...outcome, step }
}

/** Runs the steps of a lane one after another: on the screen, or each to a file that is told when the stage ends. */
const runLane = async (lane: readonly Step[], folder: string, shown: boolean): Promise<readonly Result[]> => {
  const results: Result[] = []
  for (const step of lane) results.push(await runStep(step, folder, shown ? null : logOf(step, folder)))
  return results
}

const readLog = (log: string): string => (existsSync(log) ? readFileSync(log, 'utf8') : '')

const runStage = async (stage: Stage, folder: string): Promise<readonly Result[]> => {
  console.log(
    `\n── ${stage
      .flat()
      .map(({ title }) => title)
      .join(' · ')}`,
  )
  const results = await Promise.all(stage.map((lane, index) => runLane(lane, folder, index === 0)))
  for (const step of stage.slice(1).flat()) {
    console.log(`\n── ${step.title}\n${readLog(logOf(step, folder))}`)
  }
  return results.flat()
}

/** Steps that start PostgreSQL, or a server that is somebody else's. */
const AS_SOMEBODY_ELSE: ReadonlySet<string> = new Set(['unidad', 'postgres', 'features', 'navegador'])

/** Runs the steps that are named, or all; the number with which the command ends. */
export const runTestCommand = async (names: readonly string[]): Promise<number> => {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name))
  if (unknown !== undefined) {
    console.error(`No hay un paso «${unknown}». Pasos: cambios, ${STEPS.map(({ name }) => name).join(', ')}`)
    return 1
  }
  const chosen = names.length === 0 ? STEPS : STEPS.filter(({ name }) => names.includes(name))
  const asSomebodyElse = process.getuid?.() === 0 && chosen.some(({ name }) => AS_SOMEBODY_ELSE.has(name))
  const closed = asSomebodyElse ? closedFolders(process.cwd()) : []
  const problem = closedFolderProblem(closed)
  if (problem !== null) {
    console.error(problem)
    return 1
  }
  if (closed.length > 0) console.log(`Mientras corre, otros usuarios pueden pasar por ${closed.join(', ')}`)
  const close = openFolders(closed)
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-pasos-'))
  const start = performance.now()
  const results: Result[] = []
  try {
    for (const stage of inStages(chosen)) results.push(...(await runStage(stage, folder)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
    close()
  }
  const told = summaryOfSteps(
    chosen.flatMap((step) => results.filter((result) => result.step === step)),
    (performance.now() - start) / MS,
  )
  console.log(`\n${told.join('\n')}`)
  return results.every(({ failed }) => failed === 0) ? 0 : 1
}

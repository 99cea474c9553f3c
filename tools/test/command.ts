/** `npm test`: every step, in order, to the end even when one fails. With names, only those; with `cambios`, what a change reaches. */
import { spawn } from 'node:child_process'
import { mkdtempSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import * as Schema from 'effect/Schema'
import { asOne, Outcome } from './count.ts'
import { type Step, STEPS, TOGETHER } from './steps.ts'
import { type Result, summaryOfSteps } from './summary.ts'

const MS = 1000
const ONE_STEP = path.join(import.meta.dirname, 'one-step.ts')

/** Steps in the order in which they run; those of one list at the same time. */
export const inStages = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const stages: Step[][] = []
  for (const step of steps) {
    const company = TOGETHER.find((names) => names.includes(step.name)) ?? []
    const stage = stages.find((others) => others.some(({ name }) => company.includes(name)))
    if (stage === undefined) stages.push([step])
    else stage.push(step)
  }
  return stages
}

const readOutcome = Schema.decodeUnknownSync(Outcome)

/** Runs a step in a program of its own; what it says goes to the screen, or to a file when another step is on the screen. */
const runStep = async (step: Step, folder: string, log: string | null): Promise<Result> => {
  const file = path.join(folder, `${step.name}.json`)
  const output = log === null ? 'inherit' : openSync(log, 'w')
  const start = performance.now()
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [ONE_STEP, step.name, file], { stdio: ['ignore', output, output] })
    child.once('error', reject)
    child.once('close', () => resolve())
  })
  const lost = { ...asOne(false), seconds: (performance.now() - start) / MS, cpuSeconds: null }
  const outcome = existsSync(file) ? readOutcome(JSON.parse(readFileSync(file, 'utf8'))) : lost
  return { ...outcome, step }
}

const runStage = async ([first, ...beside]: readonly Step[], folder: string): Promise<readonly Result[]> => {
  if (first === undefined) return []
  console.log(`\n── ${[first, ...beside].map(({ title }) => title).join(' · ')}`)
  const logs = beside.map(({ name }) => path.join(folder, `${name}.log`))
  const results = await Promise.all([
    runStep(first, folder, null),
    ...beside.map((step, index) => runStep(step, folder, logs[index] ?? null)),
  ])
  for (const [index, { title }] of beside.entries()) {
    console.log(`\n── ${title}\n${readFileSync(logs[index] ?? '', 'utf8')}`)
  }
  return results
}

/** Runs the steps that are named, or all; the number with which the command ends. */
export const runTestCommand = async (names: readonly string[]): Promise<number> => {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name))
  if (unknown !== undefined) {
    console.error(`No hay un paso «${unknown}». Pasos: cambios, ${STEPS.map(({ name }) => name).join(', ')}`)
    return 1
  }
  const chosen = names.length === 0 ? STEPS : STEPS.filter(({ name }) => names.includes(name))
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-pasos-'))
  const start = performance.now()
  const results: Result[] = []
  try {
    for (const stage of inStages(chosen)) results.push(...(await runStage(stage, folder)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const told = summaryOfSteps(
    chosen.flatMap((step) => results.filter((result) => result.step === step)),
    (performance.now() - start) / MS,
  )
  console.log(`\n${told.join('\n')}`)
  return results.every(({ failed }) => failed === 0) ? 0 : 1
}

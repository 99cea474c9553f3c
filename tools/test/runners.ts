/** The programs that a step of `npm test` runs, and how what they report is counted. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import * as Schema from 'effect/Schema'
import { TestStepResultStatus } from '@cucumber/messages'
import { stampReport } from '../features/stamp.ts'
import { readEnvelopes } from '../features/summary.ts'
import { asOne, type Count } from './count.ts'
import { failuresOfFeatures, failuresOfTests } from './failures.ts'

const REPORTS = 'node_modules/.cache/reports'
const CUCUMBER = 'node_modules/.cache/cucumber'
const RED_TESTS = './tools/test/red-tests.ts'
const RED_SCENARIOS = './tools/test/red-scenarios.ts'

type Env = Readonly<Record<string, string>>

const run = (command: string, args: readonly string[], env: Env = {}): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  }).status === 0

/** Runs a program that says for itself whether all is well. */
export const check = (command: string, ...args: readonly string[]): Count => asOne(run(command, args))

const readReport = Schema.decodeUnknownSync(
  Schema.Struct({
    numPassedTests: Schema.Int,
    numFailedTests: Schema.Int,
    numPendingTests: Schema.Int,
    numTodoTests: Schema.Int,
    success: Schema.Boolean,
    testResults: Schema.Array(
      Schema.Struct({
        name: Schema.String,
        status: Schema.String,
        message: Schema.String,
        assertionResults: Schema.Array(
          Schema.Struct({
            fullName: Schema.String,
            status: Schema.String,
            failureMessages: Schema.NullOr(Schema.Array(Schema.String)),
          }),
        ),
      }),
    ),
  }),
)

/** Runs vitest; a report called `name` is left for who wants to know how long each file took. */
export const vitest = (name: string, args: readonly string[], env: Env = {}): Count => {
  mkdirSync(REPORTS, { recursive: true })
  const file = `${REPORTS}/${name}.json`
  rmSync(file, { force: true })
  const ok = run(
    'vitest',
    ['run', '--reporter=dot', `--reporter=${RED_TESTS}`, '--reporter=json', `--outputFile.json=${file}`, ...args],
    env,
  )
  if (!existsSync(file)) return asOne(false)
  const report = readReport(JSON.parse(readFileSync(file, 'utf8')))
  // A file that could not be loaded has no test that failed.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  ).length
  // A test that did not run is not a test that passed; a run that failed outside its tests is a failure too.
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + broken
  return {
    passed: report.numPassedTests,
    failed: failed > 0 || (ok && report.success) ? failed : 1,
    failures: failuresOfTests(report),
  }
}

type Kind = 'servidor' | 'navegador'

const countOf = (file: string, args: readonly string[], env: Env): Count => {
  rmSync(file, { force: true })
  const ok = run('cucumber-js', args, env)
  if (!existsSync(file)) return asOne(false)
  const text = readFileSync(file, 'utf8')
  const messages = readEnvelopes(text)
  const bad = new Set(
    messages.flatMap(({ testStepFinished: step }) =>
      step && step.testStepResult.status !== TestStepResultStatus.PASSED ? [step.testCaseStartedId] : [],
    ),
  ).size
  const finished = messages.filter(({ testCaseFinished }) => testCaseFinished).length
  return { passed: finished - bad, failed: ok || bad > 0 ? bad : 1, failures: failuresOfFeatures(text) }
}

/** What fails is said on the screen as it happens; the file that a format has to have stays empty. */
const saidAtOnce = (kind: Kind): readonly string[] => ['--format', `${RED_SCENARIOS}:${CUCUMBER}/rojo-${kind}.txt`]

/** Runs every feature of a kind, as `cucumber.mjs` says, and leaves their reports. */
export const features = (kind: Kind, env: Env = {}): Count => {
  mkdirSync(CUCUMBER, { recursive: true })
  return countOf(`${CUCUMBER}/${kind}.ndjson`, ['-p', kind, ...saidAtOnce(kind)], env)
}

/** Runs these files; the reports of the last whole run stay. */
export const featuresOf = (kind: Kind, files: readonly string[], env: Env = {}): Count => {
  mkdirSync(CUCUMBER, { recursive: true })
  const file = `${CUCUMBER}/cambios-${kind}.ndjson`
  stampReport(file)
  const own = kind === 'navegador' ? '@navegador' : 'not @navegador'
  const formats = ['--format', 'summary', '--format', `message:${file}`, ...saidAtOnce(kind)]
  return countOf(file, ['-p', 'seleccion', ...formats, '--tags', own, ...files], env)
}

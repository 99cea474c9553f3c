/**
 * `npm test`: everything, in order, to the end even when something fails. The last line counts every check and every test.
 * `npm test -- tipos reglas` runs only the named steps.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.ts'
import { failuresOfFeatures, failuresOfTests } from './test/failures.ts'

process.chdir(path.join(import.meta.dirname, '..'))
const REPORTS = 'node_modules/.cache/reports'
const CUCUMBER = 'node_modules/.cache/cucumber'
mkdirSync(REPORTS, { recursive: true })
mkdirSync(CUCUMBER, { recursive: true })

/** @typedef {{ passed: number, failed: number, failures?: readonly string[] }} Count */

/** @param {string} command @param {string[]} args @param {Record<string, string>} env */
const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  }).status === 0

/** A check that passes or fails as one. @returns {Count} */
const check = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** @param {string} name @param {string[]} args @param {Record<string, string>} env @returns {Count} */
const vitest = (name, args, env = {}) => {
  const report = `${REPORTS}/${name}.json`
  rmSync(report, { force: true })
  const ok = run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args], env)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const results = JSON.parse(readFileSync(report, 'utf8'))
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success, testResults } = results
  // A file that could not be loaded has no test that failed.
  const broken = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ { status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  ).length
  // A test that did not run is not a test that passed; a run that failed outside its tests is a failure too.
  const failed = numFailedTests + numPendingTests + numTodoTests + broken
  return {
    passed: numPassedTests,
    failed: failed > 0 || (ok && success) ? failed : 1,
    failures: failuresOfTests(results),
  }
}

/** @param {'servidor' | 'navegador'} profile @param {Record<string, string>} env @returns {Count} */
const features = (profile, env = {}) => {
  const report = `${CUCUMBER}/${profile}.ndjson`
  rmSync(report, { force: true })
  const ok = run('cucumber-js', ['-p', profile], env)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const text = readFileSync(report, 'utf8')
  const messages = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const bad = new Set(
    messages.flatMap(({ testStepFinished: step }) =>
      step && step.testStepResult.status !== 'PASSED' ? [step.testCaseStartedId] : [],
    ),
  )
  const finished = messages.filter(({ testCaseFinished }) => testCaseFinished).length
  return {
    passed: finished - bad.size,
    failed: ok || bad.size > 0 ? bad.size : 1,
    failures: failuresOfFeatures(text),
  }
}

/** @type {[string, string, () => Count][]} */
const steps = [
  ['tipos', 'Tipos', () => check('tsc', '-b')],
  [
    'lint',
    'Reglas de código',
    () => check('oxlint', '--type-aware', '--quiet', 'packages', 'apps', 'tests', 'features', 'tools'),
  ],
  ['cuartos', 'Flechas entre cuartos', () => check('node', 'tools/rooms.mjs')],
  ['formato', 'Formato', () => check('oxfmt', '--check')],
  ['muerto', 'Código sin uso', () => check('knip')],
  ['web', 'Construcción de la web', () => check('node', 'tools/build-web.mjs')],
  ['unidad', 'Unidad, propiedades, caminos, contrato y fallas (PGlite)', () => vitest('unidad', [])],
  [
    'postgres',
    'Servidor, contrato y seguridad sobre PostgreSQL',
    () =>
      vitest('postgres', ['--project', 'node', 'apps/api', 'tests/contract', 'tests/security'], {
        CAUCE_TEST_DB: 'postgres',
      }),
  ],
  ['features', 'Características', () => features('servidor')],
  ['navegador', 'Características en el navegador', () => features('navegador', { CHROMIUM_PATH: ensureChromium() })],
  [
    'e2e',
    'Pantallas en el navegador',
    () => vitest('e2e', ['--config', 'vitest.e2e.config.ts'], { CHROMIUM_PATH: ensureChromium() }),
  ],
]

const wanted = process.argv.slice(2)
const chosen = wanted.length > 0 ? steps.filter(([name]) => wanted.includes(name)) : steps
if (chosen.length === 0) {
  console.error(`No hay un paso con ese nombre. Pasos: ${steps.map(([name]) => name).join(', ')}`)
  process.exit(1)
}

/** @type {{ title: string, passed: number, failed: number, failures: readonly string[], seconds: number }[]} */
const results = []
for (const [, title, step] of chosen) {
  console.log(`\n── ${title}`)
  const start = Date.now()
  const { passed, failed, failures = [] } = step()
  results.push({ title, passed, failed, failures, seconds: Math.round((Date.now() - start) / 1000) })
}

const total = results.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
)
for (const { title, failures } of results) {
  if (failures.length > 0) console.log(`\n── Lo que falló en ${title}\n\n${failures.join('\n\n')}`)
}
console.log('')
for (const { title, passed, failed, seconds } of results) {
  console.log(`${failed === 0 ? 'bien ' : 'FALLA'}  ${title}: ${passed} bien, ${failed} mal (${seconds} s)`)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

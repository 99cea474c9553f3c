/**
 * `npm run mutation`: breaks every rule and every machine in small ways, one at a time, and counts which breaks no test sees.
 * `npm run mutation -- sick-leave medication-alert` tries those modules alone; `--todo` tries again
 * what has not changed; `--escribir` writes `docs/mutation.md`.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { availableParallelism } from 'node:os'
import { crew } from './crew.ts'
import { unexplained } from './explanations.ts'
import type { FileRun, Order, Verdict } from './messages.ts'
import { externalsOf } from './module-table.ts'
import { moduleOf, mutate, type SourceMutant, sourceFiles } from './mutants.ts'
import { writePage } from './page.ts'
import { writtenPage } from '../manual/sentences.ts'
import { meets, ordersOf, SENTENCES } from './plan.ts'
import { summary, writeReport } from './report.ts'
import { hash, isAlive, type Known, readKnown, type Result, score, tallies, writeKnown } from './results.ts'
import { closures, ROOT, unitsOf } from './unit.ts'
import { writeSurvivors } from './survivors.ts'

/** Not the generated paths: a mutant of a definition changes with it the paths that walk it. */
const TESTS = ['packages/{domain,machines}/src/**/*.test.ts', 'tests/properties/**/*.prop.ts', SENTENCES]
const NEEDED_SCORE = 90
const RUNS = (process.env['CAUCE_RUNS'] ??= '20')
const ALL = '--todo'
const PAGE = '--escribir'
const MS_PER_SECOND = 1_000
const PROGRESS_EVERY = 250
const SAVE_EVERY = 1_000

const started = performance.now()
const say = (text: string): void =>
  console.log(`${((performance.now() - started) / MS_PER_SECOND).toFixed(0).padStart(5)} s  ${text}`)

const text = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

const words = process.argv.slice(2)
const wanted = words.filter((word) => !word.startsWith('--'))
const isWanted = (file: string): boolean =>
  wanted.length === 0 ||
  wanted.some(
    (word) =>
      file === word ||
      moduleOf(file) === word ||
      moduleOf(file).endsWith(`/${word}`) ||
      moduleOf(file).startsWith(`${word}/`),
  )

const mutated = await mutate(sourceFiles())
const tests = globSync(TESTS, { cwd: ROOT }).toSorted()
const units = await unitsOf([...tests, ...mutated.sources.keys()], mutated.instrumented)
const imported = closures(units)
/** The page of sentences looks at every module without naming any. */
const needs = new Map(
  [...imported].map(([file, needed]) => [file, file === SENTENCES ? new Set([...needed, ...imported.keys()]) : needed]),
)

const testsOf = (file: string): readonly string[] => tests.filter((test) => meets(needs, test, file))
const textHashes = new Map(
  [...units.keys()].filter((file) => !mutated.sources.has(file)).map((file) => [file, hash(text(file))]),
)
/** What the page has written of each file, `domain/sick-leave/pcl`. */
const sentences = new Map(
  writtenPage()
    .split(/^## /mu)
    .map((section) => [section.split('\n')[0] ?? '', section]),
)
const sentencesOf = (file: string): string =>
  sentences.get(file.replace(/^packages\/(\w+)\/src\/(.*)\.ts$/u, '$1/$2')) ?? ''
const keyOf = (file: string): string =>
  hash(
    RUNS,
    mutated.sources.get(file) ?? '',
    sentencesOf(file),
    ...testsOf(file).map((test) => textHashes.get(test) ?? ''),
  )

const before = readKnown()
const keys = new Map([...mutated.sources.keys()].filter(isWanted).map((file) => [file, keyOf(file)]))
const stale = new Set(
  [...keys].flatMap(([file, key]) => (words.includes(ALL) || before[file]?.key !== key ? [file] : [])),
)
const chosen = mutated.mutants.filter(({ file, ignored }) => stale.has(file) && ignored === null)
say(
  `${mutated.mutants.length} mutantes en ${mutated.sources.size} archivos; por probar, ${chosen.length} en ${stale.size}`,
)

const start = { units, closures: needs, externals: externalsOf(units.values()) }
const runs = new Map<string, FileRun>()
const pending = tests.filter((test) => [...stale].some((file) => meets(needs, test, file)))
const testFiles = pending.length
const size = Number(process.env['CAUCE_WORKERS'] ?? availableParallelism())
await crew(start, size, {
  next: () => {
    const file = pending.shift()
    return file === undefined ? null : { kind: 'run', files: [file] }
  },
  hear: (answer) => {
    if (answer.kind === 'ran') runs.set(answer.file, answer)
  },
  hung: (order) => {
    console.log(`  no terminó sin mutantes: ${order.kind === 'run' ? order.files.join(', ') : ''}`)
    return null
  },
})
const ran = [...runs.values()].flatMap(({ file, tests: each }) => each.map((test) => ({ ...test, file })))
say(`${ran.length} pruebas de ${testFiles} archivos, sin mutantes`)
for (const { file, name, failure } of ran) {
  if (failure !== null)
    console.log(`  falla sin mutantes y no cuenta: ${file}: ${name}: ${failure.split('\n')[0] ?? ''}`)
}

if (ran.some(({ file, failure }) => file === SENTENCES && failure !== null)) {
  console.log('docs/sentences.md está vieja y sin ella ninguna frase cuenta: node tools/manual/write-sentences.ts')
  process.exit(1)
}

/** What may hurt a patient first. */
const FIRST =
  'medication sick-leave oncology ordering consent procedure clinical-record medication-alert medication-order scheme session referral'
const PLACES = FIRST.split(' ')
const placeOf = (file: string): number => {
  const place = PLACES.findIndex((name) => moduleOf(file).split('/')[1]?.startsWith(name))
  return place === -1 ? PLACES.length : place
}
const inOrder = (mutants: readonly SourceMutant[]) =>
  mutants.toSorted((one, other) => placeOf(one.file) - placeOf(other.file))

const statics = new Set([...runs.values()].flatMap((run) => [...run.statics]))
const orders = [...ordersOf(inOrder(chosen), { units, closures: needs, runs })]
const verdicts = new Map<string, Verdict>()

const resultOf = ({ id, ...mutant }: SourceMutant): Result => {
  const verdict = verdicts.get(id)
  return {
    ...mutant,
    outcome: mutant.ignored === null ? (verdict?.outcome ?? 'NoCoverage') : 'Ignored',
    killedBy: verdict?.killedBy ?? null,
    isStatic: statics.has(id),
    ms: verdict?.ms ?? 0,
  }
}

/** What is known now: the files that were finished, and those of before that still exist. */
const knownNow = (): Known => {
  const files = Map.groupBy(mutated.mutants, ({ file }) => file)
  return Object.fromEntries(
    [...files].flatMap(([file, each]) => {
      const isDone = stale.has(file) && each.every(({ id, ignored }) => ignored !== null || verdicts.has(id))
      const result = isDone ? { key: keys.get(file) ?? '', results: each.map(resultOf) } : before[file]
      return result === undefined ? [] : [[file, result]]
    }),
  )
}

const save = (): readonly Result[] => {
  const known = knownNow()
  writeKnown(known)
  const results = Object.values(known).flatMap((file) => file.results)
  writeSurvivors(results.filter(isAlive))
  return results
}

const finish = (): void => {
  const results = save()
  const shown = results.filter(({ file }) => isWanted(file))
  console.log(`\n${summary(shown)}\n`)
  console.log(`Informe: ${path.relative(process.cwd(), writeReport(results, mutated.sources))}`)
  if (words.includes(PAGE)) writePage(results)
  const left = unexplained(shown.filter(isAlive))
  if (left.length > 0) console.log(`Vivos sin explicación en docs/mutation.md: ${left.length}`)
  const { all } = tallies(shown)
  if (score(all) < NEEDED_SCORE) {
    console.log(`Se necesita que muera el ${NEEDED_SCORE} %.`)
    process.exitCode = 1
  }
}

process.on('SIGINT', () => {
  console.log('\nInterrumpido: se guarda lo que terminó.')
  finish()
  // Leaving waits for workers, which may be in a loop that does not end.
  process.kill(process.pid, 'SIGKILL')
})

const hangs = (order: Order, trying: string | null): Order | null => {
  if (order.kind !== 'mutants' || trying === null) return null
  verdicts.set(trying, { kind: 'verdict', id: trying, outcome: 'Timeout', killedBy: null, testsRun: 0, ms: 0 })
  return { ...order, tasks: order.tasks.slice(order.tasks.findIndex(({ id }) => id === trying) + 1) }
}

await crew(start, size, {
  next: () => orders.shift() ?? null,
  hear: (answer) => {
    if (answer.kind !== 'verdict') return
    verdicts.set(answer.id, answer)
    if (verdicts.size % PROGRESS_EVERY !== 0) return
    const alive = [...verdicts.values()].filter(
      ({ outcome }) => outcome === 'Survived' || outcome === 'NoCoverage',
    ).length
    say(`${verdicts.size} de ${chosen.length} · vivos ${alive}`)
    if (verdicts.size % SAVE_EVERY === 0) save()
  },
  hung: hangs,
})
say('terminó')
finish()

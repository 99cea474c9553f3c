/** `docs/mutation.md`: how the figures are made, the figures, and every mutant that lives with the reason why it may. */
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { moduleOf, sourceFiles } from './mutants.ts'
import { reasonOf } from './explanations.ts'
import { isAlive, type Result, score, type Tally, tallies } from './results.ts'
import { survivorLine } from './survivors.ts'
import { ROOT } from './unit.ts'

const GIGABYTE = 2 ** 30
const SECONDS_PER_MINUTE = 60

const machine = (): string => {
  const [processor] = os.cpus()
  return `${os.cpus().length} × ${processor?.model.trim() ?? ''}, ${Math.round(os.totalmem() / GIGABYTE)} GiB, Node ${process.versions.node}`
}

const HEADING = `# Mutation testing

\`npm run mutation\` breaks every rule (\`packages/domain\`) and every flow (\`packages/machines\`) in small ways, one at a time (a
\`<\` becomes \`<=\`, a condition becomes \`true\`, a sentence becomes empty), and counts the breaks that no test sees. It fails under 90 %.

- \`npm run mutation\` tries the files that changed since the last run, and the files whose tests changed; \`--todo\` tries everything
  again. \`npm run mutation -- sick-leave medication-alert\` tries those modules. Ctrl-C keeps what was finished.
- The report with the code is \`node_modules/.cache/mutation/index.html\`; \`survivors/<module>.txt\` beside it lists what lives.
  Two runs at the same time: a folder for each, with \`CAUCE_MUTATION_CACHE=<folder>\`.
- The tests are those beside the files, \`tests/properties\` and the page of sentences; not the features, the API or the browser, so
  the true share is higher. Nor the generated paths: they are read off the definition, so what a mutant changes in it changes them too. Each property tries 20 values (\`CAUCE_RUNS\`) with the fixed seed.

## How it works

The mutants are those of Stryker's instrumenter: all of them are in the code at once, each behind a switch. Its own runner starts
vitest again for every mutant (two minutes for fifty); ours (\`tools/mutation\`) loads modules and tests once in each worker, runs each
test once to see which mutants it reaches, and then, mutant by mutant, runs only the tests that reach it, nearest first, until
one fails. A mutant in a constant has its module and whatever imports it evaluated again. A test that waits for something that will
never come fails at once; an endless loop is cut by counting how often the mutant is passed, or by replacing the worker.
A mutant meets at most 2.5 s of tests (8 s of those that import its file): what is further away is not run and kills nothing. The
page of sentences comes after the tests of the module, so what it kills none of them noticed. What a module remembers between
calls is put back before each test. A rule meets the tests of rules, not those of flows: it has to be proved by its own.

Not mutated, and why: the fakes and samples of tests (\`testing\`), the definitions of the generated paths (\`walks\`), the words of diagrams
(\`description\`, \`words\`, \`event-words\`: drawings say them, no behaviour hangs from them) and the table of pages
(\`navigation/groups\`: data, compared with the specification by \`tests/contract/catalog-of-spec.test.ts\`).
`

const tableRow = (name: string, one: Tally): string =>
  `| ${name} | ${one.mutants} | ${one.killed} | ${one.onlySentences} | ${one.timeout} | ${one.survived} | ${one.noCoverage} | ${one.ignored} | ${score(one).toFixed(1)} % |`

const table = (results: readonly Result[]): string => {
  const { modules, all } = tallies(results)
  return [
    '| module | mutants | killed | only by the page | endless | survived | no test | left out | score |',
    '|---|---|---|---|---|---|---|---|---|',
    ...modules.map((one) => tableRow(one.module, one)),
    tableRow('**all**', all),
  ].join('\n')
}

const list = (alive: readonly Result[]): string => alive.map((one) => `- \`\`${survivorLine(one)}\`\``).join('\n')

const explained = (alive: readonly Result[]): readonly string[] => {
  const reasons = Map.groupBy(alive, (one) => reasonOf(one) ?? '')
  return [...reasons]
    .filter(([reason]) => reason !== '')
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([reason, each]) => `### ${each.length}: ${reason}\n\n${list(each)}\n`)
}

const unexplained = (alive: readonly Result[]): readonly string[] =>
  [
    ...Map.groupBy(
      alive.filter((one) => reasonOf(one) === null),
      ({ file }) => moduleOf(file),
    ),
  ].map(([module, each]) => `### ${module}: ${each.length}\n\n${list(each)}\n`)

/** A file that nobody tried yet has no figure, and it is said. */
const notTried = (results: readonly Result[]): string => {
  const tried = new Set(results.map(({ file }) => file))
  const left = Map.groupBy(
    sourceFiles().filter((file) => !tried.has(file)),
    moduleOf,
  )
  // Files of types alone have no mutant and so never a result.
  const modules = [...left.keys()].filter((module) => !results.some(({ file }) => moduleOf(file) === module))
  return modules.length === 0 ? '' : `Not tried yet, and in no figure: ${modules.join(', ')}.\n`
}

export const writePage = (results: readonly Result[]): void => {
  const alive = results.filter(isAlive)
  const [known, unknown] = [explained(alive), unexplained(alive)]
  const text = [
    HEADING,
    `## Figures\n\n${new Date().toISOString().slice(0, 10)}, ${machine()}, ${(tallies(results).all.seconds / SECONDS_PER_MINUTE).toFixed(0)} minutes of worker time. An endless mutant was seen, and counts as killed. «Only by the page»: of the killed, those that the page of sentences noticed, and no test of their module nor one that imports their file.\n`,
    notTried(results),
    `${table(results)}\n`,
    ...(known.length === 0 ? [] : ['## Survivors, and why they may\n', ...known]),
    ...(unknown.length === 0 ? [] : ['## Survivors that are still work\n', ...unknown]),
  ].join('\n')
  writeFileSync(path.join(ROOT, 'docs/mutation.md'), text)
}

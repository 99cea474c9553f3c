/** The report as a table, as JSON that other tools read, and as a page with the code and its mutants. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { FOLDER, type Result, score, type Tally, tallies } from './results.ts'

const HIGH = 90
const LOW = 80

/** The shape of the mutation-testing-elements report; lines and columns from one. */
const reportOf = (results: readonly Result[], sources: ReadonlyMap<string, string>) => ({
  schemaVersion: '2',
  thresholds: { high: HIGH, low: LOW },
  files: Object.fromEntries(
    [...Map.groupBy(results, ({ file }) => file)].map(([file, each]) => [
      file,
      {
        language: 'typescript',
        source: sources.get(file) ?? '',
        mutants: each.map((result, index) => ({
          id: `${file}:${index}`,
          mutatorName: result.mutatorName,
          replacement: result.replacement,
          location: {
            start: { line: result.start.line + 1, column: result.start.column + 1 },
            end: { line: result.end.line + 1, column: result.end.column + 1 },
          },
          status: result.outcome,
          static: result.isStatic,
          statusReason: result.ignored ?? result.killedBy ?? undefined,
        })),
      },
    ]),
  ),
})

const page = (report: string): string => {
  const elements = createRequire(import.meta.url).resolve('mutation-testing-elements/dist/mutation-test-elements.js')
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mutaciones · Cauce</title></head>
<body>
<mutation-test-report-app title-postfix="Cauce"></mutation-test-report-app>
<script>${readFileSync(elements, 'utf8').replaceAll('</script', '<\\/script')}</script>
<script>document.querySelector('mutation-test-report-app').report = ${report.replaceAll('<', String.raw`\u003c`)}</script>
</body>
</html>
`
}

export const writeReport = (results: readonly Result[], sources: ReadonlyMap<string, string>): string => {
  const report = JSON.stringify(reportOf(results, sources))
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, 'mutation.json'), report)
  const html = path.join(FOLDER, 'index.html')
  writeFileSync(html, page(report))
  return html
}

const NAME_WIDTH = 30
const COLUMNS = [
  'mutantes',
  'muertos',
  'por frases',
  'vivos',
  'sin prueba',
  'sin fin',
  'aparte',
  '%',
  'segundos',
] as const
const GAP = 2
const FIGURES = 6

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(NAME_WIDTH) +
  cells.map((cell, place) => cell.padStart(Math.max(COLUMNS[place]?.length ?? 0, FIGURES) + GAP)).join('')

const cells = (one: Tally): readonly string[] => [
  ...[one.mutants, one.killed, one.onlySentences, one.survived, one.noCoverage, one.timeout, one.ignored].map(String),
  score(one).toFixed(1),
  one.seconds.toFixed(1),
]

/** The table by module, worst first. */
export const summary = (results: readonly Result[]): string => {
  const { modules, all } = tallies(results)
  return [
    row('módulo', COLUMNS),
    ...modules.toSorted((one, other) => score(one) - score(other)).map((one) => row(one.module, cells(one))),
    row('total', cells(all)),
  ].join('\n')
}

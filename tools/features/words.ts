/** How a run of the features is told. */
import type { Failure, ModuleSummary, Summary } from './summary.ts'

const MS = 1000
const NAME_WIDTH = 22
const NUMBER_WIDTH = 9
const MAX_LINES = 12

const seconds = (ms: number): string => `${(ms / MS).toFixed(1).replace('.', ',')} s`

const row = (name: string, ...figures: readonly string[]): string =>
  `  ${name.padEnd(NAME_WIDTH)}${figures.map((figure) => figure.padStart(NUMBER_WIDTH)).join('')}`

const moduleLine = ({ module, passed, failed, ms }: ModuleSummary): string =>
  row(module, String(passed), failed === 0 ? '-' : String(failed), seconds(ms))

const failureLines = ({ feature, scenario, place, step, why }: Failure, index: number): readonly string[] => {
  const lines = why === '' ? ['(sin explicación)'] : why.split('\n')
  const told = lines.slice(0, MAX_LINES).map((line) => `      ${line}`)
  return [
    '',
    `  ${index + 1}. ${feature}: ${scenario}`,
    `     Paso: ${step}`,
    `     Está en: ${place}`,
    '     Se esperaba otra cosa:',
    ...told,
    ...(lines.length > MAX_LINES ? ['      …'] : []),
  ]
}

const total = (modules: readonly ModuleSummary[]): ModuleSummary => ({
  module: 'total',
  passed: modules.reduce((sum, { passed }) => sum + passed, 0),
  failed: modules.reduce((sum, { failed }) => sum + failed, 0),
  ms: modules.reduce((sum, { ms }) => sum + ms, 0),
})

/** Everything that is printed at the end of a run. */
export const summaryLines = ({ modules, failures }: Summary, tookMs: number): readonly string[] => {
  const all = total(modules)
  return [
    '',
    row('módulo', 'pasaron', 'fallaron', 'tiempo'),
    ...modules.map(moduleLine),
    moduleLine({ ...all, ms: tookMs }),
    ...failures.flatMap(failureLines),
    '',
    all.failed === 0
      ? `Pasaron los ${all.passed} casos.`
      : `Fallaron ${all.failed} de ${all.passed + all.failed} casos.`,
  ]
}

/** The line that is rewritten while the run goes on. */
export const progressLine = (done: number, failed: number, module: string): string =>
  `  ${done} casos${failed === 0 ? '' : `, ${failed} con fallas`} · ${module}`

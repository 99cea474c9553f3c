/** What `npm test` says at its end: what failed and why, and what each step proved and cost. */
import type { Outcome } from './count.ts'
import type { Step } from './steps.ts'

export interface Result extends Outcome {
  readonly step: { readonly title: string; readonly budget: Step['budget'] | null }
}

const rounded = (seconds: number): string => `${Math.round(seconds)} s`

/** What a step cost, beside what it may; a step that passes its budget says so without failing: a crowded machine is no defect. */
const cost = ({ step, seconds, cpuSeconds }: Result): string => {
  if (cpuSeconds === null || step.budget === null) return rounded(seconds)
  const over = cpuSeconds > step.budget ? ', MÁS QUE SU PRESUPUESTO: explíquelo en docs/quality.md' : ''
  return `${rounded(seconds)}; procesador ${rounded(cpuSeconds)} de ${step.budget}${over}`
}

/** The lines, with the count of everything as the last one. */
export const summaryOfSteps = (results: readonly Result[], seconds: number): readonly string[] => {
  const told = results
    .filter(({ failures }) => failures.length > 0)
    .map(({ step, failures }) => `── Lo que falló en ${step.title}\n\n${failures.join('\n\n')}\n`)
  const lines = results.map(
    (result) =>
      `${result.failed === 0 ? 'bien ' : 'FALLA'}  ${result.step.title}: ${result.passed} bien, ${result.failed} mal (${cost(result)})`,
  )
  const sum = (pick: (result: Result) => number): number => results.reduce((all, result) => all + pick(result), 0)
  const cpu = results.some(({ cpuSeconds }) => cpuSeconds === null)
    ? ''
    : `; procesador ${rounded(sum(({ cpuSeconds }) => cpuSeconds ?? 0))}`
  return [
    ...told,
    ...lines,
    '',
    `En todo: ${rounded(seconds)}${cpu}`,
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ]
}

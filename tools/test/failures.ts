/** What failed in a report, said in a few lines: a long run scrolls its own errors away, and its last lines are what is read. */
import path from 'node:path'
import { readEnvelopes, summarise } from '../features/summary.ts'

/** What is read of vitest's report of a run. */
export interface TestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

const LENGTH = 600

/** The message up to where the program was, and the line of ours that failed. */
const told = (message: string): string => {
  const lines = message.split('\n')
  const stack = lines.findIndex((line) => /^\s+at\s/u.test(line))
  const own = lines.find((line) => /^\s+at\s.*\.tsx?:\d+/u.test(line) && !line.includes('node_modules'))
  return [...(stack === -1 ? lines : lines.slice(0, stack)), ...(own === undefined ? [] : [own.trim()])]
    .join('\n')
    .trim()
    .slice(0, LENGTH)
}

const indented = (text: string): string => text.replaceAll(/^/gmu, '    ')

/** Each test that did not pass, and each file that could not be loaded. */
export const failuresOfTests = ({ testResults }: TestReport): readonly string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name)
    const bad = assertionResults.filter((test) => test.status !== 'passed')
    if (bad.length === 0) return status === 'failed' ? [`${file}\n${indented(told(message))}`] : []
    return bad.map(
      (test) =>
        `${file} › ${test.fullName}\n${indented(told(test.failureMessages?.join('\n') ?? '') || `No corrió: ${test.status}`)}`,
    )
  })

/** Each scenario that failed, with its step and why, from the messages that Cucumber wrote. */
export const failuresOfFeatures = (messages: string): readonly string[] =>
  summarise(readEnvelopes(messages)).failures.map(
    ({ place, scenario, step, why }) => `${place} › ${scenario}\n${indented(`${step}\n${why}`.slice(0, LENGTH))}`,
  )

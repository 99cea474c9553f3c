/** What `npm test` says at its end of what failed. */
import { expect, it } from 'vitest'
import { failuresOfFeatures, failuresOfTests } from '../../tools/test/failures.ts'

const test = (status: string, ...failureMessages: readonly string[]) => ({
  fullName: 'suma dos',
  status,
  failureMessages,
})
const file = (status: string, ...assertionResults: readonly ReturnType<typeof test>[]) => ({
  name: `${process.cwd()}/packages/domain/suma.test.ts`,
  status,
  message: '',
  assertionResults,
})

it('names the test, what it expected and the line of ours, without the lines of the runner', () => {
  const message = [
    'AssertionError: expected 3 to be 4',
    '    at file:///x/node_modules/vitest/dist/run.js:1:1',
    '    at /x/packages/domain/suma.test.ts:12:3',
  ].join('\n')
  expect(failuresOfTests({ testResults: [file('failed', test('passed'), test('failed', message))] })).toEqual([
    'packages/domain/suma.test.ts › suma dos\n    AssertionError: expected 3 to be 4\n    at /x/packages/domain/suma.test.ts:12:3',
  ])
})

it('names a test that did not run, and a file that could not be read', () => {
  expect(failuresOfTests({ testResults: [file('passed', test('pending'))] })).toEqual([
    'packages/domain/suma.test.ts › suma dos\n    No corrió: pending',
  ])
  expect(failuresOfTests({ testResults: [{ ...file('failed'), message: 'No hay tal archivo' }] })).toEqual([
    'packages/domain/suma.test.ts\n    No hay tal archivo',
  ])
})

it('says nothing of what passed', () => {
  expect(failuresOfTests({ testResults: [file('passed', test('passed'))] })).toEqual([])
  expect(failuresOfFeatures('{"testRunStarted":{"timestamp":{"seconds":0,"nanos":0}}}\n')).toEqual([])
})

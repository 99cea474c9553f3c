/** A failed case in words: its values, what was expected, what came and where. */
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { refusedBy, type Refused } from './expect.ts'
import { inWords } from './in-words.ts'
import { differences } from './differences.ts'

export interface NamedValue {
  readonly name: string
  readonly text: string
}

export interface Failure {
  /** Empty where the case generates nothing. */
  readonly values: readonly NamedValue[]
  readonly expected: string
  readonly received: string
  /** Where in two long values the difference is; empty where they are short. */
  readonly differences: readonly string[]
  /** What the test adds of its own; empty where it adds nothing. */
  readonly note: string
  /** `file:line`, for whoever repairs it. */
  readonly where: string
}

type Wording = readonly [holds: string, fails: string]

const WORDS: Readonly<Record<string, Wording>> = {
  toBeGreaterThan: ['más de', 'no más de'],
  toBeGreaterThanOrEqual: ['por lo menos', 'menos de'],
  toBeLessThan: ['menos de', 'por lo menos'],
  toBeLessThanOrEqual: ['a lo sumo', 'más de'],
  toContain: ['algo que contenga', 'algo que no contenga'],
  toContainEqual: ['algo que contenga', 'algo que no contenga'],
  toMatch: ['un texto con', 'un texto sin'],
  toMatchObject: ['algo que tenga', 'algo que no tenga'],
  toHaveLength: ['una longitud de', 'una longitud distinta de'],
  toThrow: ['que se negara con', 'que no se negara con'],
}

const NOTHING_ASKED: Readonly<Record<string, Wording>> = {
  toBeNull: ['nada (null)', 'algo (no null)'],
  toBeUndefined: ['que no tuviera valor', 'que tuviera valor'],
  toBeDefined: ['que tuviera valor', 'que no tuviera valor'],
  toBeTruthy: ['sí', 'no'],
  toBeFalsy: ['no', 'sí'],
}

const expectation = ({ matcher, negated, wanted }: Refused): string => {
  const pick = ([holds, fails]: Wording): string => (negated ? fails : holds)
  const alone = NOTHING_ASKED[matcher]
  if (alone) return pick(alone)
  const [holds, fails] = WORDS[matcher] ?? ['', 'algo distinto de']
  const value = inWords(wanted[0], '    ')
  return `${negated ? fails : holds} ${value}`.trimStart()
}

const receivedWords = ({ matcher, received }: Refused): string => {
  const value = inWords(received, '    ')
  if (matcher !== 'toHaveLength' || (typeof received !== 'string' && !Array.isArray(received))) return value
  return `una longitud de ${received.length}: ${value}`
}

const ROOT = path.join(import.meta.dirname, '../..')
const SELF = path.join('tools', 'rules')
const SUPPORT = path.join('tests', 'support', 'property.ts')

/** The first line of the stack that is the project's own and not of what runs it. */
const whereOf = (error: unknown): string => {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const [, address, line] of stack.matchAll(/(file:\/\/[^\s()]+?):(\d+):\d+/gu)) {
    const file = path.relative(ROOT, fileURLToPath(address ?? 'file:///'))
    if (!file.includes('node_modules') && !file.startsWith(SELF) && file !== SUPPORT) return `${file}:${line}`
  }
  return ''
}

/** What `error` says of a case whose generated values are `values`. */
export const failureOf = (values: readonly NamedValue[], error: unknown): Failure => {
  const refused = refusedBy(error)
  const where = whereOf(error)
  if (refused === undefined) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    // A property may answer no instead of asserting.
    return message.includes('Property failed by returning false')
      ? { values, expected: 'que se cumpliera', received: 'no se cumple', differences: [], note: '', where }
      : { values, expected: 'que respondiera', received: `se rompió: ${message}`, differences: [], note: '', where }
  }
  const compared = refused.matcher === 'toEqual' || refused.matcher === 'toStrictEqual'
  return {
    values,
    expected: expectation(refused),
    received: receivedWords(refused),
    differences: compared && !refused.negated ? differences(refused.wanted[0], refused.received) : [],
    note: refused.note ?? '',
    where,
  }
}

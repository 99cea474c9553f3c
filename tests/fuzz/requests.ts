/** Requests of every kind to one call, made from its own schemas and from what has broken servers before. The seed says which. */
import * as fc from 'fast-check'
import * as Schema from 'effect/Schema'
import type { Entry } from '@cauce/contract/entry'
import { HUGE, brokenBodies, nasties, pathOf } from '../contract/samples.ts'
import { spoiled } from '../contract/spoil.ts'

export interface FuzzRequest {
  readonly method: Entry['method']
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
}

const JSON_TYPE = 'application/json'
const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
]
const BOUNDARIES = [
  '0',
  '-1',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '1e400',
  'NaN',
  '1.5',
  '007',
]
const WORDS = [
  'abc',
  '%',
  '_',
  "'",
  '\\',
  '../1',
  '😀',
  'ñ\u0301',
  '1;drop',
  '2026-02-30',
  '',
  ' ',
  '[]',
  '{}',
  'x'.repeat(400),
]

const address = fc.oneof(
  fc.constantFrom(...BOUNDARIES, ...WORDS),
  fc.integer({ min: 1, max: 60 }).map(String),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

const namesOf = (schema: Entry['query']): string[] => {
  const document: unknown = schema === undefined ? null : Schema.toJsonSchemaDocument(schema).schema
  const properties: unknown =
    typeof document === 'object' && document !== null ? Reflect.get(document, 'properties') : null
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
}

const pathsOf = (entry: Entry): fc.Arbitrary<string> =>
  entry.params === undefined
    ? fc.constant(pathOf(entry))
    : fc.oneof(
        { weight: 3, arbitrary: fc.constant(pathOf(entry)) },
        { weight: 1, arbitrary: address.map((value) => pathOf(entry, value)) },
      )

/** Some of the filters, one of them perhaps twice. */
const queriesOf = (entry: Entry): fc.Arbitrary<string> => {
  const names = namesOf(entry.query)
  if (names.length === 0) return fc.constant('')
  return fc
    .array(fc.tuple(fc.constantFrom(...names, '__proto__', 'constructor'), address), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'))
    .map((text) => (text === '' ? '' : `?${text}`))
}

const bodiesOf = ({ body }: Entry): fc.Arbitrary<string | undefined> => {
  if (body === undefined) return fc.constantFrom(undefined, undefined, undefined, '{}', '[1]')
  return fc.oneof(
    { weight: 12, arbitrary: spoiled(body, nasties).map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: fc.constantFrom(...brokenBodies.map(([, text]) => text), HUGE, '') },
    { weight: 1, arbitrary: fc.json({ maxDepth: 6 }) },
  )
}

/** The first `count` requests of a seed. */
export const requestsOf = (entry: Entry, count: number, seed: number): FuzzRequest[] =>
  fc
    .sample(
      fc.tuple(
        pathsOf(entry),
        queriesOf(entry),
        bodiesOf(entry),
        fc.oneof(
          { weight: 15, arbitrary: fc.constant(JSON_TYPE) },
          { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
        ),
        fc.option(fc.stringMatching(/^[\x20-\x7e]{0,220}$/), { freq: 4 }),
      ),
      { numRuns: count, seed },
    )
    .map(([path, query, payload, type, key]) => ({
      method: entry.method,
      url: `${path}${query}`,
      headers: {
        ...(payload === undefined || type === '' ? {} : { 'content-type': type }),
        ...(key === null || key.trim() === '' ? {} : { 'idempotency-key': key }),
      },
      payload,
    }))

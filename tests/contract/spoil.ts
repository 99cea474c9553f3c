/** Requests made from a call's own schema, with one or several of their values spoilt. */
import * as fc from 'fast-check'
import * as Schema from 'effect/Schema'
import type { Entry } from '@cauce/contract/entry'

type Json = { readonly [key: string]: unknown }
type Body = NonNullable<Entry['body']>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const string = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('2026-11-21', '123456', 'Control', 'medico@cauce.demo', 'Si', 'No', 'SI'),
)
const number = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer(), fc.double())

/** A value of the shape that the JSON schema tells, without its finer checks: those are what the server must find. */
const shaped = (schema: unknown, definitions: Json): fc.Arbitrary<unknown> => {
  if (!isObject(schema)) return fc.jsonValue()
  const { $ref } = schema
  if (typeof $ref === 'string') return shaped(definitions[$ref.split('/').at(-1) ?? ''], definitions)
  const options = [...list(schema['anyOf']), ...list(schema['oneOf'])]
  if (options.length > 0) return fc.oneof(...options.map((option) => shaped(option, definitions)))
  const values = list(schema['enum'])
  if (values.length > 0) return fc.constantFrom(...values)
  if ('const' in schema) return fc.constant(schema['const'])
  if (schema['type'] === 'string') return string
  if (schema['type'] === 'integer' || schema['type'] === 'number') return number
  if (schema['type'] === 'boolean') return fc.boolean()
  if (schema['type'] === 'null') return fc.constant(null)
  if (schema['type'] === 'array') return fc.array(shaped(schema['items'], definitions), { maxLength: 4 })
  if (isObject(schema['properties'])) {
    const fields = Object.entries(schema['properties']).map(
      ([name, value]) => [name, shaped(value, definitions)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  }
  return fc.jsonValue()
}

/** Puts `bad` in the place that `where` (a number from 0 to 1) points at, somewhere in the value. */
const spoil = (value: unknown, bad: unknown, where: number): unknown => {
  if (Array.isArray(value) && value.length > 0) {
    const index = Math.floor(where * value.length)
    return value.map((item, at) => (at === index ? spoil(item, bad, (where * value.length) % 1) : item))
  }
  if (!isObject(value) || Object.keys(value).length === 0) return bad
  const keys = Object.keys(value)
  const index = Math.floor(where * keys.length)
  const key = keys[index] ?? ''
  return { ...value, [key]: spoil(value[key], bad, (where * keys.length) % 1) }
}

export const spoiled = (body: Body, nasties: readonly unknown[]): fc.Arbitrary<unknown> => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(body)
  const where = fc.double({ min: 0, max: 0.999_999, noNaN: true })
  const bad = fc.oneof(fc.constantFrom(...nasties), fc.jsonValue({ maxDepth: 3 }))
  return fc.tuple(shaped(schema, definitions), bad, where).map(([value, worse, at]) => spoil(value, worse, at))
}

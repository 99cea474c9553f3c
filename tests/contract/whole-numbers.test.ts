/** No number of an address is larger than what the database compares it with: refused with its field, never a failure of the database. */
import { describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { decode } from '@cauce/contract/field-errors'
import { allEntries } from '@cauce/contract/openapi'

const BEYOND = ['2147483648', '9007199254740993', '-2147483649', '1e300']
/** Identifiers of the audit outgrow the others, and so do their columns. */
const LARGER = new Set(['/auditoria/:id'])

const namesOf = (schema: Schema.ConstraintCodec<unknown, unknown> | undefined): string[] => {
  const document: unknown = schema === undefined ? null : Schema.toJsonSchemaDocument(schema).schema
  const properties: unknown =
    typeof document === 'object' && document !== null ? Reflect.get(document, 'properties') : null
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
}

const places = allEntries()
  .filter(({ entry }) => !LARGER.has(entry.path))
  .flatMap(({ entry }) => [
    ...namesOf(entry.params).map((name) => ({ entry, name, schema: entry.params })),
    ...namesOf(entry.query).map((name) => ({ entry, name, schema: entry.query })),
  ])
  .map((place) => ({ ...place, title: `${place.entry.method} ${place.entry.path} · ${place.name}` }))

describe('los números de las direcciones', () => {
  it.each(places)('$title', ({ schema, name }) => {
    if (schema === undefined) return
    for (const value of BEYOND) {
      const decoded = decode(schema, { [name]: value })
      const taken: unknown =
        decoded.ok && typeof decoded.value === 'object' && decoded.value !== null
          ? Reflect.get(decoded.value, name)
          : null
      expect(typeof taken).not.toBe('number')
    }
  })
})

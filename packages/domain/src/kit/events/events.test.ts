import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { EVENT_NAMES, EVENTS, READERS, readersOf } from './events.ts'

/** What a field of an event may be called: an id, an instant, a day, a number or a code. */
const FIELD =
  /^([a-z_]+_)?id$|^(tabla|lineas|cantidad|cantidad_autorizada|numero|causal|resta|origen|de|a|tipo|fecha|fecha_novedad|clase|clave|vigente_desde|vigente_hasta|contingencia|desde|hasta|huella)$/u
const OF_A_PERSON =
  /nombre|apellido|documento|direccion|telefono|correo|diagnostico|cie|motivo|observacion|texto|descripcion/u

interface Json {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, Json>>
  readonly items?: Json
  readonly anyOf?: readonly Json[]
  readonly allOf?: readonly Json[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Json>>
}
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

const fieldsOf = (shape: Json): readonly (readonly [string, Json])[] => [
  ...Object.entries(shape.properties ?? {}).flatMap(([name, field]) => [[name, field] as const, ...fieldsOf(field)]),
  ...[shape.items, ...(shape.anyOf ?? []), ...(shape.allOf ?? [])].flatMap((part) => (part ? fieldsOf(part) : [])),
]
/** A text that may be anything. */
const isFree = (shape: Json): boolean => {
  if ((shape.anyOf ?? []).some(isFree)) return true
  const restricted = [shape, ...(shape.allOf ?? [])].some(
    (part) => part.enum !== undefined || part.const !== undefined || part.pattern !== undefined,
  )
  return shape.type === 'string' && !restricted
}

const shapeOf = (name: (typeof EVENT_NAMES)[number]): Json => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(EVENTS[name].payload)
  expect(Object.keys(definitions)).toEqual([])
  return isJson(schema) ? schema : {}
}

describe.each(EVENT_NAMES)('%s', (name) => {
  it('carries ids, days, numbers and codes of a list, and nothing that a person wrote or is called', () => {
    const fields = fieldsOf(shapeOf(name))
    expect(fields.length).toBeGreaterThan(1)
    for (const [field, shape] of fields) {
      expect(field).toMatch(FIELD)
      expect(field).not.toMatch(OF_A_PERSON)
      expect([field, isFree(shape)]).toEqual([field, false])
    }
  })
})

it('free text is seen where it is', () => {
  const { schema } = Schema.toJsonSchemaDocument(
    Schema.Struct({ motivo: Schema.NullOr(Schema.String), dia: Schema.String }),
  )
  const fields = fieldsOf(isJson(schema) ? schema : {})
  expect(fields.map(([field, shape]) => [field, isFree(shape)])).toEqual([
    ['motivo', true],
    ['dia', true],
  ])
  expect('motivo_consulta').not.toMatch(FIELD)
})

it('every reader is told of an event that exists, once', () => {
  for (const name of EVENT_NAMES) expect(new Set(readersOf(name)).size).toBe(readersOf(name).length)
  expect(EVENT_NAMES).toEqual(expect.arrayContaining(Object.keys(READERS)))
})

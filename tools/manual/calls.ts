/** The calls of the API for the manual, from the contract itself. */
import * as Schema from 'effect/Schema'
import type { Entry } from '@cauce/contract/entry'
import type { ManualCall } from '@cauce/contract/manuales'
import { accessText, allEntries } from '@cauce/contract/openapi'

type AnySchema = NonNullable<Entry['body']>

const jsonSchema = (schema: AnySchema): object => {
  const { schema: root, definitions } = Schema.toJsonSchemaDocument(schema)
  return Object.keys(definitions).length === 0 ? root : { ...root, $defs: definitions }
}

/** What travels in the path, in the query and in the body, each under its name; empty where it takes nothing. */
const takes = ({ params, query, body }: Entry): string => {
  const parts = Object.entries({ ruta: params, consulta: query, cuerpo: body }).flatMap(([place, schema]) =>
    schema === undefined ? [] : [[place, jsonSchema(schema)]],
  )
  return parts.length === 0 ? '' : JSON.stringify(Object.fromEntries(parts))
}

const answers = ({ answer }: Entry): string => (answer === 'binary' ? '' : JSON.stringify(jsonSchema(answer)))

/** Every call, in the order of the contract. */
export const manualCalls = (): ManualCall[] =>
  allEntries().map(({ module, name, entry }) => ({
    id: `${module}.${name}`,
    modulo: module,
    metodo: entry.method,
    ruta: `/api${entry.path}`,
    resumen: entry.summary,
    permiso: accessText(entry.access),
    entra: takes(entry),
    sale: answers(entry),
    fallas: (entry.failures ?? []).map(([status, code]) => `${status} ${code}`),
  }))

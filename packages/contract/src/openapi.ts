/** The API document (OpenAPI 3.1), printed from the registry: nothing in it is written twice. */
import * as Schema from 'effect/Schema'
import type { Entry } from './entry.ts'
import { ApiError } from './errors.ts'
import { registry } from './registry.ts'

type Json = { readonly [key: string]: unknown }
type AnySchema = NonNullable<Entry['body']>

const schemaOf = (schema: AnySchema): Json => {
  const { schema: root, definitions } = Schema.toJsonSchemaDocument(schema)
  return Object.keys(definitions).length === 0 ? { ...root } : { ...root, $defs: definitions }
}

/** Fields of an object schema as path or query parameters. */
const parameters = (schema: AnySchema | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema)
  const names = Array.isArray(required) ? required : []
  return Object.entries(properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: value,
  }))
}

const IDEMPOTENCY_HEADER: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Una clave por intención: la misma clave y el mismo cuerpo dan la misma respuesta, una sola vez.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

const responses = (entry: Entry): Json => {
  const conflicts = (entry.failures ?? []).map(([status, codigo]) => [String(status), codigo] as const)
  const byStatus = Map.groupBy(conflicts, ([status]) => status)
  return {
    '200': {
      description: 'Respuesta',
      content:
        entry.answer === 'binary'
          ? { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: schemaOf(entry.answer) } },
    },
    '400': failure('La solicitud está mal formada'),
    ...(entry.access === 'public' ? {} : { '401': failure('Falta la sesión o terminó') }),
    ...(typeof entry.access === 'object' ? { '403': failure(`Falta el permiso ${entry.access.permission}`) } : {}),
    '404': failure('No existe, o no es suyo'),
    ...Object.fromEntries(
      [...byStatus].map(([status, list]) => [status, failure(list.map(([, codigo]) => codigo).join(', '))]),
    ),
    '422': failure('Datos que faltan o no son válidos, por campo'),
    '429': failure('Demasiadas solicitudes'),
    '503': failure('La base de datos no responde; repita en unos segundos'),
  }
}

/** Who may call, as a sentence. */
export const accessText = (access: Entry['access']): string => {
  if (access === 'public') return 'Pública'
  if (access === 'provisional') return 'Token provisional (entre los dos pasos del ingreso)'
  if (access === 'session') return 'Cualquier persona con sesión'
  return `Permiso ${access.permission}`
}

/** Whether it reads or writes and, of a write, what makes its repeat harmless, as a sentence. */
export const kindText = ({ kind, repeat }: Entry): string => {
  if (kind === 'read') return 'Lee'
  if (repeat === 'idempotent') return 'Escribe: con la misma Idempotency-Key, una vez'
  if (repeat === 'versioned') return 'Escribe: sobre la versión que se leyó'
  return `Escribe: ${repeat.naturalKey.replace(/\.$/u, '')}`
}

const bodyType = ({ multipart }: Entry): string => (multipart === true ? 'multipart/form-data' : 'application/json')

const operation = (module: string, name: string, entry: Entry): Json => ({
  operationId: `${module}.${name}`,
  tags: [module],
  summary: entry.summary,
  description: `${accessText(entry.access)}. ${kindText(entry)}.`,
  ...(entry.access === 'public' ? { security: [] } : {}),
  parameters: [
    ...parameters(entry.params, 'path'),
    ...parameters(entry.query, 'query'),
    ...(entry.repeat === 'idempotent' ? [IDEMPOTENCY_HEADER] : []),
  ],
  ...(entry.body
    ? { requestBody: { required: true, content: { [bodyType(entry)]: { schema: schemaOf(entry.body) } } } }
    : {}),
  responses: responses(entry),
})

/** Every entry of the registry with the names of its module and of itself. */
export const allEntries = (): { module: string; name: string; entry: Entry }[] => {
  const modules: Readonly<Record<string, Readonly<Record<string, Entry>>>> = registry
  return Object.entries(modules).flatMap(([module, entries]) =>
    Object.entries(entries).map(([name, entry]) => ({ module, name, entry })),
  )
}

/** The whole document for the given product version. */
export const openApiDocument = (version: string): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { module, name, entry } of allEntries()) {
    const path = entry.path.replaceAll(/:([A-Za-z]+)/gu, '{$1}')
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operation(module, name, entry) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API de Cauce', version, description: 'Aseguramiento en salud y atención clínica.' },
    servers: [{ url: '/api' }],
    security: [{ sesion: [] }],
    tags: Object.keys(registry).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { sesion: { type: 'http', scheme: 'bearer', description: 'Token opaco del ingreso' } },
      schemas: { Error: schemaOf(ApiError) },
    },
  }
}

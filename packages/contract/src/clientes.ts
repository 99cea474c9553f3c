/** Programs that connect. @fuente spec 1 §3, §7 */
import * as Schema from 'effect/Schema'
import { MAX_DESCRIPTION, MAX_NAME } from '@cauce/domain/programs/program'
import { Id, Instant, PathId, optionalText, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

export const PROGRAMS_PERMISSION = 'api.clientes'

/** Header by which a program says who it is, beside the person's token. */
export const PROGRAM_HEADER = 'x-cauce-cliente'

const Program = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  descripcion: Schema.NullOr(Schema.String),
  /** The last four characters of its key. */
  clave_final: Schema.String,
  activo: Schema.Boolean,
  /** An invented program of the demo. */
  demo: Schema.Boolean,
  version: Schema.Int,
  ultimo_uso_at: Schema.NullOr(Instant),
  created_at: Instant,
  updated_at: Instant,
})
export type Program = typeof Program.Type

/** The specification's client has no description. */
const form = {
  nombre: requiredText(MAX_NAME),
  descripcion: Schema.optionalKey(Schema.NullOr(optionalText(MAX_DESCRIPTION))),
}

/** The whole key: it is answered once and kept nowhere. */
const WithKey = Schema.Struct({ cliente: Program, clave: Schema.String })
const NAME_IN_USE = [409, 'cliente.nombre_repetido'] as const
/** Somebody saved it since its `version` was read. */
const CHANGED = [409, 'cliente.cambiado'] as const

export const clientes = {
  listar: entry({
    method: 'GET',
    path: '/cliente',
    kind: 'read',
    access: { permission: PROGRAMS_PERMISSION },
    summary: 'Programas que pueden conectarse, por nombre.',
    answer: Schema.Array(Program),
  }),
  crear: entry({
    method: 'POST',
    path: '/cliente',
    kind: 'write',
    repeat: 'idempotent',
    access: { permission: PROGRAMS_PERMISSION },
    summary: 'Crea un programa y responde su clave, que no se vuelve a mostrar. El nombre no se repite.',
    body: Schema.Struct(form),
    answer: WithKey,
    failures: [NAME_IN_USE],
  }),
  editar: entry({
    method: 'PUT',
    path: '/cliente/:id',
    kind: 'write',
    repeat: 'versioned',
    access: { permission: PROGRAMS_PERMISSION },
    summary: 'Cambia el nombre y la descripción de un programa.',
    params: Schema.Struct({ id: PathId }),
    body: Schema.Struct({ ...form, version: Schema.optionalKey(Id) }),
    answer: Program,
    failures: [NAME_IN_USE, CHANGED],
  }),
  cambiarEstado: entry({
    method: 'PUT',
    path: '/cliente/cambiar-estado/:id',
    kind: 'write',
    repeat: 'idempotent',
    access: { permission: PROGRAMS_PERMISSION },
    summary: 'Activa el programa si estaba inactivo; lo inactiva si estaba activo.',
    params: Schema.Struct({ id: PathId }),
    answer: Program,
  }),
  nuevaClave: entry({
    method: 'POST',
    path: '/cliente/:id/clave',
    kind: 'write',
    repeat: 'idempotent',
    access: { permission: PROGRAMS_PERMISSION },
    summary: 'Una clave nueva; la anterior deja de servir.',
    params: Schema.Struct({ id: PathId }),
    body: Schema.Struct({ version: Id }),
    answer: WithKey,
    failures: [CHANGED],
  }),
} as const

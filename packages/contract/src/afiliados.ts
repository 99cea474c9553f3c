/** Who is insured: found by any document they ever had, read as they are in time, and asked about on a day. @fuente modulos/aseguramiento-y-red.md §5 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { MAX_HISTORY_TEXT } from '@cauce/domain/history/affiliate-search'
import { dated } from '@cauce/domain/insurance/dated'
import { InsuredPast, Rights } from '@cauce/domain/insurance/insured-past'
import { AFFILIATES_PERMISSION, RIGHTS_PERMISSION } from '@cauce/domain/session/permission-keys'
import { Id, Named, optionalText, PathId, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

const manages = { permission: AFFILIATES_PERMISSION } as const
const verifies = { permission: RIGHTS_PERMISSION } as const

/** Who it is, as lists and heads say it. */
const who = {
  id: Schema.Int,
  nombre_completo: Schema.String,
  tipo_documento_codigo: Schema.String,
  numero_documento: Schema.String,
  edad_cumplida: Schema.Int,
  sexo: Schema.String,
  tipo_afiliado: Named,
  estado_afiliado_id: Schema.Int,
} as const

const FoundInsured = Schema.Struct({
  ...who,
  /** Why they were found, where it is not by what is seen: a document that they had before. */
  por_que: Schema.NullOr(Schema.String),
})
export type FoundInsured = typeof FoundInsured.Type

const found = {
  body: Schema.Struct({ texto: requiredText(MAX_HISTORY_TEXT) }),
  answer: Schema.Struct({ data: Schema.Array(FoundInsured), hay_mas: Schema.Boolean }),
} as const

const Insured = Schema.Struct({
  ...who,
  version: Schema.Int,
  fecha_nacimiento: CalendarDate,
  fecha_afiliacion: CalendarDate,
  entidad: Named,
  regimen: Schema.String,
  municipio_afiliacion: Schema.NullOr(Named),
  nombres: Schema.Struct({
    primer_nombre: Schema.String,
    segundo_nombre: Schema.NullOr(Schema.String),
    primer_apellido: Schema.String,
    segundo_apellido: Schema.NullOr(Schema.String),
  }),
  contacto: Schema.Struct({
    direccion: Schema.NullOr(Schema.String),
    zona: Schema.NullOr(Schema.String),
    estrato: Schema.NullOr(Schema.Int),
    celular1: Schema.NullOr(Schema.String),
    celular2: Schema.NullOr(Schema.String),
    correo1: Schema.NullOr(Schema.String),
    correo2: Schema.NullOr(Schema.String),
  }),
  /** The rows in force, from which the right of any day follows. */
  pasado: InsuredPast,
  /** The same states with why each began. */
  estados: Schema.Array(
    Schema.Struct({
      estado_id: Schema.Int,
      ...dated,
      causa: Schema.NullOr(Schema.String),
      radicado: Schema.NullOr(Schema.String),
    }),
  ),
  documentos: Schema.Array(Schema.Struct({ codigo: Schema.String, numero: Schema.String, ...dated })),
  /** Everybody of the group, with the contributor; empty: alone. */
  familia: Schema.Array(
    Schema.Struct({
      id: Schema.Int,
      nombre: Schema.String,
      documento: Schema.String,
      parentesco: Schema.String,
      estado_afiliado_id: Schema.Int,
      ...dated,
    }),
  ),
})
export type Insured = typeof Insured.Type

const RightsAnswer = Schema.Struct({
  ...who,
  fecha: CalendarDate,
  derechos: Rights,
  /** Whose family it is of: the contributor; null: nobody's. */
  cotizante: Schema.NullOr(Schema.String),
})
export type RightsAnswer = typeof RightsAnswer.Type

export const afiliados = {
  buscar: entry({
    method: 'POST',
    path: '/afiliados/buscar',
    kind: 'read',
    access: manages,
    summary: 'Afiliados por nombre o por cualquier documento que hayan tenido, desde 4 caracteres.',
    ...found,
  }),
  buscarDerechos: entry({
    method: 'POST',
    path: '/afiliados/derechos/buscar',
    kind: 'read',
    access: verifies,
    summary: 'Lo mismo, para quien comprueba derechos.',
    ...found,
  }),
  ver: entry({
    method: 'GET',
    path: '/afiliados/:id',
    kind: 'read',
    access: manages,
    summary: 'Un afiliado en el tiempo: estados, sedes, condiciones, documentos y familia, con los derechos de hoy.',
    params: Schema.Struct({ id: PathId }),
    answer: Insured,
  }),
  derechos: entry({
    method: 'POST',
    path: '/afiliados/derechos',
    kind: 'read',
    access: verifies,
    summary:
      'Si una persona tiene derechos un día, dónde se atiende y por qué; por su número interno o por cualquier documento que haya tenido. Sin fecha, hoy.',
    body: Schema.Struct({
      afiliado_id: Schema.optionalKey(Id),
      tipo_documento_id: Schema.optionalKey(Id),
      numero: Schema.optionalKey(optionalText(MAX_HISTORY_TEXT)),
      fecha: Schema.optionalKey(CalendarDate),
    }),
    answer: RightsAnswer,
  }),
} as const

/** The insured member as every clinical call answers it. @fuente spec 2 §3 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { Named } from '../text/field.ts'

/** An allergy of record: what to, how it showed itself, since when (year or date in words). */
export const AllergyRecord = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  reaccion: Schema.NullOr(Schema.String),
  anio: Schema.NullOr(Schema.Int),
})
export type AllergyRecord = typeof AllergyRecord.Type

export const Affiliate = Schema.Struct({
  id: Schema.Int,
  primer_nombre: Schema.String,
  segundo_nombre: Schema.NullOr(Schema.String),
  primer_apellido: Schema.String,
  segundo_apellido: Schema.NullOr(Schema.String),
  nombre_completo: Schema.String,
  tipo_documento: Schema.Struct({ id: Schema.Int, codigo: Schema.String, nombre: Schema.String }),
  numero_documento: Schema.String,
  sexo: Schema.String,
  fecha_nacimiento: CalendarDate,
  edad_cumplida: Schema.Int,
  tipo_afiliado_id: Schema.Int,
  tipo_afiliado: Named,
  estado_afiliado: Named,
  entidad: Named,
  municipio_atencion: Schema.NullOr(Named),
  departamento_atencion: Schema.NullOr(Named),
  municipio_afiliacion: Schema.NullOr(Named),
  departamento_afiliacion: Schema.NullOr(Named),
  ips: Schema.NullOr(Named),
  ips_id: Schema.NullOr(Schema.Int),
  correo1: Schema.NullOr(Schema.String),
  correo2: Schema.NullOr(Schema.String),
  celular1: Schema.NullOr(Schema.String),
  celular2: Schema.NullOr(Schema.String),
  direccion: Schema.NullOr(Schema.String),
  clasificacion: Schema.Array(Schema.Struct({ nombre: Schema.String, descripcion: Schema.String })),
  colegio_id: Schema.NullOr(Schema.Int),
  /** `null`: nobody has asked yet. An empty list: asked, none known. They are two different things. */
  alergias: Schema.NullOr(Schema.Array(AllergyRecord)),
})
export type Affiliate = typeof Affiliate.Type

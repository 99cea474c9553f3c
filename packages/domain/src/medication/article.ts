/** A medicine of the catalogue as the searches answer it. @fuente spec 2 §3, §7 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { Contents } from './contents.ts'
import { SpecialControl } from './special-control.ts'
import { TimeUnit } from './time-unit.ts'

/** A generic presentation: what interactions, allergies and duplications are checked on. */
export const CodeSumi = Schema.Struct({
  id: Schema.Int,
  codigo: Schema.String,
  nombre: Schema.String,
  principio_activo: Schema.String,
  /** As the catalogue writes it, such as "500 mg". */
  concentracion: Schema.NullOr(Schema.String),
  forma_farmaceutica: Schema.NullOr(Schema.String),
  /** What is counted: Tableta, Cápsula, Frasco. */
  unidad_presentacion: Schema.String,
  via: Schema.NullOr(Schema.String),
  /** The drug's own routes; empty: the fixed list is offered. */
  vias_administracion: Schema.Array(Schema.String),
  /** What one container holds; null or left out: nobody can tell. */
  contenido: Schema.optionalKey(Schema.NullOr(Contents)),
})
export type CodeSumi = typeof CodeSumi.Type

/** The same drug or ingredient in a line that the affiliate is taking. */
export const ActiveMatch = Schema.Struct({
  orden_articulos_id: Schema.Int,
  orden_id: Schema.Int,
  nombre: Schema.String,
  dosis: Schema.Number,
  /** In what the dose is measured; null: units of the presentation. */
  unidad_dosis: Schema.NullOr(Schema.String),
  frecuencia: Schema.Number,
  unidad_tiempo: TimeUnit,
  duracion: Schema.Int,
  fin_tratamiento: CalendarDate,
  /** For what it was prescribed: changing that line does not ask it again. */
  diagnostico: Schema.optionalKey(Schema.Struct({ id: Schema.Int, codigo: Schema.String, nombre: Schema.String })),
  /** True: the same presentation; false: another presentation of the same active ingredient. */
  misma_presentacion: Schema.Boolean,
})
export type ActiveMatch = typeof ActiveMatch.Type

export const Article = Schema.Struct({
  id: Schema.Int,
  codesumi: CodeSumi,
  atc: Schema.String,
  /** 1 (shown Si): the line is created pending. */
  requiere_autorizacion: Schema.Int,
  controlado: Schema.Int,
  /** Group and most days of one formula; null or left out: of no special control. */
  control: Schema.optionalKey(Schema.NullOr(SpecialControl)),
  desabastecido: Schema.Int,
  /** Weekly, monthly…: never a licence to give it every day. */
  frecuencia_especial: Schema.NullOr(Schema.String),
  activa: Schema.NullOr(ActiveMatch),
})
export type Article = typeof Article.Type

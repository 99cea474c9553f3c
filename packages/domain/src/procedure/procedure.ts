/** A procedure of the CUPS catalogue as the search answers it, and a row of its history. @fuente spec 2 §3 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'

export const Procedure = Schema.Struct({
  id: Schema.Int,
  codigo: Schema.String,
  nombre: Schema.String,
  /** 1: the line is created pending of audit (status 3). */
  requiere_auditoria: Schema.Int,
  requiere_consentimiento: Schema.Int,
  /** The most units that one line may order. */
  cantidad_maxima: Schema.Int,
  /** F, M or Z (any): warns, never blocks. */
  sexo: Schema.String,
})
export type Procedure = typeof Procedure.Type

/** An earlier order of the same procedure for the same affiliate. */
export const OrderHistoryRow = Schema.Struct({
  orden_id: Schema.Int,
  estado: Schema.String,
  estado_id: Schema.Int,
  rep_nombre: Schema.NullOr(Schema.String),
  fecha_vigencia: CalendarDate,
  cantidad: Schema.Int,
})
export type OrderHistoryRow = typeof OrderHistoryRow.Type

/** A line of 'Órdenes activas'. @fuente spec 2 §3 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { RoutingRule } from '../ordering/routing.ts'
import { Instant, Named } from '../text/field.ts'

/** State of the consent of a line: `no_requiere`, `por_firmar`, `firmado`, `disentido` (refused in writing), `impreso` (printed to be signed by hand). */
export const LineConsentState = Schema.Literals(['no_requiere', 'por_firmar', 'firmado', 'disentido', 'impreso'])
export type LineConsentState = typeof LineConsentState.Type

export const ActiveProcedureLine = Schema.Struct({
  id: Schema.Int,
  orden_id: Schema.Int,
  cup: Schema.Struct({ id: Schema.Int, codigo: Schema.String, nombre: Schema.String }),
  cantidad: Schema.Int,
  observacion: Schema.String,
  rep_id: Schema.NullOr(Schema.Int),
  rep: Schema.NullOr(Named),
  direccionamiento_id: Schema.NullOr(Schema.Int),
  /** Spelled as the insurer's backend spells it. True: the site cannot be changed by hand. */
  direccionamieno_automatico: Schema.Boolean,
  regla_direccionamiento: RoutingRule,
  motivo_direccionamiento: Schema.String,
  fecha_vigencia: CalendarDate,
  /** Last day on which the order can be used. */
  fecha_vencimiento: CalendarDate,
  estado_id: Schema.Int,
  estado: Named,
  estado_desde: Instant,
  estado_motivo: Schema.NullOr(Schema.String),
  consentimiento: LineConsentState,
  consentimiento_documento: Schema.NullOr(Schema.String),
  created_at: Instant,
})
export type ActiveProcedureLine = typeof ActiveProcedureLine.Type

/** One step in the life of a line: who moved it, when and why. */
export const LineMove = Schema.Struct({
  evento: Schema.String,
  de_estado_id: Schema.NullOr(Schema.Int),
  a_estado_id: Schema.Int,
  operador: Schema.String,
  motivo: Schema.NullOr(Schema.String),
  created_at: Instant,
})
export type LineMove = typeof LineMove.Type

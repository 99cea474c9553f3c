/** What the history screens list of an affiliate. @fuente spec 1 §2 (historico) */
import * as Schema from 'effect/Schema'
import { AllergyRecord } from '../affiliate/affiliate.ts'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { Instant, Named } from '../text/field.ts'
import type { RECORD_STATES, RecordState } from '../clinical-record/record-state.ts'

const CodeName = Schema.Struct({ codigo: Schema.String, nombre: Schema.String })
const states: readonly RecordState[] = ['abierta', 'finalizada'] satisfies readonly (keyof typeof RECORD_STATES)[]

/** An affiliate found by name or document. */
export const FoundAffiliate = Schema.Struct({
  id: Schema.Int,
  nombre_completo: Schema.String,
  tipo_documento_codigo: Schema.String,
  numero_documento: Schema.String,
  /** Completed years. */
  edad_cumplida: Schema.Int,
  sexo: Schema.String,
  tipo_afiliado: Named,
  entidad: Named,
  ips: Schema.NullOr(Named),
})
export type FoundAffiliate = typeof FoundAffiliate.Type

/** The affiliate whose history is read: what stands on top of it. */
export const HistoryAffiliate = Schema.Struct({
  ...FoundAffiliate.fields,
  fecha_nacimiento: CalendarDate,
  alergias: Schema.NullOr(Schema.Array(AllergyRecord)),
  /** Where documents are sent unless told; null where there is none. */
  correo: Schema.NullOr(Schema.String),
})
export type HistoryAffiliate = typeof HistoryAffiliate.Type

export const ConsultationHistoryRow = Schema.Struct({
  id: Schema.Int,
  fecha_hora: Instant,
  tipo_consulta: Named,
  medico: Named,
  rep: Schema.NullOr(Named),
  motivo: Schema.String,
  estado_id: Schema.Int,
  estado: Named,
  /** Null: nobody began to write. */
  historia: Schema.NullOr(Schema.Literals(states)),
  /** The principal one. */
  diagnostico: Schema.NullOr(CodeName),
  ordenes: Schema.Int,
  incapacidades: Schema.Int,
})
export type ConsultationHistoryRow = typeof ConsultationHistoryRow.Type

/** One ordered line, of whatever kind. */
export const OrderHistoryRow = Schema.Struct({
  tipo_orden_id: Schema.Int,
  orden_id: Schema.Int,
  linea_id: Schema.Int,
  consulta_id: Schema.Int,
  codigo: Schema.String,
  nombre: Schema.String,
  /** With its unit: `90 tabletas`, `1`. */
  cantidad: Schema.String,
  medico: Schema.String,
  rep: Schema.NullOr(Named),
  estado_id: Schema.Int,
  estado: Named,
  fecha_vigencia: CalendarDate,
  fecha_vencimiento: Schema.NullOr(CalendarDate),
  created_at: Instant,
})
export type OrderHistoryRow = typeof OrderHistoryRow.Type

export const ConsentHistoryRow = Schema.Struct({
  id: Schema.Int,
  created_at: Instant,
  orden_id: Schema.Int,
  cup_id: Schema.Int,
  cup: CodeName,
  estado: Schema.Literals(['firmado', 'disentido']),
  firmante: Schema.String,
  medico: Schema.String,
  version: Schema.Int,
  /** Verification code of the kept document; null where none was made. */
  documento: Schema.NullOr(Schema.Struct({ codigo: Schema.String, ruta: Schema.String })),
})
export type ConsentHistoryRow = typeof ConsentHistoryRow.Type

export const Delivery = Schema.Struct({
  id: Schema.Int,
  fecha: CalendarDate,
  cantidad: Schema.Int,
  quien: Schema.String,
  observacion: Schema.String,
})

/** A medicine of which something is still owed, or was. Quantities in presentation units. */
export const PartialDeliveryRow = Schema.Struct({
  linea_id: Schema.Int,
  orden_id: Schema.Int,
  medicamento: Schema.String,
  unidad: Schema.String,
  fecha_orden: CalendarDate,
  cantidad_formulada: Schema.Int,
  cantidad_entregada: Schema.Int,
  cantidad_pendiente: Schema.Int,
  rep: Schema.NullOr(Named),
  estado_id: Schema.Int,
  estado: Named,
  ultima_entrega: Schema.NullOr(CalendarDate),
  /** Last instant to hand over what is owed; null where nothing is. */
  limite: Schema.NullOr(Instant),
  entregas: Schema.Array(Delivery),
})
export type PartialDeliveryRow = typeof PartialDeliveryRow.Type

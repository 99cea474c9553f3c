/** A service of the own-code catalogue: as it is found, as it is ordered, as it is active. @fuente spec 2 §3, §5 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { RoutingRule } from '../ordering/routing.ts'
import { Id, Instant, Named, optionalText } from '../text/field.ts'

export const CODE_REQUIRED = 'El Código Propio es requerido'
export const OWN_CODE_QUANTITY_REQUIRED = 'La cantidad es requerida'
export const VALIDITY_REQUIRED = 'La fecha de vigencia es requerida'
/** The most units of a service that one line may order. */
export const MAX_OWN_CODE_QUANTITY = 999
export const MAX_OWN_CODE_OBSERVATION = 2_000
const TOO_MANY = `Máximo ${MAX_OWN_CODE_QUANTITY}`

export const OwnCode = Schema.Struct({
  id: Schema.Int,
  codigo: Schema.String,
  nombre: Schema.String,
  /** Code and name, as it is shown. */
  CodigoNombre: Schema.String,
  /** Kind of service, as contracts name it. */
  servicio: Schema.String,
  /** 1: authorization needed; the line is created pending. */
  requiere_auditoria: Schema.Int,
})
export type OwnCode = typeof OwnCode.Type

export const ServiceLine = Schema.Struct({
  codigoPropio: Schema.Struct({
    id: Id.annotateKey({ messageMissingKey: CODE_REQUIRED }),
    codigo: Schema.optionalKey(optionalText(40)),
    nombre: Schema.optionalKey(optionalText(500)),
  }).annotateKey({ messageMissingKey: CODE_REQUIRED }),
  cantidad: Schema.Int.annotate({ message: OWN_CODE_QUANTITY_REQUIRED })
    .check(Schema.isGreaterThanOrEqualTo(1, { message: 'La cantidad debe ser mayor a 0' }))
    .check(Schema.isLessThanOrEqualTo(MAX_OWN_CODE_QUANTITY, { message: TOO_MANY }))
    .annotateKey({ messageMissingKey: OWN_CODE_QUANTITY_REQUIRED }),
  fechaVigencia: CalendarDate.annotateKey({ messageMissingKey: VALIDITY_REQUIRED }),
  observacion: Schema.optionalKey(Schema.NullOr(optionalText(MAX_OWN_CODE_OBSERVATION))),
  rep: Schema.optionalKey(Schema.NullOr(Schema.Struct({ id: Id, nombre: Schema.optionalKey(optionalText(300)) }))),
  motivo_rep: Schema.optionalKey(Schema.NullOr(optionalText(500))),
})
export type ServiceLine = typeof ServiceLine.Type

export const ActiveServiceLine = Schema.Struct({
  id: Schema.Int,
  orden_id: Schema.Int,
  codigo_propio: Schema.Struct({ id: Schema.Int, codigo: Schema.String, nombre: Schema.String }),
  cantidad: Schema.Int,
  observacion: Schema.String,
  rep_id: Schema.NullOr(Schema.Int),
  rep: Schema.NullOr(Named),
  direccionamiento_id: Schema.NullOr(Schema.Int),
  direccionamieno_automatico: Schema.Boolean,
  regla_direccionamiento: RoutingRule,
  motivo_direccionamiento: Schema.String,
  fecha_vigencia: CalendarDate,
  fecha_vencimiento: CalendarDate,
  estado_id: Schema.Int,
  estado: Named,
  estado_desde: Instant,
  estado_motivo: Schema.NullOr(Schema.String),
  created_at: Instant,
})
export type ActiveServiceLine = typeof ActiveServiceLine.Type

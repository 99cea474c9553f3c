/** A line of the pre-order list, as it is validated and ordered. @fuente spec 2 §3 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { Id, optionalText, requiredText } from '../text/field.ts'
import { MAX_REPEAT_REASON } from './repeated-order.ts'
import { MIN_QUANTITY_MESSAGE, WHOLE_QUANTITY } from './quantity.ts'

/** The most characters of an observation. */
export const MAX_OBSERVATION = 2_000

/**
 * What the server reads. Only identifiers are trusted from the client: code, name and flags of the procedure are read again
 * from the catalogue. `rep` null or absent asks the server to route the line.
 */
export const PreOrderItem = Schema.Struct({
  procedimiento: Schema.Struct({
    id: Id,
    codigo: Schema.optionalKey(optionalText(20)),
    nombre: Schema.optionalKey(optionalText(500)),
    requiere_auditoria: Schema.optionalKey(Schema.Unknown),
  }),
  cantidad: Schema.Int.annotate({ message: WHOLE_QUANTITY })
    .check(Schema.isGreaterThanOrEqualTo(1, { message: MIN_QUANTITY_MESSAGE }))
    .check(Schema.isLessThanOrEqualTo(9_999, { message: 'La cantidad es demasiado grande' })),
  fechaVigencia: CalendarDate,
  observacion: requiredText(MAX_OBSERVATION),
  rep: Schema.optionalKey(Schema.NullOr(Schema.Struct({ id: Id, nombre: Schema.optionalKey(optionalText(300)) }))),
  /** Written reason of a site that the clinician chose against the proposal. */
  motivo_rep: Schema.optionalKey(Schema.NullOr(optionalText(500))),
  consulta_id: Schema.optionalKey(Id),
  /** Marks a line whose earlier orders were shown and accepted (true, or the id of the order that was seen). */
  historico_id: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Boolean, Id]))),
  /** Why what is already ordered is ordered again; kept in the life of the line. */
  motivo_repeticion: Schema.optionalKey(Schema.NullOr(optionalText(MAX_REPEAT_REASON))),
})
export type PreOrderItem = typeof PreOrderItem.Type

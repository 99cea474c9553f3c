/** What an event says: which thing, when, and codes. What a person would read of a patient stays with its owner. */
import * as Schema from 'effect/Schema'
import { Id } from '../../text/field.ts'

/** A day, `AAAA-MM-DD`. */
export const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/u))
/** The print of a text, in hexadecimal. */
export const Print = Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/u))
/** A key that the product gives to a thing of its own, such as `incapacidad.dias_certificado`. */
export const Key = Schema.String.check(Schema.isPattern(/^[a-z0-9_]+(?:[.-][a-z0-9_]+)*$/u))
export const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** Where the line of an order is kept; with `linea_id` it names it. */
export const LineTable = Schema.Literals([
  'orden_procedimientos',
  'orden_articulos',
  'orden_codigos_propios',
  'orden_esquemas',
  'orden_esquema_lineas',
])
export const Line = { tabla: LineTable, linea_id: Id } as const

/** A name of the wire, such as `orden.creada`, and the shape of what it carries in that version. */
export interface EventDeclaration<P> {
  readonly version: number
  readonly payload: Schema.Codec<P, unknown>
}

export const event = <P>(version: number, payload: Schema.Codec<P, unknown>): EventDeclaration<P> => ({
  version,
  payload,
})

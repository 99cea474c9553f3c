/** What an affiliate does alone. @fuente modulos/aseguramiento-y-red.md §5 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { MAX_REASON } from '@cauce/domain/ordering/routing-change'
import { Id, Instant, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

const PASSPORT_PERMISSION = 'autogestion.ordenesAutogestion'

/** Of what lives the life of an order line. */
const Kind = Schema.Literals([OrderType.medications, OrderType.procedures, OrderType.ownCodes])

const OrderPassport = Schema.Struct({
  tipo_orden_id: Kind,
  id: Schema.Int,
  orden_id: Schema.Int,
  servicio: Schema.String,
  cantidad: Schema.Int,
  ordena: Schema.String,
  fecha: Instant,
  /** Index of its step; one past the last: done. */
  paso: Schema.Int,
  detenida: Schema.Boolean,
  frase: Schema.String,
  /** Parts of the sentence: the place and the day. */
  destaca: Schema.Array(Schema.String),
  /** Whether the affiliate has something to do. */
  pide: Schema.Boolean,
  /** Of its authorisation; null: it has none. */
  numero: Schema.NullOr(Schema.String),
  /** Where it is done; null: nobody said yet, or it is not to be done. */
  sede: Schema.NullOr(
    Schema.Struct({
      nombre: Schema.String,
      direccion: Schema.NullOr(Schema.String),
      municipio: Schema.String,
      telefono: Schema.NullOr(Schema.String),
    }),
  ),
  /** The last day on which it serves. */
  hasta: CalendarDate,
  /** Why the affiliate does not change its site alone; null: they do. */
  sin_cambio: Schema.NullOr(Schema.String),
})
export type OrderPassport = typeof OrderPassport.Type

const SiteOffered = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  direccion: Schema.NullOr(Schema.String),
  municipio: Schema.String,
})

export const autogestion = {
  ordenes: entry({
    method: 'GET',
    path: '/autogestion/ordenes',
    kind: 'read',
    access: { permission: PASSPORT_PERMISSION },
    summary:
      'Lo ordenado al afiliado de la sesión en el último año, cada cosa con una frase: en qué va, dónde y hasta cuándo.',
    answer: Schema.Array(OrderPassport),
  }),
  sedes: entry({
    method: 'POST',
    path: '/autogestion/ordenes/sedes',
    kind: 'read',
    access: { permission: PASSPORT_PERMISSION },
    summary:
      'A qué otras sedes puede ir el afiliado con una orden suya: las que tienen contrato vigente, las de su municipio primero.',
    body: Schema.Struct({ tipo_orden_id: Kind, id: Id }),
    answer: Schema.Array(SiteOffered),
  }),
  cambiarSede: entry({
    method: 'POST',
    path: '/autogestion/ordenes/cambio-sede',
    kind: 'write',
    repeat: 'idempotent',
    access: { permission: PASSPORT_PERMISSION },
    summary: 'El afiliado lleva una orden suya a otra sede con contrato vigente.',
    body: Schema.Struct({ tipo_orden_id: Kind, id: Id, rep_id: Id, motivo: requiredText(MAX_REASON) }),
    answer: Schema.Struct({ mensaje: Schema.String }),
    failures: [
      [409, 'orden.no_modificable'],
      [409, 'orden.ya_ordenada'],
    ],
  }),
} as const

/** What an affiliate does alone. @fuente modulos/aseguramiento-y-red.md §5 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { Instant } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

const PASSPORT_PERMISSION = 'autogestion.ordenesAutogestion'

const OrderPassport = Schema.Struct({
  tipo_orden_id: Schema.Int,
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
})
export type OrderPassport = typeof OrderPassport.Type

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
} as const

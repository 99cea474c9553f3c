/** Letters that were issued: read, printed, delivered. Who may read each is what its declaration says. */
import * as Schema from 'effect/Schema'
import { DELIVERY_WAYS, SAID_WAYS, type DeliveryWay } from '@cauce/domain/kit/letter/delivery'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { Id, Instant, optionalText, PathId } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

const MAX_DETAIL = 200
const isWay = (name: string): name is DeliveryWay => Object.hasOwn(DELIVERY_WAYS, name)
const Way = Schema.Literals(Object.keys(DELIVERY_WAYS).filter(isWay))

const LetterState = Schema.Struct({
  id: Schema.Int,
  titulo: Schema.String,
  numero: Schema.String,
  emitida: Instant,
  /** Last day on which it serves; null: it does not expire. */
  vence: Schema.NullOr(CalendarDate),
  entregada: Schema.NullOr(Schema.Struct({ cuando: Instant, medio: Way, detalle: Schema.NullOr(Schema.String) })),
  /** A mail to the affiliate waits to leave, or could not. */
  correo: Schema.NullOr(Schema.Literals(['pendiente', 'enviando', 'fallido'])),
  anulada: Schema.NullOr(Schema.Struct({ cuando: Instant, motivo: Schema.String })),
})
export type LetterState = typeof LetterState.Type

export const cartas = {
  ver: entry({
    method: 'GET',
    path: '/cartas/:id',
    kind: 'read',
    access: 'session',
    summary: 'Una carta emitida: su número, hasta cuándo sirve y cómo se entregó.',
    params: Schema.Struct({ id: PathId }),
    answer: LetterState,
  }),
  imprimir: entry({
    method: 'POST',
    path: '/cartas/imprimir',
    kind: 'write',
    repeat: { naturalKey: 'El papel de una carta es uno mientras diga lo mismo.' },
    access: 'session',
    summary: 'El PDF de una carta, como se emitió. Si lo toma el afiliado, queda entregada.',
    body: Schema.Struct({ id: Id }),
    answer: 'binary',
  }),
  entregar: entry({
    method: 'POST',
    path: '/cartas/entregar',
    kind: 'write',
    repeat: { naturalKey: 'Una carta se entrega una vez: repetir lo mismo dice lo mismo.' },
    access: 'session',
    summary: 'Deja dicho que la carta se entregó: a quién, o con qué guía.',
    body: Schema.Struct({ id: Id, medio: Schema.Literals(SAID_WAYS), detalle: optionalText(MAX_DETAIL) }),
    answer: Schema.Struct({ mensaje: Schema.String }),
    failures: [[409, 'carta.entregada']],
  }),
} as const

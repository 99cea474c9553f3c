/**
 * What has happened with a referral, in one order: its own events and the messages of its chat.
 *
 * What each kind of event keeps in `detalle`, all of it optional:
 * - `registrada`: `institucion`, `municipio`, `tipo_anexo_id`, `tipo_anexo`
 * - `recibida`: nothing; somebody took it from the queue
 * - `tomada`: `codigo`; its panel was saved for the first time
 * - `asignada`: `nombre`, of whom it was given to
 * - `soltada`: nothing
 * - `actualizada`: `campos`, names of the fields that changed
 * - `codigo`: `codigo`, `antes`
 * - `aceptacion`: `nombre_acepta`, `cargo`, `institucion`, `municipio`, `corrige`
 * - `salida` and `salida_redondo`: `tipo_traslado`, `movil_traslado`, `municipio`, `corrige`
 * - `llegada` and `llegada_redondo`: `institucion`, `municipio`, `corrige`
 * - `ordenada`: `consulta_id`
 * - `documento`: `clase`, `codigo`
 * - `finalizada`: `observacion`
 * - `mensaje`: the message as it travels
 */
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { ChatMessage } from '../chat/channel.ts'
import type { ReferralEvent } from './referral.ts'

/** A message of the chat as a thing that happened. */
export const messageEvent = (message: ChatMessage): ReferralEvent => ({
  id: `m${message.id}`,
  clase: 'mensaje',
  at: message.created_at,
  registrado_at: message.created_at,
  quien: { id: message.user_id, nombre: message.user.operador.nombre_completo },
  detalle: { ...message },
})

const decode = Schema.decodeUnknownOption(ChatMessage)

const isMessage = ({ clase }: ReferralEvent): boolean => clase === 'mensaje'

/** The message that an event is of; null for any other kind. */
export const messageOf = (event: ReferralEvent): ChatMessage | null =>
  isMessage(event) ? Option.getOrNull(decode(event.detalle)) : null

const numberOf = ({ id }: ReferralEvent): number => Number(id.slice(1))

interface Placed {
  readonly event: ReferralEvent
  readonly at: number
  readonly written: number
}

const placed = (event: ReferralEvent): Placed => ({
  event,
  at: Date.parse(event.at),
  written: Date.parse(event.registrado_at),
})

/** Messages keep the order in which the server numbered them, whatever their clocks say. */
const inChatOrder = (messages: readonly ReferralEvent[]): readonly Placed[] => {
  let last = 0
  return messages
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .map((event) => {
      last = Math.max(last, Date.parse(event.at))
      return { event, at: last, written: last }
    })
}

const byHour = (one: Placed, other: Placed): number => {
  if (one.at !== other.at) return one.at - other.at
  if (one.written !== other.written) return one.written - other.written
  const [first, second] = [isMessage(one.event), isMessage(other.event)]
  return first === second ? numberOf(one.event) - numberOf(other.event) : Number(first) - Number(second)
}

/**
 * Each thing once, by the hour at which it happened and then by when it was written down.
 * @regla Lo que pasó con una remisión se lee por la hora en que pasó; los mensajes, además, en el orden del chat.
 */
export const orderTimeline = (events: readonly ReferralEvent[]): readonly ReferralEvent[] => {
  const once = [...new Map(events.map((event) => [event.id, event] as const)).values()]
  const messages = once.filter(isMessage)
  const own = once.filter((event) => !isMessage(event)).map(placed)
  return [...own, ...inChatOrder(messages)].toSorted(byHour).map(({ event }) => event)
}

/** What the server answered with the messages that came live, each once. */
export const mergeTimeline = (
  events: readonly ReferralEvent[],
  live: readonly ChatMessage[],
): readonly ReferralEvent[] => orderTimeline([...events, ...live.map(messageEvent)])

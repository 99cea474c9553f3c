/** The messages of a channel as one person sees them: those of the server in order, and the own ones that are still on their way. */

/** A message that the server has. Ids grow in the order in which they were written. */
export interface ServerMessage {
  readonly id: number
  readonly user_id: number
  readonly mensaje: string
  /** Instant, ISO 8601. */
  readonly created_at: string
  /** What the sender called it before it had an id; null for older ones. */
  readonly clave: string | null
}

export type OutgoingState = 'enviando' | 'fallido'

/** A message that was written here and that the server has not answered for. */
export interface OutgoingMessage {
  readonly clave: string
  readonly mensaje: string
  /** When it was written, epoch milliseconds. */
  readonly at: number
  readonly estado: OutgoingState
}

/** In words beside the message. */
export const MESSAGE_STATES = {
  enviando: 'Enviando',
  enviado: 'Enviado',
  leido: 'Leído',
  fallido: 'No se envió',
} as const

const byId = (one: ServerMessage, other: ServerMessage): number => one.id - other.id

/**
 * What is known with what came: each message once, in the order of the server, whatever came first or twice.
 * @regla Un mensaje está una sola vez y en el orden del servidor, aunque llegue repetido o desordenado.
 */
export const mergeMessages = <M extends ServerMessage>(known: readonly M[], came: readonly M[]): readonly M[] =>
  // What brings nothing changes nothing: a long conversation is not drawn anew.
  came.length === 0
    ? known
    : [...new Map([...known, ...came].map((message) => [message.id, message] as const)).values()].toSorted(byId)

/** The last message that is known, from which the missing ones are asked for; null where there is none. */
export const lastKnown = (messages: readonly ServerMessage[]): number | null => messages.at(-1)?.id ?? null

/**
 * The own messages that the server does not have yet.
 * @regla Un mensaje propio deja de estar por enviar cuando el servidor lo tiene, por su clave: nunca se ve dos veces.
 */
export const stillOutgoing = (
  outgoing: readonly OutgoingMessage[],
  messages: readonly ServerMessage[],
): readonly OutgoingMessage[] => {
  const arrived = new Set(messages.map(({ clave }) => clave))
  return outgoing.filter(({ clave }) => !arrived.has(clave))
}

/**
 * Messages of others after the last one that was read.
 * @param leido id of the last message that the person saw; null: none
 */
export const unread = (messages: readonly ServerMessage[], me: number, leido: number | null): number =>
  messages.filter(({ id, user_id }) => user_id !== me && id > (leido ?? 0)).length

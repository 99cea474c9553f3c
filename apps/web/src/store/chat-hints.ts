/**
 * What the live connection says of the chat, and what this browser says to it. Hints: the truth of a channel is asked for by its calls.
 */
import {
  CHANNEL_PRESENCE_EVENT,
  ChannelPayload,
  ChannelPresence,
  ChatMessage,
  CHATS_EVENT,
  JOIN_EVENT,
  LEAVE_EVENT,
  MESSAGE_EVENT,
  READ_EVENT,
  ReadPayload,
  TYPING_EVENT,
  TypingPayload,
} from '@cauce/domain/chat/channel'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

export type ChatHint =
  | { readonly kind: 'message'; readonly mensaje: ChatMessage }
  | { readonly kind: 'typing'; readonly canalId: number; readonly userId: number }
  | { readonly kind: 'read'; readonly canalId: number; readonly userId: number; readonly mensajeId: number }
  | { readonly kind: 'presence'; readonly canalId: number; readonly userIds: readonly number[] }
  /** A chat of the person changed: its list and its counts. */
  | { readonly kind: 'chats'; readonly canalId: number }
  /** The connection is there, or is back: hints may have been missed. */
  | { readonly kind: 'connected' }
  | { readonly kind: 'disconnected' }
  /** This browser is in the room of the channel: from here on it hears its messages. */
  | { readonly kind: 'joined'; readonly canalId: number }

/** The part of a socket that the chat uses. */
export interface ChatLine {
  readonly on: (event: string, listener: (payload: unknown) => void) => unknown
  readonly emit: (event: string, payload: unknown, answered?: (answer: unknown) => void) => unknown
}

const listeners = new Set<(hint: ChatHint) => void>()
const tell = (hint: ChatHint): void => {
  for (const listener of listeners) listener(hint)
}

/** Hears what the live connection says of the chat. Returns the function that stops. */
export const onChatHint = (listener: (hint: ChatHint) => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** A payload of another shape says nothing. */
const heard =
  <A>(schema: Schema.Codec<A, A>, say: (payload: A) => void) =>
  (payload: unknown): void => {
    Option.map(Schema.decodeUnknownOption(schema)(payload), say)
  }

const Told = Schema.Struct({ mensaje: ChatMessage })
const Joined = Schema.Struct({ ok: Schema.Literal(true) })
const isJoined = Schema.is(Joined)

let line: ChatLine | null = null
let connected = false
/** Channels that are open here, with how many parts of the screen look at each. */
const open = new Map<number, number>()

const join = (canalId: number): void => {
  line?.emit(JOIN_EVENT, { canal_id: canalId }, (answer) => {
    if (isJoined(answer)) tell({ kind: 'joined', canalId })
  })
}

/** Joins the chat to the live connection of who has signed in. Returns the function that leaves it. */
export const followChat = (socket: ChatLine): (() => void) => {
  line = socket
  socket.on(
    MESSAGE_EVENT,
    heard(Told, ({ mensaje }) => tell({ kind: 'message', mensaje })),
  )
  socket.on(
    TYPING_EVENT,
    heard(TypingPayload, ({ canal_id, user_id }) => tell({ kind: 'typing', canalId: canal_id, userId: user_id })),
  )
  socket.on(
    READ_EVENT,
    heard(ReadPayload, ({ canal_id, user_id, mensaje_id }) =>
      tell({ kind: 'read', canalId: canal_id, userId: user_id, mensajeId: mensaje_id }),
    ),
  )
  socket.on(
    CHANNEL_PRESENCE_EVENT,
    heard(ChannelPresence, ({ canal_id, usuarios }) =>
      tell({ kind: 'presence', canalId: canal_id, userIds: usuarios }),
    ),
  )
  socket.on(
    CHATS_EVENT,
    heard(ChannelPayload, ({ canal_id }) => tell({ kind: 'chats', canalId: canal_id })),
  )
  socket.on('connect', () => {
    connected = true
    for (const canalId of open.keys()) join(canalId)
    tell({ kind: 'connected' })
  })
  socket.on('disconnect', () => {
    connected = false
    tell({ kind: 'disconnected' })
  })
  return () => {
    if (line !== socket) return
    line = null
    connected = false
  }
}

/** Hears a channel while it is open, also after the connection was lost and came back. Returns the function that leaves it. */
export const joinChannel = (canalId: number): (() => void) => {
  const count = open.get(canalId) ?? 0
  open.set(canalId, count + 1)
  if (count === 0) join(canalId)
  return () => {
    const left = (open.get(canalId) ?? 1) - 1
    if (left > 0) {
      open.set(canalId, left)
      return
    }
    open.delete(canalId)
    line?.emit(LEAVE_EVENT, { canal_id: canalId })
  }
}

/** Whether the live connection is there. */
export const isLineConnected = (): boolean => connected

/** Whether some part of this tab has the channel open. */
export const isChannelOpen = (canalId: number): boolean => open.has(canalId)

/** Somebody writes here. */
export const tellTyping = (canalId: number): void => {
  line?.emit(TYPING_EVENT, { canal_id: canalId })
}

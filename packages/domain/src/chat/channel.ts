/** Channels and messages of the chat, as they travel. @fuente spec 2 §3 */
import * as Schema from 'effect/Schema'
import { Instant } from '../text/field.ts'

/** 0: between two people. 1: of a referral. @fuente spec 2 §2 */
export const ChannelType = { personal: 0, referral: 1 } as const

/** The room of a channel in the live connection; to the letter. @fuente spec 2 §7 */
export const channelRoom = (canalId: number): string => `sendMenssage${canalId}`
/** The event that carries a message. @fuente spec 2 §7 */
export const MESSAGE_EVENT = 'message'
/** A browser asks to be in a room, and to leave it: payload {@link ChannelPayload}; the first is answered `{ ok }` or `{ error }`. */
export const JOIN_EVENT = 'canal.entrar'
export const LEAVE_EVENT = 'canal.salir'
/** Somebody writes: sent by the browser ({@link ChannelPayload}) and told to the room ({@link TypingPayload}). */
export const TYPING_EVENT = 'canal.escribiendo'
/** Somebody read up to a message; told to the room ({@link ReadPayload}). */
export const READ_EVENT = 'canal.leido'
/** Who is in the room now ({@link ChannelPresence}). */
export const CHANNEL_PRESENCE_EVENT = 'canal.presencia'
/** The list of chats of a person changed ({@link ChannelPayload}): a hint to the person's room. */
export const CHATS_EVENT = 'chat.cambio'

export const ChannelPayload = Schema.Struct({ canal_id: Schema.Int })
export const TypingPayload = Schema.Struct({ canal_id: Schema.Int, user_id: Schema.Int })
export const ReadPayload = Schema.Struct({ canal_id: Schema.Int, user_id: Schema.Int, mensaje_id: Schema.Int })
export const ChannelPresence = Schema.Struct({ canal_id: Schema.Int, usuarios: Schema.Array(Schema.Int) })

/** A person as the card of an employee shows them. */
export const ChatPerson = Schema.Struct({
  user_id: Schema.Int,
  nombre_completo: Schema.String,
  cargo: Schema.NullOr(Schema.String),
  area: Schema.NullOr(Schema.String),
  correo: Schema.NullOr(Schema.String),
  sede: Schema.NullOr(Schema.String),
  en_linea: Schema.Boolean,
})
export type ChatPerson = typeof ChatPerson.Type

/** Shown where an employee has no e-mail; to the letter. @fuente spec 2 §2 */
export const NO_EMAIL = 'Sin correo asginado'

export const ChatAttachment = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  /** Opaque key of the file. */
  ruta: Schema.String,
  /** Bytes. */
  tamano: Schema.Int,
})
export type ChatAttachment = typeof ChatAttachment.Type

export const ChatMessage = Schema.Struct({
  id: Schema.Int,
  canal_id: Schema.Int,
  user_id: Schema.Int,
  mensaje: Schema.String,
  /** UTC; shown in Bogotá. */
  created_at: Instant,
  /** What the sender called it; null for older ones. */
  clave: Schema.NullOr(Schema.String),
  /** Single attachment of old messages. */
  adjunto: Schema.NullOr(Schema.String),
  nombre_adjunto: Schema.NullOr(Schema.String),
  adjuntos: Schema.Array(ChatAttachment),
  user: Schema.Struct({ operador: Schema.Struct({ nombre_completo: Schema.String }) }),
})
export type ChatMessage = typeof ChatMessage.Type
/** The names of each side. @fuente spec 2 §3 */
const side = {
  primer_nombre: Schema.String,
  segundo_nombre: Schema.NullOr(Schema.String),
  primer_apellido: Schema.String,
  segundo_apellido: Schema.NullOr(Schema.String),
}
export const Channel = Schema.Struct({
  id: Schema.Int,
  tipo: Schema.Int,
  user_crea_id: Schema.Int,
  /** The other person of a chat between two; null in the chat of a referral. */
  con: Schema.NullOr(ChatPerson),
  envia: Schema.NullOr(Schema.Struct(side)),
  recibe: Schema.NullOr(Schema.Struct(side)),
  referencia_id: Schema.NullOr(Schema.Int),
  /** Name of the other person, or the referral in words. */
  titulo: Schema.String,
  ultimo: Schema.NullOr(
    Schema.Struct({
      id: Schema.Int,
      mensaje: Schema.String,
      user_id: Schema.Int,
      created_at: Instant,
      adjuntos: Schema.Int,
    }),
  ),
  sin_leer: Schema.Int,
  /** Last message that each member has read. */
  leidos: Schema.Array(Schema.Struct({ user_id: Schema.Int, mensaje_id: Schema.Int })),
})
export type Channel = typeof Channel.Type

/** Where one file of a message is sent: `PUT` of its bytes, without authorization. */
export const UploadTarget = Schema.Struct({
  nombre: Schema.String,
  /** The path that is said again when its sending is told. */
  ruta: Schema.String,
  url: Schema.String,
  /** It is there already: it is not sent again. */
  recibido: Schema.Boolean,
})
export type UploadTarget = typeof UploadTarget.Type

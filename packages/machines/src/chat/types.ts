/** Ports, context and events of {@link file://../chat.ts}. */
import type { ChatMessage } from '@cauce/domain/chat/channel'
import type { OutgoingMessage } from '@cauce/domain/chat/thread'

/** A message written here that the server has not answered for, and why it was refused. */
export interface Outgoing extends OutgoingMessage {
  readonly error: string | null
}

/** A page of messages, in their order. */
export interface MessagesPage {
  readonly data: readonly ChatMessage[]
  readonly hay_mas: boolean
}

export interface ChatInput {
  readonly canalId: number
}

export interface ChatContext extends ChatInput {
  /** Each once, in the order of the server. */
  readonly messages: readonly ChatMessage[]
  /** Up to this message the server said that none is missing; 0: it has not said. Live ones come after it. */
  readonly completeUpTo: number
  /** First message that was brought: the older ones come before it. */
  readonly openedAt: number
  /** There are older ones than the first. */
  readonly hasOlder: boolean
  readonly outgoing: readonly Outgoing[]
  /** Key of the message on its way. */
  readonly sending: string | null
  /** Missing messages were asked for while others were on their way. */
  readonly askAgain: boolean
  /** Why the messages could not be brought. */
  readonly error: string | null
  /** The last message that the person saw, and the last that the server knows as read. */
  readonly seen: number
  readonly marked: number
}

export type ChatEvent =
  /** The live connection, another tab or an answer brought one. */
  | { readonly type: 'message.arrived'; readonly message: ChatMessage }
  /** The connection is back, the computer woke up, the page shows again: messages may be missing. */
  | { readonly type: 'sync.requested' }
  | { readonly type: 'older.requested' }
  | { readonly type: 'message.written'; readonly clave: string; readonly mensaje: string; readonly at: number }
  | { readonly type: 'message.retried'; readonly clave: string }
  | { readonly type: 'message.discarded'; readonly clave: string }
  | { readonly type: 'messages.seen'; readonly mensajeId: number }
  | { readonly type: 'retry' }
  | { readonly type: 'wait.cancelled' }
  | { readonly type: 'send.cancelled' }

/** Effects by name: input → output. The caller provides each with `machine.provide({ actors })`. */
export interface ChatPorts {
  /** `antesDe` null: the last ones. */
  fetchBefore: { input: { readonly canalId: number; readonly antesDe: number | null }; output: MessagesPage }
  fetchAfter: { input: { readonly canalId: number; readonly despuesDe: number }; output: MessagesPage }
  /** What was written on this computer and never answered for. */
  readOutbox: { input: { readonly canalId: number }; output: readonly Outgoing[] }
  sendMessage: {
    input: { readonly canalId: number; readonly mensaje: string; readonly clave: string }
    output: ChatMessage
  }
  /** Answers with the message up to which it was marked. */
  markRead: { input: { readonly canalId: number; readonly mensajeId: number }; output: number }
}

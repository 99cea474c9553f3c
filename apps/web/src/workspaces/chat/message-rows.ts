/** The rows of a conversation: the messages of the server, then those on their way. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { ChatMessage } from '@cauce/domain/chat/channel'
import { filesOf, type MessageFile } from '@cauce/domain/chat/message-files'
import type { MESSAGE_STATES } from '@cauce/domain/chat/thread'
import { dayLabel } from '@cauce/domain/chat/words'
import type { Outgoing } from '@cauce/machines/chat/types'

export interface MessageRow {
  readonly key: string
  /** With it begins what was not read when the conversation was opened. */
  readonly isFirstNew: boolean
  /** Day that begins with it, in words. */
  readonly day: string | null
  readonly isMine: boolean
  /** Who wrote it, where it is not the one who wrote the message above. */
  readonly author: string | null
  readonly text: string
  /** Instant. */
  readonly at: string
  readonly adjuntos: readonly MessageFile[]
  /** Of the own ones. */
  readonly state: keyof typeof MESSAGE_STATES | null
  /** Not sent yet: how it is called, and why it was refused. */
  readonly outgoing: Outgoing | null
}

export interface RowsInput {
  readonly messages: readonly ChatMessage[]
  readonly outgoing: readonly Outgoing[]
  readonly me: number
  /** The last message that somebody else has read. */
  readonly readUpTo: number
  /** The first one shown is not the first one: its day may have begun before. */
  readonly hasOlder: boolean
  readonly today: string
  /** The first one that was not read when the conversation was opened; null: none. */
  readonly firstNew?: number | null
}

/**
 * The message with which begins what the person had not read; null where there is none, or it is further up than what is known.
 * @param leido the last one that the person had read; null: not known
 * @param upTo the last one when the conversation was opened
 */
export const firstNewOf = (
  { messages, me, hasOlder }: Pick<RowsInput, 'messages' | 'me' | 'hasOlder'>,
  leido: number | null,
  upTo: number,
): number | null => {
  const from = leido ?? upTo
  if (hasOlder && (messages[0]?.id ?? 0) > from) return null
  return messages.find(({ id, user_id }) => id > from && id <= upTo && user_id !== me)?.id ?? null
}

const dayOf = (at: string): string => bogotaDate(Date.parse(at))

/** One row of the conversation, by its place. */
export const rowAt = (
  { messages, outgoing, me, readUpTo, hasOlder, today, firstNew = null }: RowsInput,
  index: number,
): MessageRow | null => {
  const message = messages[index]
  const previous = messages[Math.min(index, messages.length) - 1]
  if (message !== undefined) {
    const day = dayOf(message.created_at)
    const isNewDay = previous === undefined ? !hasOlder : dayOf(previous.created_at) !== day
    const isMine = message.user_id === me
    return {
      key: String(message.id),
      isFirstNew: message.id === firstNew,
      day: isNewDay ? dayLabel(day, today) : null,
      isMine,
      author:
        isMine || (!isNewDay && previous?.user_id === message.user_id) ? null : message.user.operador.nombre_completo,
      text: message.mensaje,
      at: message.created_at,
      adjuntos: filesOf(message),
      state: isMine ? (message.id <= readUpTo ? 'leido' : 'enviado') : null,
      outgoing: null,
    }
  }
  const waiting = outgoing[index - messages.length]
  if (waiting === undefined) return null
  const at = new Date(waiting.at).toISOString()
  const isFirst = index === messages.length && (previous === undefined || dayOf(previous.created_at) !== dayOf(at))
  return {
    key: waiting.clave,
    isFirstNew: false,
    day: isFirst ? dayLabel(dayOf(at), today) : null,
    isMine: true,
    author: null,
    text: waiting.mensaje,
    at,
    adjuntos: [],
    state: waiting.estado,
    outgoing: waiting,
  }
}

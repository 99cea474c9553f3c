/** What passes in a channel besides its messages: who writes, who is there, how far each has read. Only as the live connection tells it. */
import { onChatHint, type ChatHint } from '../store/chat-hints.ts'
import type { OutboxOwner } from './chat-outbox.ts'

/** Who stopped telling that they write no longer does. */
const TYPING_MS = 4_000

export interface ChatSigns {
  /** Others who write now. */
  readonly typing: readonly number[]
  /** Who has the channel open. */
  readonly present: readonly number[]
  /** Last message that each has read. */
  readonly read: Readonly<Record<number, number>>
}

const NOTHING: ChatSigns = { typing: [], present: [], read: {} }

/**
 * Follows the signs of a channel.
 * @param tell something changed
 */
export const makeSigns = ({ userId, canalId }: OutboxOwner, tell: () => void) => {
  let now = NOTHING
  const timers = new Map<number, number>()
  const change = (part: Partial<ChatSigns>): void => {
    now = { ...now, ...part }
    tell()
  }
  const rested = (id: number): void => {
    window.clearTimeout(timers.get(id))
    if (timers.delete(id)) change({ typing: [...timers.keys()] })
  }
  const writes = (id: number): void => {
    const before = timers.get(id)
    window.clearTimeout(before)
    timers.set(
      id,
      window.setTimeout(() => rested(id), TYPING_MS),
    )
    if (before === undefined) change({ typing: [...timers.keys()] })
  }
  const heard = (hint: ChatHint): void => {
    if (hint.kind === 'typing' && hint.canalId === canalId && hint.userId !== userId) writes(hint.userId)
    // Who sent what they were writing writes no more.
    else if (hint.kind === 'message' && hint.mensaje.canal_id === canalId) rested(hint.mensaje.user_id)
    else if (hint.kind === 'presence' && hint.canalId === canalId) change({ present: hint.userIds })
    else if (hint.kind === 'read' && hint.canalId === canalId && hint.mensajeId > (now.read[hint.userId] ?? 0))
      change({ read: { ...now.read, [hint.userId]: hint.mensajeId } })
    else if (hint.kind === 'disconnected') {
      for (const id of timers.keys()) rested(id)
      change({ present: [] })
    }
  }
  const unhear = onChatHint(heard)
  return {
    now: (): ChatSigns => now,
    stop: (): void => {
      unhear()
      for (const timer of timers.values()) window.clearTimeout(timer)
    },
  }
}

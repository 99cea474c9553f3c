/** A channel of the chat for the part of a screen that shows it. */
import type { ChatMessage } from '@cauce/domain/chat/channel'
import { checkMessage } from '@cauce/domain/chat/limits'
import type { Outgoing } from '@cauce/machines/chat/types'
import { useMemo, useSyncExternalStore } from 'react'
import { sessionOf, shareSession } from '../../actors/chat-session.ts'
import { useUser } from '../../actors/session.ts'
import { tellTyping } from '../../store/chat-hints.ts'
import { useAppDispatch } from '../../store/store.ts'

export interface ChannelState {
  readonly status: 'opening' | 'failed' | 'open'
  /** The server does not answer: what is seen is what there was, and what is written is sent when it is back. */
  readonly isOffline: boolean
  /** Why the messages could not be brought. */
  readonly error: string | null
  /** Those of the server, each once and in its order. */
  readonly messages: readonly ChatMessage[]
  /** Those written here that the server has not answered for. */
  readonly outgoing: readonly Outgoing[]
  /** How many of them came by going up. */
  readonly olderCount: number
  readonly hasOlder: boolean
  readonly older: 'idle' | 'loading' | 'failed'
  /** Others who write now, and who has the channel open. */
  readonly typing: readonly number[]
  readonly present: readonly number[]
  /** Last message that each has read, as the live connection told it. */
  readonly read: Readonly<Record<number, number>>
  readonly loadOlder: () => void
  /** Sends a message. Returns why it cannot be sent, or null. */
  readonly send: (mensaje: string) => string | null
  readonly retry: (clave: string) => void
  readonly discard: (clave: string) => void
  /** Asks again for what could not be brought. */
  readonly reload: () => void
  /** The person has this message before their eyes. */
  readonly seen: (mensajeId: number) => void
  /** A message came by another way, such as one with files. */
  readonly received: (mensaje: ChatMessage) => void
  readonly tellTyping: () => void
}

const NOTHING: Pick<ChannelState, 'typing' | 'present' | 'read'> = { typing: [], present: [], read: {} }

const NO_MESSAGES: readonly ChatMessage[] = []

/** Opens the channel while it is shown. Parts that show the same one share its messages. */
export const useChannel = (canalId: number): ChannelState => {
  const dispatch = useAppDispatch()
  const userId = useUser()?.id ?? 0
  const store = useMemo(() => {
    const owner = { userId, canalId }
    return {
      subscribe: (listener: () => void): (() => void) => {
        const leave = shareSession(dispatch, owner)
        const unhear = sessionOf(owner)?.subscribe(listener)
        return () => {
          unhear?.()
          leave()
        }
      },
      snapshot: () => sessionOf(owner)?.snapshot() ?? null,
      actor: () => sessionOf(owner)?.actor,
    }
  }, [dispatch, userId, canalId])
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot)
  const chat = snapshot?.chat
  const acts = useMemo(
    () => ({
      loadOlder: () => store.actor()?.send({ type: 'older.requested' }),
      send: (mensaje: string): string | null => {
        const problem = checkMessage(mensaje)
        if (problem !== null) return problem
        const clave = crypto.randomUUID()
        store.actor()?.send({ type: 'message.written', clave, mensaje: mensaje.trim(), at: Date.now() })
        return null
      },
      retry: (clave: string) => store.actor()?.send({ type: 'message.retried', clave }),
      discard: (clave: string) => store.actor()?.send({ type: 'message.discarded', clave }),
      reload: () => store.actor()?.send({ type: 'retry' }),
      seen: (mensajeId: number) => store.actor()?.send({ type: 'messages.seen', mensajeId }),
      received: (message: ChatMessage) => store.actor()?.send({ type: 'message.arrived', message }),
      tellTyping: () => tellTyping(canalId),
    }),
    [store, canalId],
  )
  const messages = chat?.context.messages ?? NO_MESSAGES
  return {
    status:
      chat?.matches({ thread: 'live' }) === true
        ? 'open'
        : chat?.matches({ thread: 'failed' }) === true
          ? 'failed'
          : 'opening',
    isOffline: chat?.matches({ thread: { live: 'offline' } }) === true || chat?.matches({ outbox: 'waiting' }) === true,
    error: chat?.context.error ?? null,
    messages,
    outgoing: chat?.context.outgoing ?? [],
    olderCount: Math.max(
      0,
      messages.findIndex(({ id }) => id >= (chat?.context.openedAt ?? 0)),
    ),
    hasOlder: chat?.context.hasOlder ?? false,
    older:
      chat?.matches({ older: 'loading' }) === true
        ? 'loading'
        : chat?.matches({ older: 'failed' }) === true
          ? 'failed'
          : 'idle',
    ...(snapshot?.signs ?? NOTHING),
    ...acts,
  }
}

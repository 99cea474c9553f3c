/**
 * A channel that is open in this tab: its machine, what the live connection tells of it, this computer's disk and the moments in which
 * messages may be missing. Parts of the screen that show the same channel share one.
 */
import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { isLineConnected, joinChannel, onChatHint } from '../store/chat-hints.ts'
import type { AppDispatch } from '../store/store.ts'
import { keepOutgoing, type OutboxOwner } from './chat-outbox.ts'
import { sendLeftBehind } from './chat-sender.ts'
import { makeSigns, type ChatSigns } from './chat-signs.ts'
import { webChat } from './chat.ts'

type ChatActor = ActorRefFrom<ReturnType<typeof webChat>>

interface ChatSnapshot {
  readonly chat: SnapshotFrom<ReturnType<typeof webChat>>
  readonly signs: ChatSigns
}

/** Without the live connection the messages are asked for this often; a computer that slept is noticed by it too. */
const ASK_EVERY_MS = 15_000

export interface ChatSession {
  readonly actor: ChatActor
  /** The same object until something changes. */
  readonly snapshot: () => ChatSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly stop: () => void
}

/** The moments in which the live connection may have missed something. */
const watchMoments = (ask: () => void): (() => void) => {
  let last = Date.now()
  const tick = (): void => {
    const now = Date.now()
    if (!isLineConnected() || now - last > 2 * ASK_EVERY_MS) ask()
    last = now
  }
  const shown = (): void => {
    if (document.visibilityState === 'visible') ask()
  }
  const timer = window.setInterval(tick, ASK_EVERY_MS)
  document.addEventListener('visibilitychange', shown)
  window.addEventListener('online', ask)
  window.addEventListener('pageshow', ask)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', shown)
    window.removeEventListener('online', ask)
    window.removeEventListener('pageshow', ask)
  }
}

const hearLine = (actor: ChatActor, canalId: number): (() => void) =>
  onChatHint((hint) => {
    if (hint.kind === 'message' && hint.mensaje.canal_id === canalId)
      actor.send({ type: 'message.arrived', message: hint.mensaje })
    else if (hint.kind === 'connected' || (hint.kind === 'joined' && hint.canalId === canalId))
      actor.send({ type: 'sync.requested' })
  })

/** Keeps on the disk what is on its way, one change after the other; a disk that refuses leaves it in this tab. */
const keepOnDisk = (actor: ChatActor, owner: OutboxOwner): (() => Promise<void>) => {
  let before = actor.getSnapshot().context.outgoing
  let last = Promise.resolve()
  const subscription = actor.subscribe(({ context: { outgoing } }) => {
    if (outgoing === before) return
    const was = before
    before = outgoing
    last = last.then(() => keepOutgoing(owner, was, outgoing)).catch(() => undefined)
  })
  return () => {
    subscription.unsubscribe()
    return last
  }
}

const openChatSession = (dispatch: AppDispatch, owner: OutboxOwner): ChatSession => {
  const actor = createActor(webChat(dispatch, owner), { input: owner })
  const listeners = new Set<() => void>()
  const tell = (): void => {
    now = { chat: actor.getSnapshot(), signs: signs.now() }
    for (const listener of listeners) listener()
  }
  const signs = makeSigns(owner, tell)
  let now: ChatSnapshot = { chat: actor.getSnapshot(), signs: signs.now() }
  const stopKeeping = keepOnDisk(actor, owner)
  actor.subscribe(tell)
  actor.start()
  const stops = [
    hearLine(actor, owner.canalId),
    signs.stop,
    watchMoments(() => actor.send({ type: 'sync.requested' })),
    joinChannel(owner.canalId),
  ]
  const stop = (): void => {
    actor.stop()
    for (const end of stops) end()
    // What was on its way when the channel was closed is sent without it.
    void stopKeeping().then(() => sendLeftBehind(dispatch, owner.userId))
  }
  return {
    actor,
    snapshot: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    stop,
  }
}

const sessions = new Map<string, { readonly session: ChatSession; users: number }>()
const nameOf = ({ userId, canalId }: OutboxOwner): string => `${userId}.${canalId}`

/** The session of a channel that is open, or null. */
export const sessionOf = (owner: OutboxOwner): ChatSession | null => sessions.get(nameOf(owner))?.session ?? null

/** Opens the channel, or shares the one that is open. Returns the function that leaves it. */
export const shareSession = (dispatch: AppDispatch, owner: OutboxOwner): (() => void) => {
  const name = nameOf(owner)
  const shared = sessions.get(name) ?? { session: openChatSession(dispatch, owner), users: 0 }
  shared.users += 1
  sessions.set(name, shared)
  return () => {
    shared.users -= 1
    if (shared.users > 0) return
    sessions.delete(name)
    shared.session.stop()
  }
}

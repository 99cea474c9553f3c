/**
 * Rooms of the chat. A browser asks to be in the room of a channel and the database says each time whether it may; whoever stops
 * reaching a channel is taken out of its room. Typing and presence live here alone: they are never kept.
 */
import * as Schema from 'effect/Schema'
import type { Kysely } from 'kysely'
import type { Server, Socket } from 'socket.io'
import { CHANNEL_PRESENCE_EVENT, channelRoom, JOIN_EVENT, LEAVE_EVENT, TYPING_EVENT } from '@cauce/domain/chat/channel'
import { mayChat } from '@cauce/domain/chat/may-chat'
import { NO_SUCH_CHANNEL, TOO_MANY_CHANNELS } from '@cauce/domain/chat/refusals'
import { Id } from '@cauce/domain/text/field'
import type { DB } from '../db/tables.ts'
import { DATABASE_DOWN } from '../http/failure.ts'
import type { SessionUser } from '../http/handle.ts'
import { findReachable, type ReachedChannel } from '../modules/chat/channel-access.ts'

/** Channels that one connection may have open. */
const MAX_CHANNELS = 50
/** Requests of one connection that may wait for their turn. */
const MAX_WAITING = 100
/** Between two words about who is in a channel. */
const TELL_EVERY_MS = 100
/** Between two signs that somebody writes, of one connection. */
const TYPING_EVERY_MS = 500

const isPayload = Schema.is(Schema.Struct({ canal_id: Id }))
const canalIdOf = (payload: unknown): number | null => (isPayload(payload) ? payload.canal_id : null)
const userIdOf = (data: unknown): number | null => {
  const id: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'user_id') : undefined
  return typeof id === 'number' ? id : null
}

type JoinAnswer = { readonly ok: true } | { readonly error: string }
const answerTo = (ack: unknown, answer: JoinAnswer): void => {
  if (typeof ack === 'function') ack(answer)
}

interface Parts {
  readonly io: Server
  readonly db: Kysely<DB>
  /** Who is behind the connection now; null once the session ended. */
  readonly who: (socketId: string) => Promise<SessionUser | null>
}

export interface Channels {
  /** Serves the rooms of a new connection of that person. */
  connected(socket: Socket, userId: number): void
  /** Takes the connection out of the rooms of channels that the person does not reach any more. */
  recheck(socketId: string, user: SessionUser): Promise<void>
  /** Tells again who is in each channel that is open in this process: another process came or went. */
  tellAll(): void
  close(): void
}

type Joined = Map<number, ReachedChannel>

/** Tells who is in a channel, in whichever process, a moment after somebody came or went. */
const presenceTeller = (io: Server) => {
  const waiting = new Map<number, NodeJS.Timeout>()
  const say = async (canalId: number): Promise<void> => {
    waiting.delete(canalId)
    const room = io.in(channelRoom(canalId))
    try {
      const ids = (await room.fetchSockets()).map(({ data }) => userIdOf(data)).filter((id) => id !== null)
      const usuarios = [...new Set(ids)].toSorted((one, other) => one - other)
      room.emit(CHANNEL_PRESENCE_EVENT, { canal_id: canalId, usuarios })
    } catch {
      // Another process does not answer: it is told when somebody else comes or goes, or when that process is given up.
    }
  }
  return {
    tell: (canalId: number): void => {
      if (waiting.has(canalId)) return
      waiting.set(canalId, setTimeout(() => void say(canalId), TELL_EVERY_MS).unref())
    },
    close: (): void => {
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}

/** Serves the rooms of the chat to the connections of this process. */
export const serveChannels = ({ io, db, who }: Parts): Channels => {
  const presence = presenceTeller(io)
  /** By connection, the channels in whose rooms it is. */
  const open = new Map<string, Joined>()

  const join = async (socket: Socket, joined: Joined, canalId: number): Promise<JoinAnswer> => {
    if (!joined.has(canalId) && joined.size >= MAX_CHANNELS) return { error: TOO_MANY_CHANNELS }
    const user = await who(socket.id)
    const channel = user === null ? null : await findReachable({ db, user }, canalId)
    if (channel === null) {
      await leave(socket, joined, canalId)
      return { error: NO_SUCH_CHANNEL }
    }
    joined.set(canalId, channel)
    await socket.join(channelRoom(canalId))
    presence.tell(canalId)
    return { ok: true }
  }

  const leave = async (socket: Socket, joined: Joined, canalId: number): Promise<void> => {
    if (!joined.delete(canalId)) return
    await socket.leave(channelRoom(canalId))
    presence.tell(canalId)
  }

  const connected = (socket: Socket, userId: number): void => {
    const joined: Joined = new Map()
    open.set(socket.id, joined)
    let turn: Promise<void> = Promise.resolve()
    let waiting = 0
    let typedAt = 0
    // One thing at a time and in order: who joins and leaves at once is out.
    const inTurn = (work: () => Promise<void>): void => {
      waiting += 1
      turn = turn.then(work).finally(() => {
        waiting -= 1
      })
    }
    socket.on(JOIN_EVENT, (payload: unknown, ack: unknown) => {
      const canalId = canalIdOf(payload)
      if (canalId === null) return answerTo(ack, { error: NO_SUCH_CHANNEL })
      if (waiting >= MAX_WAITING) return answerTo(ack, { error: TOO_MANY_CHANNELS })
      inTurn(async () => {
        const failed: JoinAnswer = { error: DATABASE_DOWN }
        answerTo(ack, await join(socket, joined, canalId).catch(() => failed))
      })
    })
    socket.on(LEAVE_EVENT, (payload: unknown) => {
      const canalId = canalIdOf(payload)
      if (canalId !== null && waiting < MAX_WAITING) inTurn(() => leave(socket, joined, canalId))
    })
    socket.on(TYPING_EVENT, (payload: unknown) => {
      const canalId = canalIdOf(payload)
      const now = Date.now()
      if (canalId === null || !joined.has(canalId) || now - typedAt < TYPING_EVERY_MS) return
      typedAt = now
      socket.to(channelRoom(canalId)).emit(TYPING_EVENT, { canal_id: canalId, user_id: userId })
    })
    socket.on('disconnect', () => {
      open.delete(socket.id)
      for (const canalId of joined.keys()) presence.tell(canalId)
    })
  }

  const stillReaches = async (user: SessionUser, channel: ReachedChannel): Promise<boolean> =>
    channel.referencia_id === null ? mayChat(user) : (await findReachable({ db, user }, channel.id)) !== null

  return {
    connected,
    recheck: async (socketId, user) => {
      const [socket, joined] = [io.of('/').sockets.get(socketId), open.get(socketId)]
      if (socket === undefined || joined === undefined) return
      for (const channel of joined.values()) {
        if (!(await stillReaches(user, channel))) await leave(socket, joined, channel.id)
      }
    },
    tellAll: () => {
      for (const canalId of new Set([...open.values()].flatMap((joined) => [...joined.keys()]))) presence.tell(canalId)
    },
    close: () => presence.close(),
  }
}

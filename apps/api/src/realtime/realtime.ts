/**
 * Socket.io beside the API. A socket says its token when it connects and joins its person's room; what it carries is a hint, the
 * truth is in the database. Several processes share the rooms through PostgreSQL.
 */
import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http'
import { channelRoom } from '@cauce/domain/chat/channel'
import { LIFE_EVENT } from '@cauce/domain/kit/life/hint'
import { REFERRAL_EVENT } from '@cauce/domain/referral/referral-event'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { Kysely } from 'kysely'
import { PROGRAM_HEADER } from '@cauce/contract/clientes'
import { REFERRAL_MENU_PERMISSION } from '@cauce/contract/referencias'
import { hasPermission } from '@cauce/domain/session/permission'
import { LIVES } from '@cauce/machines/kit/life/lives'
import { Server } from 'socket.io'
import type { MessagingPool } from '../db/postgres.ts'
import type { DB } from '../db/tables.ts'
import { bearerToken, type Sessions } from '../http/auth.ts'
import type { Programs } from '../http/client-key.ts'
import { type Carried, companionsOf } from '../http/companion.ts'
import type { Realtime, SessionUser } from '../http/handle.ts'
import { onLifeMoved } from '../kit/life/hints.ts'
import { serveChannels } from './channels.ts'
import { PRESENCE_EVENT, PRESENCE_ROOM, presenceRooms, startPresence } from './presence.ts'

const REVALIDATE_MS = 30_000
const MAX_MESSAGE_BYTES = 100_000
const MAX_PENDING_CONNECT_MS = 10_000
/** From one process to the others: these people's rights changed. */
const RIGHTS_EVENT = 'permisos_cambiados'

const userRoom = (id: number): string => `usuario:${id}`
const REFERRAL_ROOM = 'referencias'
const referralRooms = (user: SessionUser): readonly string[] =>
  hasPermission(user, REFERRAL_MENU_PERMISSION) ? [REFERRAL_ROOM] : []
const lifeRoom = (vida: string): string => `vida:${vida}`
const lifeRooms = (user: SessionUser): readonly string[] =>
  Object.values(LIVES)
    .filter(({ words }) => hasPermission(user, words.permission))
    .map(({ words }) => lifeRoom(words.name))
const sessionRoom = (id: number): string => `sesion:${id}`

export interface RealtimeServer extends Realtime {
  close(): Promise<void>
}

interface Parts {
  readonly db: Kysely<DB>
  readonly sessions: Sessions
  readonly programs: Pick<Programs, 'named'>
  readonly messaging: MessagingPool | null
  now(): Date
}

const tokenOf = (handshake: { readonly auth: unknown; readonly headers: IncomingHttpHeaders }) => {
  const auth = handshake.auth
  const token: unknown = typeof auth === 'object' && auth !== null ? Reflect.get(auth, 'token') : undefined
  return bearerToken(typeof token === 'string' ? `Bearer ${token}` : handshake.headers.authorization)
}

export const startRealtime = (http: HttpServer, parts: Parts): RealtimeServer => {
  const io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: MAX_PENDING_CONNECT_MS,
  })
  if (parts.messaging) io.adapter(createAdapter(parts.messaging))
  const carriedBy = new Map<string, Carried>()
  const sessionOf = new Map<string, number>()
  const userOf = new Map<string, number>()
  const who = async (socketId: string): Promise<SessionUser | null> => {
    const carried = carriedBy.get(socketId)
    const user = carried === undefined ? null : await parts.sessions.admit(carried, parts.now(), true)
    return user?.contrasena_vencida === true ? null : user
  }
  const carriedIn = async (token: string, headers: IncomingHttpHeaders): Promise<Carried> => ({
    token,
    companions: companionsOf(headers.cookie),
    program: await parts.programs.named(headers[PROGRAM_HEADER], parts.now()),
  })
  const channels = serveChannels({ io, db: parts.db, who })
  const tellPresence = (): void => void io.to(PRESENCE_ROOM).emit(PRESENCE_EVENT, {})
  const presence = startPresence({ db: parts.db, now: () => parts.now(), tell: tellPresence })
  io.use((socket, next) => {
    const token = tokenOf(socket.handshake)
    const refuse = (codigo = 'sesion.requerida'): void => next(new Error(codigo))
    if (token === null) return refuse()
    carriedIn(token, socket.handshake.headers)
      .then(async (carried) => {
        // A page that connects again by itself, all night long, is not activity.
        const user = await parts.sessions.admit(carried, parts.now(), true)
        if (!user || user.provisional) return refuse()
        if (user.contrasena_vencida) return refuse('sesion.contrasena_vencida')
        carriedBy.set(socket.id, carried)
        sessionOf.set(socket.id, user.sesion_id)
        userOf.set(socket.id, user.id)
        // What other processes may know of this connection.
        socket.data = { user_id: user.id }
        await socket.join([
          userRoom(user.id),
          sessionRoom(user.sesion_id),
          ...presenceRooms(user),
          ...referralRooms(user),
          ...lifeRooms(user),
        ])
        next()
      })
      .catch(() => next(new Error('servidor.no_disponible')))
  })
  const stopHearing = onLifeMoved((vida) => io.to(lifeRoom(vida)).emit(LIFE_EVENT, { vida }))
  io.on('connection', (socket) => {
    const session = sessionOf.get(socket.id)
    const userId = userOf.get(socket.id)
    if (session !== undefined) presence.opened(session)
    if (userId !== undefined) channels.connected(socket, userId)
    socket.on('disconnect', () => {
      carriedBy.delete(socket.id)
      sessionOf.delete(socket.id)
      userOf.delete(socket.id)
      if (session !== undefined) presence.closed(session)
    })
  })
  /** Ends the connection of a session that ended, or of a password that expired; takes it out of rooms that it may not be in. */
  const revalidate = async (socketId: string): Promise<void> => {
    try {
      const user = await who(socketId)
      if (user === null) io.in(socketId).disconnectSockets(true)
      else await channels.recheck(socketId, user)
    } catch {
      // The database does not answer now; the next round asks again.
    }
  }
  const revalidateThose = (userIds: readonly number[]): void => {
    const those = new Set(userIds)
    for (const [socketId, userId] of userOf) if (those.has(userId)) void revalidate(socketId)
  }
  io.on(RIGHTS_EVENT, (userIds: readonly number[]) => {
    parts.sessions.forgetAll()
    revalidateThose(userIds)
  })
  let processes = 0
  /** A process that died took its connections along without a word. */
  const watchProcesses = async (): Promise<void> => {
    const now = await io.of('/').adapter.serverCount()
    if (now !== processes) channels.tellAll()
    processes = now
  }
  // Sessions that ended elsewhere or by idleness, rights that changed; an open socket is not activity.
  const sweep = setInterval(() => {
    for (const socketId of carriedBy.keys()) void revalidate(socketId)
    void watchProcesses().catch(() => undefined)
  }, REVALIDATE_MS)
  sweep.unref()
  return {
    toUser: (userId, event, payload) => {
      io.to(userRoom(userId)).emit(event, payload)
    },
    toChannel: (canalId, event, payload) => {
      io.to(channelRoom(canalId)).emit(event, payload)
    },
    toReferrals: (payload) => {
      io.to(REFERRAL_ROOM).emit(REFERRAL_EVENT, payload)
    },
    closeSessions: (sessionIds) => {
      parts.sessions.forgetAll()
      for (const id of sessionIds) io.in(sessionRoom(id)).disconnectSockets(true)
    },
    permissionsChanged: (userIds) => {
      parts.sessions.forgetAll()
      for (const id of userIds) io.to(userRoom(id)).emit('permisos', {})
      revalidateThose(userIds)
      if (parts.messaging) io.serverSideEmit(RIGHTS_EVENT, userIds)
    },
    close: async () => {
      clearInterval(sweep)
      stopHearing()
      channels.close()
      // Only this process's own: the others go on.
      io.local.disconnectSockets(true)
      await presence.close()
      await io.of('/').adapter.close()
      io.engine.close()
    },
  }
}

/** Is it alive, can it work, what has it done, which version is it. */
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { DB } from '../../db/tables.ts'
import { LEAST_FREE_BYTES, freeBytes, tryToGrow, tryToWrite } from '../../db/room.ts'
import { errorCode } from '../../db/unavailable.ts'
import {
  BROKEN_DISK,
  doubtsRoom,
  noRoom,
  type NoRoom,
  noteNoRoom,
  OUT_OF_DISK,
  recentNoRoom,
  ROOM_RETRY_SECONDS,
  roomAgain,
} from '../../http/no-room.ts'
import { DATABASE_DOWN, fail } from '../../http/failure.ts'
import { onlyOperators } from '../../http/closed.ts'
import type { Metrics } from '../../http/metrics.ts'

const READY_TIMEOUT_MS = 2_000
const RETRY_SECONDS = 2

interface Parts {
  readonly db: Kysely<DB>
  readonly metrics: Metrics
  readonly version: string
  readonly config: Pick<
    Config,
    'dataDir' | 'demo' | 'avatarUrl' | 'captcha' | 'passwordDays' | 'metricsToken' | 'production'
  >
}

/** What anybody may know of this server before signing in: no secret, no address but that of the avatars. @fuente spec 1 §7 */
const versionOf = ({ version, config }: Parts) => ({
  version,
  /** The data are invented and the mail is read in the browser. */
  demo: config.demo,
  avatar: config.avatarUrl,
  captcha: config.captcha === null ? null : { clave_sitio: config.captcha.siteKey },
  dias_contrasena: config.passwordDays,
})

/**
 * After a write that did not fit, and once nobody tries, the database is asked to grow a little: its disk may be another one, and a
 * server to which nobody is sent would never learn. What fails for another reason proves nothing, and keeps nobody out.
 */
const stillFull = async (db: Kysely<DB>): Promise<NoRoom | null> => {
  if (!doubtsRoom()) return null
  try {
    await inTime(tryToGrow(db))
  } catch (error) {
    noteNoRoom(error)
    return noRoom(error)
  }
  roomAgain()
  return null
}

/** What keeps this server from writing: too little is left, a write failed seconds ago, or one that is tried now fails. */
const lacksRoom = async ({ db, config: { dataDir } }: Parts): Promise<NoRoom | null> => {
  const free = freeBytes(dataDir)
  if (free !== null && free < LEAST_FREE_BYTES) return OUT_OF_DISK
  try {
    await inTime(tryToWrite(dataDir))
  } catch (error) {
    return noRoom(error) ?? BROKEN_DISK
  }
  return recentNoRoom() ?? (await stillFull(db))
}

/** Rejects when the work is not done in time. */
const inTime = async (work: Promise<unknown>): Promise<void> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('late')), READY_TIMEOUT_MS)
  try {
    await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** `/healthz` answers from the moment the server listens, which is after the database is migrated and filled. */
export const healthRoutes = (app: FastifyInstance, parts: Parts): void => {
  const { db, metrics, config } = parts
  app.get('/healthz', async () => ({ estado: 'ok' }))
  app.get('/version.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(versionOf(parts)))
  app.get('/metrics', { onRequest: onlyOperators(config) }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text(freeBytes(config.dataDir))),
  )
  app.get('/readyz', async (request) => {
    try {
      await inTime(sql`select 1`.execute(db))
    } catch (error) {
      request.log.warn({ causa: errorCode(error) }, 'la base de datos no responde')
      throw fail(503, 'servidor.no_disponible', DATABASE_DOWN, undefined, RETRY_SECONDS)
    }
    const room = await lacksRoom(parts)
    if (room !== null) {
      request.log.warn({ causa: room.codigo }, 'el servidor no puede escribir')
      throw fail(503, room.codigo, room.error, undefined, ROOM_RETRY_SECONDS)
    }
    return { estado: 'listo' }
  })
}

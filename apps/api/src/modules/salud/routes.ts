/** Is it alive, can it work, what has it done, which version is it. */
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { DB } from '../../db/tables.ts'
import { LEAST_FREE_BYTES, freeBytes, tryToWrite } from '../../db/room.ts'
import { errorCode } from '../../db/unavailable.ts'
import { OUT_OF_DISK, ROOM_RETRY_SECONDS, type NoRoom, noRoom, recentNoRoom } from '../../http/no-room.ts'
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

/** What keeps this server from writing: too little is left, a write failed seconds ago, or one that is tried now fails. */
const lacksRoom = async (dataDir: string): Promise<NoRoom | null> => {
  const free = freeBytes(dataDir)
  if (free !== null && free < LEAST_FREE_BYTES) return OUT_OF_DISK
  try {
    await inTime(tryToWrite(dataDir))
  } catch (error) {
    return noRoom(error) ?? OUT_OF_DISK
  }
  return recentNoRoom()
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
    const room = await lacksRoom(config.dataDir)
    if (room !== null) {
      request.log.warn({ causa: room.codigo }, 'el servidor no puede escribir')
      throw fail(503, room.codigo, room.error, undefined, ROOM_RETRY_SECONDS)
    }
    return { estado: 'listo' }
  })
}

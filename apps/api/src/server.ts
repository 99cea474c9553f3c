/** The HTTP server: every call of the contract, the built web application, health, documentation and, in the demo, the mail. */
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Kysely } from 'kysely'
import type { Entry } from '@cauce/contract/entry'
import { masterModules } from '@cauce/contract/kit/masters'
import { ReadLog } from './audit/read-log.ts'
import type { Config } from './config.ts'
import type { MessagingPool } from './db/postgres.ts'
import type { DB } from './db/tables.ts'
import { errorCode } from './db/unavailable.ts'
import { fileRoutes } from './files/routes.ts'
import { openStore } from './files/open-store.ts'
import { Sessions } from './http/auth.ts'
import { Programs } from './http/client-key.ts'
import { docsRoutes } from './http/docs.ts'
import { TOO_MANY, answerBrokenHttp, answerFailure, handleErrors } from './http/errors.ts'
import { fail } from './http/failure.ts'
import { readForms } from './http/form-body.ts'
import { readJsonBodies } from './http/json-body.ts'
import { Metrics } from './http/metrics.ts'
import { mountModule } from './http/mount.ts'
import { setSecurityHeaders } from './http/security.ts'
import { LONGEST_REQUEST_MS, limitSlowBodies } from './http/slow-bodies.ts'
import { serveWeb } from './http/web.ts'
import { MASTER_NAMES } from '@cauce/domain/masters/masters'
import { handlersOfMasters } from './kit/master/handlers.ts'
import type { Mount } from './kit/module.ts'
import { MODULES, LETTERS_TODAY, WORDS_OF_WORK } from './background.ts'
import { demoRoutes } from './modules/demo/routes.ts'
import { healthRoutes } from './modules/salud/routes.ts'
import type { Queue } from './kit/jobs/queue.ts'
import { type RealtimeServer, startRealtime } from './realtime/realtime.ts'

export interface LogStream {
  write(line: string): void
}

export interface ServerParts {
  readonly config: Config
  readonly db: Kysely<DB>
  /** For messages between server processes. */
  readonly messaging: MessagingPool | null
  readonly queue: Queue
  readonly version: string
  /** The server's clock. */
  readonly now: () => Date
  /** Where the log lines go; to the standard output unless told. */
  readonly logTo?: LogStream | undefined
}

const MAX_PATH_PARAM = 500

const makeApp = ({ config, logTo }: ServerParts): FastifyInstance => {
  const app: FastifyInstance = Fastify({
    logger: {
      level: config.logLevel,
      ...(logTo === undefined ? {} : { stream: logTo }),
      // What Fastify itself logs may carry addresses and messages that quote what a person typed.
      serializers: {
        req: () => ({}),
        res: () => ({}),
        err: (error) => ({ type: error.name, message: errorCode(error), stack: '' }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: config.bodyLimitBytes,
    routerOptions: { maxParamLength: MAX_PATH_PARAM },
    requestTimeout: LONGEST_REQUEST_MS,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: answerFailure,
  })
  // A log line names the route's pattern, never the address as it came.
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'desconocida'
    const fields = { metodo: request.method, ruta: route, estado: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log.info(fields, 'llamada')
  })
  return app
}

/** How often one address may call; null: as often as it likes. */
const perMinute =
  ({ limits }: Config) =>
  ({ access, rate }: Entry): number | null => {
    if (rate !== undefined) return limits[rate]
    return access === 'public' || access === 'provisional' ? limits.auth : null
  }

export interface Built {
  readonly app: FastifyInstance
  readonly realtime: RealtimeServer
}

/** Ready to listen, or to be called by `inject`. */
export const buildServer = async (parts: ServerParts): Promise<Built> => {
  const { config, db, now, queue, version } = parts
  const app = makeApp(parts)
  const metrics = new Metrics()
  const files = openStore(config, now)
  const sessions = new Sessions(db, config.passwordDays)
  handleErrors(app)
  limitSlowBodies(app)
  readJsonBodies(app)
  await readForms(app)
  await setSecurityHeaders(app, config)
  await app.register(compress, { global: true, threshold: 1024, encodings: ['gzip', 'identity'] })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      fail(429, 'peticion.demasiadas', TOO_MANY, undefined, Math.ceil(ttl / 1000)),
  })
  metrics.watch(app)
  const programs = new Programs(db)
  const realtime = startRealtime(app.server, { db, sessions, programs, messaging: parts.messaging, now })
  app.addHook('preClose', () => realtime.close())

  const reads = new ReadLog(db, app.log)
  app.addHook('onClose', () => reads.close())

  const said = { wordsOfWork: WORDS_OF_WORK, lettersToday: LETTERS_TODAY }
  const services = { db, config, files, sessions, programs, realtime, reads, queue, ...said, now }
  const mount: Mount = (calls, handlers) => mountModule(app, services, calls, handlers, perMinute(config))
  for (const module of MODULES) module.mount(mount)
  for (const name of MASTER_NAMES) mount(masterModules[name], handlersOfMasters[name])

  await fileRoutes(app, { db, files, now })
  docsRoutes(app, version, config)
  healthRoutes(app, { db, metrics, version, config })
  if (config.demo) demoRoutes(app, db, files)
  await serveWeb(app, config.webRoot)
  return { app, realtime }
}

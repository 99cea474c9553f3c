/** The HTTP server: every call of the contract, the built web application, health, documentation and, in the demo, the mail. */
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Kysely } from 'kysely'
import type { Entry } from '@cauce/contract/entry'
import { masterModules } from '@cauce/contract/kit/masters'
// oxlint-disable-next-line no-restricted-imports -- every call is mounted here, and nowhere else
import { registry } from '@cauce/contract/registry'
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
import type { Handlers } from './http/handle.ts'
import { readForms } from './http/form-body.ts'
import { readJsonBodies } from './http/json-body.ts'
import { Metrics } from './http/metrics.ts'
import { mountModule } from './http/mount.ts'
import { setSecurityHeaders } from './http/security.ts'
import { LONGEST_REQUEST_MS, limitSlowBodies } from './http/slow-bodies.ts'
import { serveWeb } from './http/web.ts'
import { MASTER_NAMES } from '@cauce/domain/masters/masters'
import { handlersOfMasters } from './kit/master/handlers.ts'
import { handlers as alertHandlers } from './modules/alertas/handlers.ts'
import { handlers as auditHandlers } from './modules/auditoria/handlers.ts'
import { handlers as authHandlers } from './modules/auth/handlers.ts'
import { handlers as chatHandlers } from './modules/chat/handlers.ts'
import { handlers as clientHandlers } from './modules/clientes/handlers.ts'
import { handlers as mailHandlers } from './modules/correos/handlers.ts'
import { handlers as ownCodeHandlers } from './modules/codigos-propios/handlers.ts'
import { handlers as consentHandlers } from './modules/consentimientos/handlers.ts'
import { handlers as consultationHandlers } from './modules/consultas/handlers.ts'
import { handlers as contentHandlers } from './modules/contenido/handlers.ts'
import { handlers as accountHandlers } from './modules/cuenta/handlers.ts'
import { demoRoutes } from './modules/demo/routes.ts'
import { handlers as schemeHandlers } from './modules/esquemas/handlers.ts'
import { handlers as stateHandlers } from './modules/estados/handlers.ts'
import { handlers as favouriteHandlers } from './modules/favoritos/handlers.ts'
import { handlers as signatureHandlers } from './modules/firmas/handlers.ts'
import { handlers as antecedentHandlers } from './modules/antecedentes/handlers.ts'
import { handlers as recordHandlers } from './modules/historia/handlers.ts'
import { handlers as historyHandlers } from './modules/historico/handlers.ts'
import { handlers as leaveHandlers } from './modules/incapacidades/handlers.ts'
import { handlers as manualHandlers } from './modules/manuales/handlers.ts'
import { handlers as medicationHandlers } from './modules/medicamentos/handlers.ts'
import { handlers as orderingHandlers } from './modules/ordenamiento/handlers.ts'
import { handlers as pdfHandlers } from './modules/pdf/handlers.ts'
import { handlers as referralHandlers } from './modules/referencias/handlers.ts'
import { handlers as roleHandlers } from './modules/roles/handlers.ts'
import { healthRoutes } from './modules/salud/routes.ts'
import { handlers as substitutionHandlers } from './modules/sustituciones/handlers.ts'
import { handlers as lawHandlers } from './modules/normas/handlers.ts'
import { handlers as workHandlers } from './modules/trabajos/handlers.ts'
import { handlers as userHandlers } from './modules/usuarios/handlers.ts'
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

  const services = { db, config, files, sessions, programs, realtime, reads, queue, now }
  const mount = <M extends Readonly<Record<string, Entry>>>(module: M, handlers: Handlers<M>): void =>
    mountModule(app, services, module, handlers, perMinute(config))
  mount(registry.auth, authHandlers)
  mount(registry.cuenta, accountHandlers)
  mount(registry.usuarios, userHandlers)
  mount(registry.sustituciones, substitutionHandlers)
  mount(registry.roles, roleHandlers)
  mount(registry.auditoria, auditHandlers)
  mount(registry.estados, stateHandlers)
  mount(registry.clientes, clientHandlers)
  mount(registry.correos, mailHandlers)
  mount(registry.contenido, contentHandlers)
  mount(registry.consultas, consultationHandlers)
  mount(registry.antecedentes, antecedentHandlers)
  mount(registry.historia, recordHandlers)
  mount(registry.historico, historyHandlers)
  mount(registry.incapacidades, leaveHandlers)
  mount(registry.ordenamiento, orderingHandlers)
  mount(registry.favoritos, favouriteHandlers)
  mount(registry.firmas, signatureHandlers)
  mount(registry.medicamentos, medicationHandlers)
  mount(registry.alertas, alertHandlers)
  mount(registry.esquemas, schemeHandlers)
  mount(registry.codigosPropios, ownCodeHandlers)
  mount(registry.consentimientos, consentHandlers)
  mount(registry.chat, chatHandlers)
  mount(registry.referencias, referralHandlers)
  mount(registry.manuales, manualHandlers)
  mount(registry.pdf, pdfHandlers)
  mount(registry.normas, lawHandlers)
  mount(registry.trabajos, workHandlers)
  for (const name of MASTER_NAMES) mount(masterModules[name], handlersOfMasters[name])

  await fileRoutes(app, { db, files, now })
  docsRoutes(app, version, config)
  healthRoutes(app, { db, metrics, version, config })
  if (config.demo) demoRoutes(app, db, files)
  await serveWeb(app, config.webRoot)
  return { app, realtime }
}

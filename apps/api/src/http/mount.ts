/** Makes routes out of the contract: authentication, permission, decoding, the handler, and the checking of what it answers. */
import * as Exit from 'effect/Exit'
import * as Schema from 'effect/Schema'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Entry } from '@cauce/contract/entry'
import { decode } from '@cauce/contract/field-errors'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { BROWSER_CLOSED, SESSION_EXPIRED } from '@cauce/domain/session/idle-limits'
import { PASSWORD_EXPIRED } from '@cauce/domain/session/password-expiry'
import { hasPermission } from '@cauce/domain/session/permission'
import { PROGRAM_HEADER } from '@cauce/contract/clientes'
import type { Config } from '../config.ts'
import type { DB } from '../db/tables.ts'
import type { Queue } from '../kit/jobs/queue.ts'
import { inlineDisposition } from '../files/disposition.ts'
import type { FileStore } from '../files/store.ts'
import { bearerToken, type Sessions } from './auth.ts'
import type { Programs } from './client-key.ts'
import { companionCookie, companionsOf, forgottenCookie, isSecure } from './companion.ts'
import { ANONYMOUS, fail, forbidden, invalid } from './failure.ts'
import { formFields, refuseForm } from './form-body.ts'
import type { FileAnswer, Handlers, LettersToday, ReadAudit, Realtime, SessionUser } from './handle.ts'

export interface Services {
  readonly db: Kysely<DB>
  readonly config: Config
  readonly files: FileStore
  readonly sessions: Sessions
  readonly programs: Programs
  readonly realtime: Realtime
  readonly reads: ReadAudit
  readonly queue: Queue
  readonly wordsOfWork: ReadonlyMap<string, string>
  readonly lettersToday: LettersToday
  now(): Date
}

const KEY_SHAPE = /^[\x21-\x7e]{1,200}$/u
const MAX_AGENT = 300
/**
 * `X-Sin-Actividad: 1` says that the page calls by itself (a refetch in the background, a check of the session): such a call
 * does not keep an unattended session alive. Any other call is a person's and counts as activity.
 */
const QUIET = 'x-sin-actividad'

interface Caller {
  readonly token: string | null
  /** The program that its header names. */
  readonly program: number | null
}

/** Says nothing of whether the token is any good: only what came with it. */
const whyNobody = ({ authorization, cookie }: FastifyRequest['headers'], program: number | null): string => {
  if (authorization === undefined) return ANONYMOUS
  return program === null && companionsOf(cookie).length === 0 ? BROWSER_CLOSED : SESSION_EXPIRED
}

const signIn = async (entry: Entry, { token, program }: Caller, request: FastifyRequest, services: Services) => {
  if (entry.access === 'public') return null
  const { headers } = request
  const carried = token === null ? null : { token, program, companions: companionsOf(headers.cookie) }
  const user = carried && (await services.sessions.admit(carried, services.now(), headers[QUIET] === '1'))
  if (!user) throw fail(401, 'sesion.requerida', whyNobody(headers, program))
  const wantsProvisional = entry.access === 'provisional'
  if (user.provisional !== wantsProvisional) {
    throw fail(401, user.provisional ? 'sesion.provisional' : 'sesion.ya_iniciada', ANONYMOUS)
  }
  if (user.contrasena_vencida && !user.provisional && entry.duringExpiry !== true) {
    throw fail(403, 'sesion.contrasena_vencida', PASSWORD_EXPIRED)
  }
  if (typeof entry.access === 'object' && !hasPermission(user, entry.access.permission)) throw forbidden()
  return user
}

const part = <T>(schema: Schema.ConstraintCodec<T, unknown> | undefined, value: unknown, otherwise: unknown) => {
  if (!schema) return otherwise
  const decoded = decode(schema, value)
  if (!decoded.ok) throw invalid(decoded.errores)
  return decoded.value
}

const bodyOf = async (entry: Entry, request: FastifyRequest): Promise<unknown> => {
  if (entry.multipart === true) return formFields(request)
  refuseForm(request)
  return request.body
}

const idempotencyKey = (entry: Entry, request: FastifyRequest): string | null => {
  const header = request.headers['idempotency-key']
  if (entry.repeat !== 'idempotent' || header === undefined) return null
  if (typeof header !== 'string' || !KEY_SHAPE.test(header)) {
    throw fail(400, 'idempotencia.clave_invalida', 'La clave de la solicitud no es válida.')
  }
  return header
}

const context = (
  services: Services,
  request: FastifyRequest,
  fields: { readonly user: SessionUser | null; readonly token: string | null; readonly key: string | null },
) => ({
  db: services.db,
  user: fields.user,
  token: fields.token,
  ip: request.ip,
  agente: request.headers['user-agent']?.slice(0, MAX_AGENT) ?? null,
  now: () => services.now(),
  today: () => bogotaDate(services.now().getTime()),
  config: services.config,
  idempotencyKey: fields.key,
  log: quietLog(request.log),
  realtime: services.realtime,
  files: services.files,
  reads: services.reads,
  queue: services.queue,
  wordsOfWork: services.wordsOfWork,
  lettersToday: services.lettersToday,
})

const companionOf = ({ config }: Services, request: FastifyRequest, reply: FastifyReply) => {
  const secure = isSecure(config.publicUrl, request.protocol)
  return {
    give: (secret: string) => void reply.header('set-cookie', companionCookie(secret, secure)),
    forget: () => void reply.header('set-cookie', forgottenCookie(secure)),
  }
}

/** Aborts when the connection closes before the whole answer was sent. */
const hungUp = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

const quietLog = (log: FastifyBaseLogger) => ({
  info: (fields: object, message: string) => log.info(fields, message),
  warn: (fields: object, message: string) => log.warn(fields, message),
  error: (fields: object, message: string) => log.error(fields, message),
})

const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply =>
  reply
    .type(file.tipo)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', inlineDisposition(file.nombre))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength))

const mountEntry = (
  app: FastifyInstance,
  services: Services,
  entry: Entry,
  // oxlint-disable-next-line typescript/no-explicit-any -- typed where the module is given to `mountModule`
  handler: (input: any, ctx: any) => Promise<any>,
  perMinute: number | null,
): void => {
  const answer = entry.answer === 'binary' ? null : Schema.encodeUnknownExit(entry.answer)
  app.route({
    method: entry.method,
    url: `/api${entry.path}`,
    ...(entry.bodyLimit === undefined ? {} : { bodyLimit: entry.bodyLimit }),
    ...(perMinute === null ? {} : { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }),
    handler: async (request, reply) => {
      const token = bearerToken(request.headers.authorization)
      const key = request.headers[PROGRAM_HEADER]
      const program = token === null ? null : await services.programs.named(key, services.now())
      const user = await signIn(entry, { token, program }, request, services)
      await services.programs.admit(request, user, services.now())
      const input = {
        params: part(entry.params, request.params, {}),
        query: part(entry.query, request.query, {}),
        body: part(entry.body, await bodyOf(entry, request), undefined),
      }
      const ctx = {
        ...context(services, request, { user, token, key: idempotencyKey(entry, request) }),
        program,
        companion: companionOf(services, request, reply),
        signal: hungUp(reply),
      }
      const result = await handler(input, ctx)
      if (!answer) return sendFile(reply, result)
      const exit = answer(result)
      if (Exit.isFailure(exit)) throw new TypeError(`The answer of ${entry.path} is not what the contract says`)
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(exit.value))
    },
  })
}

/** Mounts a module of the registry. A handler that is missing or answers something else does not compile. */
export const mountModule = <M extends Readonly<Record<string, Entry>>>(
  app: FastifyInstance,
  services: Services,
  module: M,
  handlers: Handlers<M>,
  perMinute: (entry: Entry) => number | null = () => null,
): void => {
  for (const name in module) {
    const entry = module[name]
    const handler = handlers[name]
    if (entry === undefined || handler === undefined) throw new TypeError(`The call ${name} has no handler`)
    mountEntry(app, services, entry, handler, perMinute(entry))
  }
}

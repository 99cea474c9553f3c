/** One shape for every failure. Nothing of the request, of SQL or of a stack goes into an answer or a log line. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WHOLE_VALUE } from '@cauce/contract/field-errors'
import { errorCode, isUnavailable } from '../db/unavailable.ts'
import { ROOM_RETRY_SECONDS, noRoom, noteNoRoom } from './no-room.ts'
import { ApiFailure, DATABASE_DOWN, NOT_FOUND, UNEXPECTED, fail, invalid, notFound } from './failure.ts'
import { MALFORMED } from './json-body.ts'

const RETRY_SECONDS = 2
const TOO_LARGE = 'La solicitud es demasiado grande.'
const WRONG_TYPE = 'El tipo de contenido no se admite: envíe application/json.'
export const TOO_MANY = 'Demasiadas solicitudes. Espere un momento e intente de nuevo.'
const UNSTORABLE = 'Hay un valor que no se puede guardar.'
const CONFLICT = 'El registro cambió mientras se guardaba. Recargue e intente de nuevo.'

const byStatus = (status: number): ApiFailure => {
  if (status === 404) return notFound()
  if (status === 413) return fail(413, 'peticion.muy_grande', TOO_LARGE)
  if (status === 415) return fail(415, 'peticion.tipo_no_admitido', WRONG_TYPE)
  if (status === 429) return fail(429, 'peticion.demasiadas', TOO_MANY)
  return fail(status, 'peticion.mal_formada', MALFORMED)
}

/** Frames of a stack without its message, which may quote what a person typed, line breaks included. */
const frames = (error: Error): string[] =>
  (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)

/** What the caller is told, and whether it is our fault. */
const translate = (error: unknown): { failure: ApiFailure; ours: boolean } => {
  if (error instanceof ApiFailure) return { failure: error, ours: false }
  if (isUnavailable(error)) {
    return { failure: fail(503, 'servidor.no_disponible', DATABASE_DOWN, undefined, RETRY_SECONDS), ours: true }
  }
  const room = noRoom(error)
  if (room !== null) return { failure: fail(503, room.codigo, room.error, undefined, ROOM_RETRY_SECONDS), ours: true }
  const code = errorCode(error)
  // A constraint or a type of the database refused what the checks let through: the caller's data, but a check is missing.
  if (/^23[\dA-Z]{3}$/u.test(code)) return { failure: fail(409, 'datos.conflicto', CONFLICT), ours: true }
  if (/^22[\dA-Z]{3}$/u.test(code)) return { failure: invalid({ [WHOLE_VALUE]: [UNSTORABLE] }), ours: true }
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined
  if (typeof status === 'number' && status >= 400 && status < 500) return { failure: byStatus(status), ours: false }
  return { failure: fail(500, 'servidor.error', UNEXPECTED), ours: true }
}

const send = (reply: FastifyReply, failure: ApiFailure): FastifyReply => {
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
  return reply.code(failure.status).type('application/json; charset=utf-8').send(JSON.stringify(failure.body))
}

/** Logs what is ours by code and place, and answers. */
export const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { failure, ours } = translate(error)
  if (ours) {
    noteNoRoom(error)
    const at = error instanceof Error ? frames(error) : []
    const fields = { ruta: request.routeOptions.url, codigo: failure.codigo, causa: errorCode(error), at }
    request.log.error(fields, 'la llamada falló')
  }
  return send(reply, failure)
}

/** Handlers of errors and of calls that do not exist, for the whole server. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => answerFailure(error, request, reply))
}

export const answerNotFound = (reply: FastifyReply): FastifyReply => send(reply, notFound(NOT_FOUND))

/** Bytes that are not even HTTP. */
export const answerBrokenHttp = (
  error: NodeJS.ErrnoException,
  socket: { writable: boolean; end(text: string): unknown; destroy(): unknown },
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const large = error.code === 'HPE_HEADER_OVERFLOW'
  const body = JSON.stringify(byStatus(400).body)
  const head = large ? '431 Request Header Fields Too Large' : '400 Bad Request'
  socket.end(
    `HTTP/1.1 ${head}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

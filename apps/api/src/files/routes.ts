/** Sends and fetches the bytes of a file under an address that was handed out for it. The address is the permission. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  ATTACHMENT_KINDS,
  ATTACHMENT_TOO_LARGE,
  EMPTY_ATTACHMENT,
  kindOfFile,
  MAX_ATTACHMENT_BYTES,
  NOT_WHAT_IT_SAYS,
} from '@cauce/domain/content/attachment'
import { sanitiseFileName } from '@cauce/domain/text/file-name'
import type { DB } from '../db/tables.ts'
import { fail, notFound } from '../http/failure.ts'
import type { FileStore } from './store.ts'
import { findTicket, useUpload } from './tickets.ts'

const EXPIRED = 'La dirección del archivo venció o no existe. Ábralo de nuevo desde su pantalla.'
const ALREADY_SENT = 'Este archivo ya se envió.'
const PER_MINUTE = 600

interface Parts {
  readonly db: Kysely<DB>
  readonly files: FileStore
  now(): Date
}

/** What came under the name that was announced: of its size, and of its kind by content. */
const accepted = (bytes: unknown, announced: { readonly tipo: string; readonly tamano: number }) => {
  if (!(bytes instanceof Uint8Array) || bytes.length === 0) throw fail(422, 'archivo.vacio', EMPTY_ATTACHMENT)
  if (bytes.length !== announced.tamano) throw fail(422, 'archivo.incompleto', NOT_WHAT_IT_SAYS)
  const kind = kindOfFile(bytes)
  if (kind === null || kind !== announced.tipo) throw fail(422, 'archivo.tipo', NOT_WHAT_IT_SAYS)
  return { bytes, ext: ATTACHMENT_KINDS[kind].ext }
}

export const fileRoutes = async (app: FastifyInstance, parts: Parts): Promise<void> => {
  const { db, files } = parts
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    scope.put<{ Params: { clave: string } }>(
      '/archivos/:clave',
      { config, bodyLimit: MAX_ATTACHMENT_BYTES + 1 },
      async ({ params, body }, reply) => {
        const ticket = await findTicket(db, params.clave, 'subir', parts.now())
        if (!ticket) throw notFound(EXPIRED)
        if (ticket.usado_at !== null) throw fail(409, 'archivo.ya_enviado', ALREADY_SENT)
        if (body instanceof Uint8Array && body.length > MAX_ATTACHMENT_BYTES) {
          throw fail(413, 'archivo.grande', ATTACHMENT_TOO_LARGE)
        }
        const { bytes, ext } = accepted(body, ticket)
        const archivo = await files.saveFile(bytes, ext)
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        const sent = await useUpload(db, params.clave, { archivo, sha256, tamano: bytes.length, now: parts.now() })
        if (!sent) {
          await files.removeFile(archivo)
          throw fail(409, 'archivo.ya_enviado', ALREADY_SENT)
        }
        return reply.send({ mensaje: 'Archivo recibido' })
      },
    )
  })

  app.get<{ Params: { clave: string } }>('/archivos/:clave', { config }, async ({ params }, reply) => {
    const ticket = await findTicket(db, params.clave, 'bajar', parts.now())
    const bytes = ticket?.archivo == null ? null : await files.readFile(ticket.archivo)
    if (!ticket || !bytes) throw notFound(EXPIRED)
    const name = sanitiseFileName(ticket.nombre)
    const ascii = name.normalize('NFD').replaceAll(/[^\x20-\x7e]|["\\]/gu, '')
    return reply
      .type(ticket.tipo)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}

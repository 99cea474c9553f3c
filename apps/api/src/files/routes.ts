/** Sends and fetches the bytes of a file under an address that was handed out for it. The address is the permission. */
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  ATTACHMENT_KINDS,
  EMPTY_ATTACHMENT,
  kindOfFile,
  MAX_ATTACHMENT_BYTES,
  NOT_WHAT_IT_SAYS,
} from '@cauce/domain/content/attachment'
import type { DB } from '../db/tables.ts'
import { fail, notFound } from '../http/failure.ts'
import { hurryBody } from '../http/slow-bodies.ts'
import { CSV, PDF } from './arrivals.ts'
import { inlineDisposition } from './disposition.ts'
import { announcedPdf, announcedText, collect, cut } from './incoming.ts'
import { isArriving } from './keys.ts'
import { refusedPdf } from './open-pdf.ts'
import type { FileStore } from './store.ts'
import { findTicket, useUpload } from './tickets.ts'

const EXPIRED = 'La dirección del archivo venció o no existe. Ábralo de nuevo desde su pantalla.'
const ALREADY_SENT = 'Este archivo ya se envió.'
const RECEIVED = { mensaje: 'Archivo recibido' }
const PER_MINUTE = 600

interface Parts {
  readonly db: Kysely<DB>
  readonly files: FileStore
  readonly now: () => Date
}

/** What came under the name that was announced: of its size, of its kind by content, and, of a PDF, one that opens. */
const accepted = async (bytes: Uint8Array, announced: { readonly tipo: string; readonly tamano: number }) => {
  if (bytes.length === 0) throw fail(422, 'archivo.vacio', EMPTY_ATTACHMENT)
  if (bytes.length !== announced.tamano) throw cut()
  const kind = kindOfFile(bytes)
  if (kind === null || kind !== announced.tipo) throw fail(422, 'archivo.tipo', NOT_WHAT_IT_SAYS)
  const refused = kind === PDF ? await refusedPdf(bytes) : null
  if (refused !== null) throw fail(422, 'archivo.tipo', refused)
  return ATTACHMENT_KINDS[kind].ext
}

type Announced = NonNullable<Awaited<ReturnType<typeof findTicket>>>

/** What a file that is taken later has to be while it comes. */
const announced = ({ tipo }: Announced) => (tipo === CSV ? announcedText : announcedPdf)

/** Keeps what comes under a new key and notes it in the ticket, once. */
const receiveOnce = async ({ db, files, now }: Parts, clave: string, ticket: Announced, body: Readable) => {
  if (ticket.usado_at !== null) throw fail(409, 'archivo.ya_enviado', ALREADY_SENT)
  const bytes = await collect(body, MAX_ATTACHMENT_BYTES)
  const archivo = await files.saveFile(bytes, await accepted(bytes, ticket))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (await useUpload(db, clave, { archivo, sha256, tamano: bytes.length, now: now() })) return
  await files.removeFile(archivo)
  throw fail(409, 'archivo.ya_enviado', ALREADY_SENT)
}

export const fileRoutes = async (app: FastifyInstance, parts: Parts): Promise<void> => {
  const { db, files } = parts
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body))

    scope.put<{ Params: { clave: string } }>(
      '/archivos/:clave',
      { config },
      async ({ params: { clave }, raw }, reply) => {
        const ticket = await findTicket(db, clave, 'subir', parts.now())
        if (!ticket) {
          hurryBody(raw)
          throw notFound(EXPIRED)
        }
        if (ticket.archivo === null || !isArriving(ticket.archivo)) await receiveOnce(parts, clave, ticket, raw)
        else await files.receiveFile(ticket.archivo, announced(ticket)(raw, ticket.tamano))
        return reply.send(RECEIVED)
      },
    )
  })

  app.get<{ Params: { clave: string } }>('/archivos/:clave', { config }, async ({ params }, reply) => {
    const ticket = await findTicket(db, params.clave, 'bajar', parts.now())
    const file = ticket?.archivo == null ? null : await files.streamFile(ticket.archivo)
    if (!ticket || !file) throw notFound(EXPIRED)
    return reply
      .type(ticket.tipo)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', inlineDisposition(ticket.nombre))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-length', file.tamano)
      .send(file.bytes)
  })
}

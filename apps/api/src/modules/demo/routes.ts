/** The demo's outbox. In production nothing of this is mounted, so `/demo` is an unknown address. */
import * as Schema from 'effect/Schema'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { QueryCount } from '@cauce/domain/text/field'
import { decode } from '@cauce/contract/field-errors'
import { sanitiseFileName } from '@cauce/domain/text/file-name'
import type { DB } from '../../db/tables.ts'
import type { FileStore } from '../../files/store.ts'
import { notFound } from '../../http/failure.ts'
import { findAttachment, listOutbox } from './outbox.ts'
import { OUTBOX_SCRIPT, OUTBOX_STYLE, outboxPage } from './page.ts'

const AttachmentPath = Schema.Struct({ correo: QueryCount, indice: QueryCount, nombre: Schema.String })

export const demoRoutes = (app: FastifyInstance, db: Kysely<DB>, files: FileStore): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/demo/')) reply.header('cache-control', 'no-store')
  })
  app.get('/demo/correo.json', async () => listOutbox(db))
  app.get('/demo/correo', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(outboxPage(await listOutbox(db))),
  )
  app.get('/demo/correo.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(OUTBOX_STYLE))
  app.get('/demo/correo.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(OUTBOX_SCRIPT),
  )
  app.get('/demo/correo/:correo/adjuntos/:indice/:nombre', async (request, reply) => {
    const path = decode(AttachmentPath, request.params)
    const attachment = path.ok ? await findAttachment(db, path.value.correo, path.value.indice) : null
    const bytes = attachment ? await files.readFile(attachment.archivo) : null
    if (!attachment || !bytes) throw notFound()
    const isPdf = attachment.archivo.endsWith('.pdf')
    return reply
      .type(isPdf ? 'application/pdf' : 'application/octet-stream')
      .header(
        'content-disposition',
        `${isPdf ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(sanitiseFileName(attachment.nombre))}`,
      )
      .send(Buffer.from(bytes))
  })
}

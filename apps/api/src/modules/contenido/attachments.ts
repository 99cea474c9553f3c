/** Files of a manual or a piece of news: asked for, sent, attached, fetched. */
import {
  MAX_ATTACHMENTS,
  NOT_AN_ATTACHMENT,
  refusedAttachment,
  TOO_MANY_ATTACHMENTS,
} from '@cauce/domain/content/attachment'
import { sanitiseFileName } from '@cauce/domain/text/file-name'
import type { Answer, Body } from '@cauce/contract/entry'
import type { contenido } from '@cauce/contract/contenido'
import { audit } from '../../audit/audit.ts'
import { issueDownload, issueUpload, sweepTickets, takeUpload } from '../../files/tickets.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { attachmentById, attachmentsOf, holdContent } from './queries.ts'
import { isEditor } from './service.ts'

type Module = typeof contenido
const NOT_RECEIVED = 'El archivo no llegó completo. Envíelo de nuevo.'

/** Where to send a file for this content. Refuses by size and type before anything travels. */
export const askUpload = async (
  ctx: UserCtx,
  id: number,
  file: Body<Module['subir']>,
): Promise<Answer<Module['subir']>> => {
  const refused = refusedAttachment(file)
  if (refused !== null) throw invalid({ [refused === NOT_AN_ATTACHMENT ? 'tipo' : 'tamano']: [refused] })
  await sweepTickets(ctx.db, ctx.files, ctx.now())
  const ticket = await ctx.db.transaction().execute(async (trx) => {
    if (!(await holdContent(trx, id))) throw notFound()
    if ((await attachmentsOf(trx, id)).length >= MAX_ATTACHMENTS) throw invalid({ nombre: [TOO_MANY_ATTACHMENTS] })
    return issueUpload(trx, ctx.user.id, ctx.now(), { ...file, nombre: sanitiseFileName(file.nombre) })
  })
  return { ...ticket, expira_at: ticket.expira_at.toISOString() }
}

/** Attaches what this person sent, once per key: a repeat is answered with what is attached already. */
export const attach = (ctx: UserCtx, id: number, clave: string): Promise<Answer<Module['adjuntar']>> =>
  idempotent(ctx, 'contenido.adjuntar', { id, clave }, async (trx) => {
    if (!(await holdContent(trx, id))) throw notFound()
    if ((await attachmentsOf(trx, id)).length >= MAX_ATTACHMENTS) throw invalid({ clave: [TOO_MANY_ATTACHMENTS] })
    const sent = await takeUpload(trx, ctx.user.id, clave, ctx.now())
    if (!sent || sent.archivo === null || sent.sha256 === null) throw fail(409, 'archivo.no_recibido', NOT_RECEIVED)
    const { archivo, sha256, nombre, tipo, tamano } = sent
    const row = await trx
      .insertInto('contenido_adjuntos')
      .values({ contenido_id: id, nombre, tipo, tamano, archivo, sha256, created_at: ctx.now() })
      .returning(['id', 'nombre', 'tipo', 'tamano'])
      .executeTakeFirstOrThrow()
    const detalle = { adjunto_id: row.id, sha256, tamano }
    await audit(trx, ctx, { accion: 'contenido.adjuntar', recurso: 'contenido', recurso_id: id, detalle })
    return row
  })

export const detach = async (ctx: UserCtx, id: number): Promise<{ mensaje: string }> => {
  const archivo = await ctx.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('contenido_adjuntos')
      .where('id', '=', id)
      .returning(['archivo', 'contenido_id'])
      .executeTakeFirst()
    if (!gone) throw notFound()
    const entry = { recurso: 'contenido', recurso_id: gone.contenido_id, detalle: { adjunto_id: id } }
    await audit(trx, ctx, { accion: 'contenido.quitar_adjunto', ...entry })
    return gone.archivo
  })
  await ctx.files.removeFile(archivo)
  return { mensaje: 'Archivo quitado' }
}

/** Where to fetch an attachment of something that the person may read. */
export const openAttachment = async (ctx: UserCtx, id: number): Promise<Answer<Module['archivo']>> => {
  const file = await attachmentById(ctx.db, id)
  if (!file || (file.estado !== 'publicado' && !isEditor(ctx))) throw notFound()
  await sweepTickets(ctx.db, ctx.files, ctx.now())
  const { nombre, tipo, tamano, archivo } = file
  const ticket = await issueDownload(ctx.db, ctx.user.id, ctx.now(), { nombre, tipo, tamano, archivo })
  return { url: ticket.url, expira_at: ticket.expira_at.toISOString() }
}

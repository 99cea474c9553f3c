/** Use cases of manuals and news: reading for everybody, writing for editors. */
import {
  CONTENT_CHANGED,
  type ContentForm,
  type ContentKind,
  type ContentState,
  isNews,
  NOT_DRAFT,
} from '@cauce/domain/content/content'
import { applyContent, CONTENT_MOVES, type ContentMove } from '@cauce/machines/life-cycles/content'
import { EDIT_CONTENT, type contenido } from '@cauce/contract/contenido'
import type { Answer, Query } from '@cauce/contract/entry'
import { hasPermission } from '@cauce/domain/session/permission'
import { audit } from '../../audit/audit.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { pageAsked } from '../../kit/list/page.ts'
import * as queries from './queries.ts'

type Module = typeof contenido
const RECORD = 'contenido'

interface SummaryRow {
  readonly id: number
  readonly tipo: ContentKind
  readonly titulo: string
  readonly resumen: string
  readonly estado: ContentState
  readonly publicado_at: Date | null
  readonly updated_at: Date
  readonly autor: string
  readonly adjuntos: number | null
  readonly demo: boolean
}

const summaryOf = (row: SummaryRow) => ({
  id: row.id,
  tipo: row.tipo,
  titulo: row.titulo,
  resumen: row.resumen,
  estado: row.estado,
  publicado_at: row.publicado_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
  autor: row.autor,
  adjuntos: row.adjuntos ?? 0,
  demo: row.demo,
})

/** What is published, and how much of it this person has not opened. */
export const publishedList = async (
  ctx: UserCtx,
  query: Query<Module['publicados']>,
): Promise<Answer<Module['publicados']>> => {
  const { page, slice } = pageAsked(query)
  const filter = { tipo: query.tipo, texto: query.texto }
  const rows = await queries.publishedPage(ctx.db, ctx.user.id, filter, slice)
  return {
    data: rows.map((row) => ({
      ...summaryOf(row),
      nuevo: isNews(row.publicado_at?.getTime() ?? null, row.leido_at?.getTime() ?? null),
    })),
    total: await queries.countContent(ctx.db, { ...filter, estado: 'publicado' }),
    sin_leer: await queries.countUnread(ctx.db, ctx.user.id),
    ...page,
  }
}

/** One, whole. A reader finds only what is published; an editor, everything. */
export const wholeContent = async (
  ctx: UserCtx,
  id: number,
  reader: 'reader' | 'editor',
): Promise<Answer<Module['publicado']>> => {
  const row = await queries.contentById(ctx.db, id)
  if (!row || (reader === 'reader' && row.estado !== 'publicado')) throw notFound()
  const archivos = await queries.attachmentsOf(ctx.db, id)
  return {
    ...summaryOf({ ...row, adjuntos: archivos.length }),
    cuerpo: row.cuerpo,
    version: row.version,
    archivos,
  }
}

export const readContent = async (ctx: UserCtx, id: number): Promise<{ mensaje: string }> => {
  const row = await queries.contentById(ctx.db, id)
  if (row?.estado !== 'publicado') throw notFound()
  await queries.markRead(ctx.db, id, ctx.user.id, ctx.now())
  return { mensaje: 'Leído' }
}

export const editorList = async (ctx: UserCtx, query: Query<Module['listar']>): Promise<Answer<Module['listar']>> => {
  const { page, slice } = pageAsked(query)
  const filter = { tipo: query.tipo, texto: query.texto }
  const wanted = { ...filter, estado: query.estado }
  const orden = query.orden ?? '-cambio'
  const rows = await queries.editorPage(ctx.db, wanted, {
    ...slice,
    orden: orden.endsWith('titulo') ? 'titulo' : 'cambio',
    descending: orden.startsWith('-'),
  })
  return {
    data: rows.map((row) => ({ ...summaryOf(row), lecturas: row.lecturas ?? 0 })),
    total: await queries.countContent(ctx.db, wanted),
    por_estado: await queries.countByState(ctx.db, filter),
    ...page,
  }
}

export const createContent = (ctx: UserCtx, form: ContentForm): Promise<Answer<Module['crear']>> =>
  idempotent(ctx, 'contenido.crear', form, async (trx) => {
    const { id, version } = await queries.insertContent(trx, form, ctx.user.id, ctx.now())
    await audit(trx, ctx, { accion: 'contenido.crear', recurso: RECORD, recurso_id: id, detalle: { tipo: form.tipo } })
    return { mensaje: 'Borrador guardado', id, version }
  })

const changed = () => fail(409, 'contenido.cambiado', CONTENT_CHANGED)

/** @throws 404; 409 when somebody saved since `version` was read */
export const saveContent = (
  ctx: UserCtx,
  id: number,
  { version, ...form }: ContentForm & { readonly version: number },
): Promise<Answer<Module['guardar']>> =>
  ctx.db.transaction().execute(async (trx) => {
    const held = await queries.holdContent(trx, id)
    if (!held) throw notFound()
    if (held.version !== version) throw changed()
    const saved = await queries.updateContent(trx, id, { form }, ctx.now())
    const detalle = { estado: held.estado, version: saved.version }
    await audit(trx, ctx, { accion: 'contenido.editar', recurso: RECORD, recurso_id: id, detalle })
    return { mensaje: 'Cambios guardados', version: saved.version }
  })

/** Publishes or takes out, by its life cycle. */
export const moveContent = (
  ctx: UserCtx,
  id: number,
  { evento, version }: { readonly evento: ContentMove; readonly version: number },
): Promise<Answer<Module['mover']>> =>
  ctx.db.transaction().execute(async (trx) => {
    const held = await queries.holdContent(trx, id)
    if (!held) throw notFound()
    if (held.version !== version) throw changed()
    const after = applyContent(held.estado, evento)
    if ('error' in after) throw fail(409, 'contenido.transicion_no_permitida', after.error)
    const now = ctx.now()
    const published = after.estado === 'publicado' ? { publicado_at: now } : {}
    const saved = await queries.updateContent(trx, id, { estado: after.estado, ...published }, now)
    const detalle = { de: held.estado, a: after.estado }
    await audit(trx, ctx, { accion: `contenido.${evento}`, recurso: RECORD, recurso_id: id, detalle })
    return { mensaje: CONTENT_MOVES[evento].hecho, estado: after.estado, version: saved.version }
  })

/** Only a draft that nobody could have read. */
export const removeContent = async (ctx: UserCtx, id: number): Promise<{ mensaje: string }> => {
  const files = await ctx.db.transaction().execute(async (trx) => {
    const held = await queries.holdContent(trx, id)
    if (!held) throw notFound()
    if (held.estado !== 'borrador' || held.publicado_at !== null) throw fail(409, 'contenido.no_borrador', NOT_DRAFT)
    const gone = await trx
      .deleteFrom('contenido_adjuntos')
      .where('contenido_id', '=', id)
      .returning('archivo')
      .execute()
    await trx.deleteFrom('contenidos').where('id', '=', id).execute()
    await audit(trx, ctx, { accion: 'contenido.eliminar', recurso: RECORD, recurso_id: id })
    return gone
  })
  for (const { archivo } of files) await ctx.files.removeFile(archivo)
  return { mensaje: 'Borrador eliminado' }
}

/** Whether the person may see something that is not published. */
export const isEditor = (ctx: UserCtx): boolean => hasPermission(ctx.user, EDIT_CONTENT)

/** A document: the one that was already made when it still says the same, otherwise a new one. */
import type { Transaction } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { DocumentModel } from '../../pdf/model.ts'
import { audit } from '../../audit/audit.ts'
import * as queries from './document-queries.ts'
import type { DrawingProgress } from '../../pdf/render.ts'
import { contentHash, drawDocument } from './draw.ts'

export interface KeptDocument {
  readonly codigo: string
  readonly archivo: string
  readonly nombre: string
  readonly bytes: Uint8Array
}

/** A kept document with its bytes, or null when its file is missing. */
export const withBytes = async (
  ctx: UserCtx,
  row: { codigo: string; archivo: string; nombre: string },
): Promise<KeptDocument | null> => {
  const bytes = await ctx.files.readFile(row.archivo)
  return bytes && { codigo: row.codigo, archivo: row.archivo, nombre: row.nombre, bytes }
}

interface Keeping {
  readonly onProgress?: DrawingProgress
  /** Written in the same transaction as a document that is new. */
  readonly onNew?: (trx: Transaction<DB>, codigo: string) => Promise<void>
}

/** Drawn outside the transaction; of two simultaneous requests the second takes what the first kept. */
export const keepDocument = async (
  ctx: UserCtx,
  scope: queries.DocumentScope,
  model: DocumentModel,
  { onProgress, onNew }: Keeping = {},
): Promise<KeptDocument> => {
  const sha256 = contentHash(ctx, model)
  const found = await queries.currentDocument(ctx.db, scope)
  const reused = found?.sha256 === sha256 ? await withBytes(ctx, found) : null
  if (reused) return reused
  const drawn = await drawDocument(ctx, model, onProgress)
  const kept = await ctx.db.transaction().execute(async (trx) => {
    await queries.lockSubject(trx, scope)
    const latest = await queries.currentDocument(trx, scope)
    if (latest && latest.id !== found?.id && latest.sha256 === sha256) return latest
    await queries.replaceDocuments(trx, scope)
    await queries.insertDocument(trx, { ...scope, ...drawn.row, user_id: ctx.user.id, created_at: ctx.now() })
    await onNew?.(trx, drawn.row.codigo)
    return null
  })
  const simultaneous = kept && (await withBytes(ctx, kept))
  return simultaneous ?? { ...drawn.row, bytes: drawn.bytes }
}

interface TakenDocument {
  readonly clase: string
  readonly afiliado_id: number | null
  readonly orden_id: number | null
  readonly orden_procedimientos_id: number | null
  readonly incapacidad_id?: number | null
  readonly consulta_id?: number | null
  readonly referencia_id?: number | null
  readonly carta_id?: number | null
}

/** What the audit says that the document is of. */
export const documentSubject = (taken: TakenDocument) => {
  const { clase, orden_id, orden_procedimientos_id, incapacidad_id, consulta_id, referencia_id, carta_id } = taken
  return {
    clase,
    ...(orden_id === null ? {} : { orden_id, orden_procedimientos_id }),
    ...(incapacidad_id == null ? {} : { incapacidad_id }),
    ...(consulta_id == null ? {} : { consulta_id }),
    ...(referencia_id == null ? {} : { referencia_id }),
    ...(carta_id == null ? {} : { carta_id }),
  }
}

/** Leaves a trace of who took the document. */
export const auditDownload = (ctx: UserCtx, taken: TakenDocument, codigo: string): Promise<void> =>
  audit(ctx.db, ctx, {
    accion: 'documento.descargar',
    recurso: 'documento',
    recurso_id: codigo,
    afiliado_id: taken.afiliado_id,
    detalle: documentSubject(taken),
  })

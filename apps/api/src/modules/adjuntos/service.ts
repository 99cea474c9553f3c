/** Stored files, by the opaque key that the product itself handed out. Somebody else's file does not exist (404). */
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import { hasPermission } from '@cauce/domain/session/permission'
import { ORDERING_PERMISSION } from '@cauce/contract/ordenamiento'
import { notFound } from '../../http/failure.ts'
import type { FileAnswer, UserCtx } from '../../http/handle.ts'
import { reachableDocument } from '../pdf/document-queries.ts'
import { readableLetter } from '../../kit/letter/read.ts'
import { mayReachReferral } from '../referencias/access.ts'
import { auditDownload } from '../pdf/keep-document.ts'
import { annulledCopy } from '../pdf/annulled-copy.ts'
import { attachedFile, auditOpened } from './attached.ts'

const PDF = 'application/pdf'
export const FILE_MISSING = 'El archivo no está en el almacenamiento.'

const reachesItsReferral = async (ctx: UserCtx, { referencia_id }: { readonly referencia_id: number | null }) =>
  referencia_id === null || (await mayReachReferral(ctx, referencia_id))

const readsItsLetter = async (ctx: UserCtx, { carta_id }: { readonly carta_id: number | null }) =>
  carta_id === null || (await readableLetter(ctx.db, ctx.user, carta_id)) !== null

const find = async (ctx: UserCtx, ruta: string) => {
  const isOperator = ctx.user.tipo_usuario !== AFFILIATE_USER_KIND
  if (isOperator && !hasPermission(ctx.user, ORDERING_PERMISSION)) throw notFound()
  const document = await reachableDocument(ctx.db, ctx, ruta, isOperator)
  if (!document || !(await reachesItsReferral(ctx, document)) || !(await readsItsLetter(ctx, document)))
    throw notFound()
  return document
}

/** Media type and name of a file that the person may open. */
export const fileType = async (ctx: UserCtx, ruta: string): Promise<{ tipo: string; nombre: string }> => {
  const { nombre, tipo } = (await attachedFile(ctx, ruta)) ?? { ...(await find(ctx, ruta)), tipo: PDF }
  return { tipo, nombre }
}

const attachedBytes = async (ctx: UserCtx, ruta: string): Promise<FileAnswer | null> => {
  const file = await attachedFile(ctx, ruta)
  if (!file) return null
  const bytes = await ctx.files.readFile(file.archivo)
  if (!bytes) throw notFound(FILE_MISSING)
  auditOpened(ctx, file)
  return { bytes, tipo: file.tipo, nombre: file.nombre }
}

/** The file. An order that was annulled is given with ANULADA across its pages. */
export const storedFile = async (ctx: UserCtx, ruta: string): Promise<FileAnswer> => {
  const attached = await attachedBytes(ctx, ruta)
  if (attached) return attached
  const document = await find(ctx, ruta)
  const bytes = (await annulledCopy(ctx, document)) ?? (await ctx.files.readFile(document.archivo))
  if (!bytes) throw notFound(FILE_MISSING)
  await auditDownload(ctx, document, document.codigo)
  return { bytes, tipo: PDF, nombre: document.nombre }
}

/** Everything that was ordered in a consultation and may be printed, with its leaves, in one document. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { LeaveStatus } from '@cauce/domain/sick-leave/sick-leave'
import type { PdfRequest } from '@cauce/contract/pdf'
import { ApiFailure, fail } from '../../http/failure.ts'
import type { FileAnswer, UserCtx } from '../../http/handle.ts'
import { reachConsultation } from '../consultas/access.ts'
import { auditDownload, type KeptDocument } from './keep-document.ts'
import type { DocumentScope } from './document-queries.ts'
import { printedOf } from './print-queries.ts'

/** A document of its own: with its number, its verification and its pages. */
interface Part {
  readonly scope: DocumentScope
  readonly document: KeptDocument
}

/** What one asks for to have the document of an order or of a leave. */
type Asked = Extract<PdfRequest, { tipo: 'medicamento' | 'servicio' | 'codigoPropio' | 'esquema' | 'incapacidad' }>

const NOTHING_TO_PRINT = 'En esta consulta no hay nada que se pueda imprimir todavía.'
/** Nothing of the order is printed now: it waits for audit, or was annulled. */
const WITHOUT_DOCUMENT = 'orden.sin_documento'

const orderAsked = (tipo: number, id: number): Asked => {
  if (tipo === OrderType.medications) return { tipo: 'medicamento', id }
  if (tipo === OrderType.ownCodes) return { tipo: 'codigoPropio', id }
  return tipo === OrderType.schemes ? { tipo: 'esquema', id } : { tipo: 'servicio', id }
}

/** Null: the order has nothing that may be printed now. */
const made = async (make: (asked: Asked) => Promise<Part>, asked: Asked): Promise<Part | null> => {
  try {
    return await make(asked)
  } catch (error) {
    if (error instanceof ApiFailure && error.codigo === WITHOUT_DOCUMENT) return null
    throw error
  }
}

const joined = async (parts: readonly Part[]): Promise<Uint8Array> => {
  const whole = await PDFDocument.create()
  for (const { document } of parts) {
    // oxlint-disable-next-line no-await-in-loop -- the pages keep the order of the documents
    const part = await PDFDocument.load(document.bytes)
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page)
  }
  whole.setTitle('Lo ordenado en la consulta')
  whole.setLanguage('es-CO')
  return whole.save()
}

/**
 * Each part is the document that is printed by itself, kept and verifiable; this only puts them one after another. Fails with 404,
 * 403 `consulta.ajena`, 409 `orden.sin_documento` where nothing may be printed.
 */
export const printConsultation = async (
  ctx: UserCtx,
  consultaId: number,
  make: (asked: Asked) => Promise<Part>,
): Promise<FileAnswer> => {
  await reachConsultation(ctx, consultaId)
  const { ordenes, incapacidades } = await printedOf(ctx.db, consultaId)
  const asked: readonly Asked[] = [
    ...ordenes.map(({ id, tipo_orden_id }) => orderAsked(tipo_orden_id, id)),
    ...incapacidades
      .filter(({ estado_id }) => estado_id !== LeaveStatus.annulled)
      .map(({ id }): Asked => ({ tipo: 'incapacidad', incapacidad_id: id })),
  ]
  const parts: Part[] = []
  for (const each of asked) {
    // oxlint-disable-next-line no-await-in-loop -- they are drawn one after another in one thread
    const part = await made(make, each)
    if (part !== null) parts.push(part)
  }
  if (parts.length === 0) throw fail(409, WITHOUT_DOCUMENT, NOTHING_TO_PRINT)
  const bytes = await joined(parts)
  for (const { scope, document } of parts) {
    // oxlint-disable-next-line no-await-in-loop -- the trace of each document, as if it was printed alone
    await auditDownload(ctx, scope, document.codigo)
  }
  return { bytes, tipo: 'application/pdf', nombre: `consulta_${consultaId}.pdf` }
}

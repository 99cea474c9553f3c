/** An annulled order is not handed out as if it were good: it is printed again, ANULADA across every page, under its own code. */
import { affiliateById } from '../consultas/affiliate-queries.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { DocumentModel } from '../../pdf/model.ts'
import { renderPdf } from '../../pdf/render.ts'
import { readableLetter } from '../../kit/letter/read.ts'
import { endedLeave } from '../incapacidades/print-leave.ts'
import { cancelledScheme } from '../esquemas/print-scheme.ts'
import { baseModel } from './base-model.ts'
import { DOCUMENT_NAMES } from './document-queries.ts'
import { printableMedications } from './medication-print-queries.ts'
import { letterDocument } from './print-letter.ts'
import { diagnosesInWords, whomToCall } from './order-facts.ts'
import { orderLine } from './order-model.ts'
import { medicationModel } from './print-medications.ts'
import { printableLines, printableOrder, printableServices } from './print-queries.ts'

const ANNULLED = 'ANULADA'

interface StoredDocument {
  readonly clase: string
  readonly estado: string
  readonly codigo: string
  readonly orden_id: number | null
  readonly orden_procedimientos_id: number | null
  readonly orden_articulos_id: number | null
  readonly orden_codigo_propio_id: number | null
  readonly incapacidad_id: number | null
  readonly carta_id: number | null
}

/** The lines of the order of which the document may be, with the one that it is of. */
const printedLines = async (ctx: UserCtx, document: StoredDocument, orderId: number) =>
  document.clase === 'codigo_propio'
    ? { lines: await printableServices(ctx.db, orderId), lineId: document.orden_codigo_propio_id }
    : { lines: await printableLines(ctx.db, orderId), lineId: document.orden_procedimientos_id }

const renderAnnulled = (ctx: UserCtx, documento: DocumentModel, codigo: string): Promise<Uint8Array> =>
  renderPdf({ documento, verificacion: { codigo, url: `${ctx.config.publicUrl}/verificar/${codigo}` } })

const annulledScheme = async (ctx: UserCtx, document: StoredDocument): Promise<Uint8Array | null> => {
  const order = document.orden_id === null ? undefined : await printableOrder(ctx.db, ctx, document.orden_id)
  return order ? renderAnnulled(ctx, await cancelledScheme(ctx, order), document.codigo) : null
}

const annulledMedication = async (ctx: UserCtx, document: StoredDocument): Promise<Uint8Array | null> => {
  const { orden_id, orden_articulos_id, codigo } = document
  const order = orden_id === null ? undefined : await printableOrder(ctx.db, ctx, orden_id)
  const affiliate = order && (await affiliateById(ctx.db, order.afiliado_id, ctx.today()))
  if (!affiliate) return null
  const lines = await printableMedications(ctx.db, order.id)
  const printed = lines.filter(({ id }) => id === orden_articulos_id)
  const base = { ...(await baseModel(ctx, order, affiliate)), anulada: ANNULLED }
  return renderAnnulled(
    ctx,
    await medicationModel(ctx, base, {
      lines: printed,
      notas: [],
      whom: await whomToCall(ctx, affiliate, order.consulta_id),
    }),
    codigo,
  )
}

/** A leave says today what became of it, also on a certificate that was printed before. */
const annulledLeave = async (ctx: UserCtx, { incapacidad_id, codigo }: StoredDocument): Promise<Uint8Array | null> => {
  const ended = incapacidad_id === null ? null : await endedLeave(ctx, incapacidad_id)
  return ended === null ? null : renderAnnulled(ctx, ended, codigo)
}

const annulledLetter = async (ctx: UserCtx, id: number, codigo: string): Promise<Uint8Array | null> => {
  const issued = await readableLetter(ctx.db, ctx.user, id)
  if (issued === null || issued.row.anulada_at === null) return null
  return renderAnnulled(ctx, await letterDocument(ctx, issued), codigo)
}

const isOrder = (clase: string): clase is 'servicio' | 'codigo_propio' =>
  clase === 'servicio' || clase === 'codigo_propio'

/** The marked print of an annulled order, of a leave that was annulled or lifted, or of a letter; null for any other document, which is given as it was kept. */
export const annulledCopy = async (ctx: UserCtx, document: StoredDocument): Promise<Uint8Array | null> => {
  const { clase } = document
  if (document.carta_id !== null) return annulledLetter(ctx, document.carta_id, document.codigo)
  if (clase === 'incapacidad') return annulledLeave(ctx, document)
  if (clase === 'esquema' && document.estado === 'anulado') return annulledScheme(ctx, document)
  if (clase === 'medicamento' && document.estado === 'anulado') return annulledMedication(ctx, document)
  if (!isOrder(clase) || document.estado !== 'anulado' || document.orden_id === null) return null
  const order = await printableOrder(ctx.db, ctx, document.orden_id)
  const affiliate = order && (await affiliateById(ctx.db, order.afiliado_id, ctx.today()))
  if (!affiliate) return null
  const { lines, lineId } = await printedLines(ctx, document, order.id)
  const printed = lines.filter(({ id }) => id === lineId)
  const whom = await whomToCall(ctx, affiliate, order.consulta_id)
  return renderAnnulled(
    ctx,
    {
      ...(await baseModel(ctx, order, affiliate)),
      anulada: ANNULLED,
      clase: 'servicio',
      titulo: DOCUMENT_NAMES[clase],
      diagnosticos: await diagnosesInWords(ctx, order.consulta_id),
      lineas: printed.map((line) => orderLine(line, whom)),
      notas: [],
    },
    document.codigo,
  )
}

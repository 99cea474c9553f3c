/** An annulled order is not handed out as if it were good: it is printed again, ANULADA across every page, under its own code. */
import { affiliateById } from '../consultas/affiliate-queries.ts'
import type { UserCtx } from '../../http/handle.ts'
import { renderPdf } from '../../pdf/render.ts'
import { baseModel } from './base-model.ts'
import { DOCUMENT_NAMES } from './document-queries.ts'
import { orderLine } from './order-model.ts'
import { printableLines, printableOrder } from './print-queries.ts'

const ANNULLED = 'ANULADA'

interface StoredDocument {
  readonly clase: string
  readonly estado: string
  readonly codigo: string
  readonly orden_id: number | null
  readonly orden_procedimientos_id: number | null
}

/** The marked print of an annulled order; null for any other document, which is given as it was kept. */
export const annulledCopy = async (ctx: UserCtx, document: StoredDocument): Promise<Uint8Array | null> => {
  if (document.clase !== 'servicio' || document.estado !== 'anulado' || document.orden_id === null) return null
  const order = await printableOrder(ctx.db, ctx, document.orden_id)
  const affiliate = order && (await affiliateById(ctx.db, order.afiliado_id, ctx.today()))
  if (!affiliate) return null
  const lines = await printableLines(ctx.db, order.id)
  const printed = lines.filter(({ id }) => id === document.orden_procedimientos_id)
  return renderPdf({
    documento: {
      ...baseModel(ctx, order, affiliate),
      anulada: ANNULLED,
      clase: 'servicio',
      titulo: DOCUMENT_NAMES.servicio,
      lineas: printed.map(orderLine),
      notas: [],
    },
    verificacion: { codigo: document.codigo, url: `${ctx.config.publicUrl}/verificar/${document.codigo}` },
  })
}

/** The document of an ordered line of any kind, and why there is none now. */
import { HISTORY_ORDERS_PERMISSION } from '@cauce/contract/historico'
import type { OrderHistoryRow } from '@cauce/domain/history/rows'
import { schemeStatusTone } from '@cauce/domain/oncology/names'
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import { statusTone, type StatusTone } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { EMAIL_SENT } from '@cauce/domain/procedure/messages'
import { groupThousands } from '@cauce/domain/text/format'
import { historyOrderDocument, sendHistoryOrder } from '../../actors/documents.ts'
import type { HistoryDocument } from './document-acts.tsx'

type Line = Pick<OrderHistoryRow, 'tipo_orden_id' | 'orden_id' | 'linea_id' | 'nombre' | 'estado_id'>

const kindOf = ({ tipo_orden_id }: Pick<Line, 'tipo_orden_id'>): OrderType | null =>
  Object.values(OrderType).find((kind) => kind === tipo_orden_id) ?? null

const UNKNOWN_KIND = 'Esta clase de orden no tiene documento'

/** Tone of the state of a line: a scheme has states of its own. */
export const lineTone = ({ tipo_orden_id, estado_id }: Pick<Line, 'tipo_orden_id' | 'estado_id'>): StatusTone =>
  tipo_orden_id === OrderType.schemes ? schemeStatusTone(estado_id) : statusTone(estado_id)

/** Why the line has no document now, or null. A scheme has one in any state. */
export const noDocumentWhy = (line: Line): string | null => {
  const kind = kindOf(line)
  if (kind === null) return UNKNOWN_KIND
  if (kind === OrderType.schemes) return null
  const { descargar } = lineActions({ ...line, rep_id: null, direccionamieno_automatico: false })
  return descargar.puede ? null : descargar.porQueNo
}

const unknown = () => Promise.reject(new Error(UNKNOWN_KIND))

export const orderDocumentOf = (line: Line): HistoryDocument => {
  const { orden_id, linea_id, nombre } = line
  const kind = kindOf(line)
  const asked = { id: linea_id, orden_id }
  return {
    permission: HISTORY_ORDERS_PERMISSION,
    name: `la orden ${groupThousands(orden_id)}, ${nombre}`,
    kind: 'la orden',
    of: nombre,
    fileName: `orden_${orden_id}_${linea_id}.pdf`,
    note: `Orden ${groupThousands(orden_id)}`,
    done: EMAIL_SENT,
    fetch: () => (kind === null ? unknown() : historyOrderDocument(kind, asked)),
    send: (sending) => (kind === null ? unknown() : sendHistoryOrder(kind, asked, sending)),
  }
}

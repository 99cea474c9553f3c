/** The ledger of what is handed over: no line gives more than all that was prescribed and authorised of it, whatever writes it. */
import { sql, type Transaction } from 'kysely'
import { DELIVERY_LEDGER } from '@cauce/domain/history/delivery-ledger'
import type { DB } from '../../db/tables.ts'
import { openAccounts, post, type PostResult } from '../../kit/ledger/post.ts'
import { ledgerTimer } from '../../kit/ledger/reckon.ts'
import { UNITS_OF_A_MONTH } from './delivery-queries.ts'

interface Line {
  readonly id: number
  readonly cantidad_medico: number
  readonly meses: number
}

interface Delivered {
  readonly id: number
  readonly cantidad: number
  readonly user_id: number
  readonly created_at: Date
}

/** Writes a delivery in the ledger; before the first one of a line, all that was prescribed of it. */
export const noteDelivery = async (trx: Transaction<DB>, line: Line, delivery: Delivered): Promise<PostResult> => {
  const key = String(line.id)
  const by = { key, userId: delivery.user_id, at: delivery.created_at }
  const opened = await openAccounts(trx, DELIVERY_LEDGER, [key])
  return post(trx, DELIVERY_LEDGER, [
    ...(opened.has(key)
      ? [
          {
            ...by,
            kind: 'formulado',
            amount: line.cantidad_medico * line.meses,
            document: 'orden_articulos',
            documentId: line.id,
          } as const,
        ]
      : []),
    { ...by, kind: 'entregado', amount: delivery.cantidad, document: 'entregas_medicamentos', documentId: delivery.id },
  ])
}

/** What each line still has, from the deliveries themselves. */
const DELIVERIES = sql`select l.id::text as clave, (${UNITS_OF_A_MONTH} * l.meses - sum(d.cantidad))::numeric as saldo
  from entregas_medicamentos d join orden_articulos l on l.id = d.orden_articulos_id group by l.id`

export const deliveryReckoning = ledgerTimer(DELIVERY_LEDGER, DELIVERIES)

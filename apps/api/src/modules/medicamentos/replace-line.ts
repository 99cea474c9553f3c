/** The line that another takes the place of is annulled in the same writing. */
import type { Transaction } from 'kysely'
import { applyOrderLine } from '@cauce/machines/life-cycles/order-line'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { withdrawOfLine } from '../por-autorizar/open.ts'
import { withdrawSignature } from '../firmas/withdraw-signature.ts'
import { documentsOf, LINE_KINDS } from '../ordenamiento/line-kinds.ts'
import { tellAnnulled } from '../ordenamiento/order-events.ts'
import { annulLineDocuments } from '../pdf/document-queries.ts'
import type { ReplacedLine } from './order-context.ts'

export interface Replacement {
  readonly old: ReplacedLine
  readonly afiliado_id: number
  /** The order that has the new line. */
  readonly orden_id: number
  readonly linea_id: number
  readonly motivo: string
}

/** Annuls the old line, with its documents; the step says by which order it was changed and why. */
export const annulReplaced = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { old, afiliado_id, orden_id, linea_id, motivo }: Replacement,
): Promise<void> => {
  const after = applyOrderLine(old.estado_id, 'anular')
  if ('error' in after) throw new Error(after.error)
  const reason = `Cambiada por la orden ${orden_id}: ${motivo}`
  const created_at = ctx.now()
  await trx
    .updateTable('orden_articulos')
    .set({ estado_id: after.estado_id, estado_desde: created_at, estado_motivo: reason })
    .where('id', '=', old.id)
    .execute()
  await trx
    .insertInto('orden_movimientos')
    .values({
      orden_articulos_id: old.id,
      evento: 'anular',
      de_estado_id: old.estado_id,
      a_estado_id: after.estado_id,
      user_id: ctx.user.id,
      motivo: reason,
      created_at,
    })
    .execute()
  await withdrawSignature(trx, ctx, old.id, reason)
  await withdrawOfLine(trx, ctx, { clave: 'orden_articulos_id', linea_id: old.id })
  await annulLineDocuments(trx, documentsOf(LINE_KINDS[OrderType.medications], old))
  await audit(trx, ctx, {
    accion: 'orden.anular',
    recurso: 'orden_articulos',
    recurso_id: old.id,
    afiliado_id,
    detalle: {
      orden_id: old.orden_id,
      de_estado_id: old.estado_id,
      a_estado_id: after.estado_id,
      reemplazada_por: { orden_id, linea_id },
    },
  })
  await tellAnnulled(trx, ctx, LINE_KINDS[OrderType.medications], { ...old, afiliado_id }, linea_id)
}

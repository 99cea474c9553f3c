/** What was asked of the other professional is taken back with its line. */
import type { Transaction } from 'kysely'
import { applySignature } from '@cauce/machines/life-cycles/second-signature'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { recordSignatureStep } from './write-queries.ts'

/** Nothing happens where nothing waits. */
export const withdrawSignature = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  orden_articulos_id: number | null,
  motivo: string,
): Promise<void> => {
  if (orden_articulos_id === null) return
  const request = await trx
    .selectFrom('segundas_firmas')
    .select(['id', 'estado', 'orden_id', 'afiliado_id'])
    .where('orden_articulos_id', '=', orden_articulos_id)
    .forUpdate()
    .executeTakeFirst()
  if (request === undefined) return
  const after = applySignature(request.estado, 'retirar', { misma_mano: false, la_abrio: false })
  if ('error' in after) return
  await recordSignatureStep(trx, request, {
    evento: 'retirar',
    a_estado: after.estado,
    user_id: ctx.user.id,
    motivo,
    created_at: ctx.now(),
  })
  await audit(trx, ctx, {
    accion: 'firma.retirar',
    recurso: 'orden_articulos',
    recurso_id: orden_articulos_id,
    afiliado_id: request.afiliado_id,
    detalle: { orden_id: request.orden_id, firma_id: request.id },
  })
}

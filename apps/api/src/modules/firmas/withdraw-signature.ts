/** What was asked of the other professional is taken back with its line. */
import type { Transaction } from 'kysely'
import { applySignature } from '@cauce/machines/life-cycles/second-signature'
import type { SignatureState } from '@cauce/domain/medication/signature-request'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { recordSignatureStep } from './write-queries.ts'

/** The requests, held until the transaction ends. */
const held = (trx: Transaction<DB>) =>
  trx.selectFrom('segundas_firmas').select(['id', 'estado', 'orden_id', 'afiliado_id']).forUpdate()

interface Waiting {
  readonly id: number
  readonly estado: SignatureState
  readonly orden_id: number
  readonly afiliado_id: number
}

const withdraw = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  request: Waiting | undefined,
  { recurso, recurso_id, motivo }: { readonly recurso: string; readonly recurso_id: number; readonly motivo: string },
): Promise<void> => {
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
    recurso,
    recurso_id,
    afiliado_id: request.afiliado_id,
    detalle: { orden_id: request.orden_id, firma_id: request.id },
  })
}

/** Of a line of medications. Nothing happens where nothing waits. */
export const withdrawSignature = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  orden_articulos_id: number | null,
  motivo: string,
): Promise<void> => {
  if (orden_articulos_id === null) return
  const request = await held(trx).where('orden_articulos_id', '=', orden_articulos_id).executeTakeFirst()
  await withdraw(trx, ctx, request, { recurso: 'orden_articulos', recurso_id: orden_articulos_id, motivo })
}

/** Of a scheme, by its order. */
export const withdrawOfScheme = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  orden_id: number,
  motivo: string,
): Promise<void> => {
  const request = await held(trx)
    .where('orden_id', '=', orden_id)
    .where('orden_esquemas_id', 'is not', null)
    .executeTakeFirst()
  await withdraw(trx, ctx, request, { recurso: 'orden', recurso_id: orden_id, motivo })
}

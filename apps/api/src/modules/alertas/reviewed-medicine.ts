/** The gate of what brings an ordered medicine nearer to its patient, whether it is a line of medications or a scheme. */
import type { Kysely } from 'kysely'
import type { SentCheck } from '@cauce/domain/medication/check'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { lockAffiliateOfHead, lockAffiliateOfLine } from './lock-affiliate.ts'
import { requireReviewed } from './standing-lines.ts'
import { requireCycleReviewed } from './standing-schemes.ts'

/** What is ordered holds its affiliate first; a procedure or a service has nothing to be checked. */
export const lockAffiliateOfMedicine = async (trx: Kysely<DB>, tipo: OrderType, id: number): Promise<void> => {
  if (tipo === OrderType.medications) await lockAffiliateOfLine(trx, id)
  if (tipo === OrderType.schemes) await lockAffiliateOfHead(trx, id)
}

/**
 * 409 `alertas.sin_responder` with what nobody answered since it was ordered; a scheme, of all that is still to be given. Who calls holds
 * the affiliate.
 */
export const requireMedicineReviewed = async (
  ctx: UserCtx,
  tipo: OrderType,
  line: { readonly id: number; readonly orden_id: number; readonly afiliado_id: number },
  sent: readonly SentCheck[] = [],
): Promise<void> => {
  if (tipo === OrderType.medications) await requireReviewed(ctx, line, sent)
  if (tipo === OrderType.schemes) await requireCycleReviewed(ctx, { ...line, ciclo: null }, sent)
}

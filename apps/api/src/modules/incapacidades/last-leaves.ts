/** The last leaves of an affiliate. @fuente spec 2 §2, §7 */
import { lastLeaves } from '@cauce/domain/sick-leave/last-leaves'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { requireReachable } from '../alertas/reach.ts'
import { leavesOf } from './read-leaves.ts'

/** The five that start last of an affiliate whom the person attends (`domain/sick-leave/last-leaves`). */
export const lastFive = async (ctx: UserCtx, afiliadoId: number): Promise<SickLeave[]> => {
  await requireReachable(ctx, afiliadoId, null)
  const leaves = await leavesOf(ctx.db, afiliadoId)
  auditRead(ctx, {
    accion: 'incapacidades.leer',
    recurso: 'afiliado',
    recurso_id: afiliadoId,
    afiliado_id: afiliadoId,
  })
  return lastLeaves(leaves)
}

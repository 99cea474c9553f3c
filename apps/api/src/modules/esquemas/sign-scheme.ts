/** What becomes of a scheme that waits when its second signature is closed. */
import type { Transaction } from 'kysely'
import { whyNotInCourse } from '@cauce/domain/oncology/in-course'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { passSteps } from '../alertas/gate.ts'
import { lockAffiliateOfScheme } from '../alertas/lock-affiliate.ts'
import { withdrawOfScheme } from '../firmas/withdraw-signature.ts'
import { orderedScheme } from './course-queries.ts'
import { notAllowed, stepsOf } from './move-lines.ts'
import * as queries from './order-queries.ts'

/**
 * Moves what waits of the order, and releases the scheme where nobody signed it. 409 where nothing waits, or it ended meanwhile, or
 * something is known since that nobody answered.
 */
export const closeWaiting = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { orden_id, orden_esquemas_id }: { readonly orden_id: number; readonly orden_esquemas_id: number },
  { evento, motivo }: { readonly evento: 'firmar' | 'devolver'; readonly motivo: string },
): Promise<number> => {
  await trx.selectFrom('orden_esquemas').select('id').where('id', '=', orden_esquemas_id).forNoKeyUpdate().execute()
  const steps = stepsOf(evento, await queries.statesOf(trx, [orden_id]))
  const [first] = steps
  if (first === undefined) throw notAllowed()
  const course = await orderedScheme(trx, orden_esquemas_id)
  const over = course === undefined ? null : whyNotInCourse(course, ctx.today())
  if (evento === 'firmar' && over !== null) throw fail(409, 'firma.transicion_no_permitida', over)
  const passed = await passSteps(await lockAffiliateOfScheme(trx, orden_id), ctx, { orden_id, ciclo: null, steps })
  await queries.recordSteps(trx, passed, { user_id: ctx.user.id, motivo, created_at: ctx.now() })
  if (evento === 'devolver') await queries.release(trx, [orden_id])
  return first.a_estado_id
}

/** What nobody signed of an order that is over: its lines end unsigned, and its request is taken back. */
export const dropWaiting = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  orden_id: number,
  motivo: string,
): Promise<void> => {
  const waiting = (await queries.statesOf(trx, [orden_id])).filter(
    ({ estado_id }) => estado_id === SchemeStatus.waiting,
  )
  const steps = stepsOf('cancelar', waiting)
  if (steps.length === 0) return
  const passed = await passSteps(await lockAffiliateOfScheme(trx, orden_id), ctx, { orden_id, ciclo: null, steps })
  await queries.recordSteps(trx, passed, { user_id: ctx.user.id, motivo, created_at: ctx.now() })
  await withdrawOfScheme(trx, ctx, orden_id, motivo)
}

/** Whether some line of the order waits for its signature. */
export const isWaiting = (lines: readonly { readonly estado_id: number }[]): boolean =>
  lines.some(({ estado_id }) => estado_id === SchemeStatus.waiting)

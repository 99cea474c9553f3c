/** Cancelling a whole scheme and suspending some of its lines, only by the steps of their life. @fuente spec 2 §4 */
import { SCHEME_CANCELLED, SCHEME_SUSPENDED, SchemeStatus } from '@cauce/domain/oncology/names'
import type { Answer, Body } from '@cauce/contract/entry'
import type { esquemas } from '@cauce/contract/esquemas'
import { audit } from '../../audit/audit.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { passSteps } from '../alertas/gate.ts'
import { lockAffiliateOfScheme } from '../alertas/lock-affiliate.ts'
import { withdrawOfScheme } from '../firmas/withdraw-signature.ts'
import { lockReached, notAllowed, stepsOf, type Line } from './move-lines.ts'
import * as queries from './order-queries.ts'

type Module = typeof esquemas
const CANCELLED = 'Esquema cancelado'

/** Cancels every line that still can be: what was applied, or cancelled before, stays as it is. Fails with 404, 403, 409 `orden.transicion_no_permitida`. */
export const cancelScheme = (
  ctx: UserCtx,
  { orden_id }: Body<Module['cancelar']>,
): Promise<Answer<Module['cancelar']>> =>
  idempotent(ctx, 'esquemas.cancelar', { orden_id }, async (trx) => {
    const held = await lockAffiliateOfScheme(trx, orden_id)
    const [head] = await lockReached(trx, ctx, [orden_id])
    if (!head) throw notFound()
    const steps = stepsOf('cancelar', await queries.statesOf(trx, [orden_id]))
    if (steps.length === 0) throw notAllowed()
    const passed = await passSteps(held, ctx, { orden_id, ciclo: null, steps })
    await queries.recordSteps(trx, passed, { user_id: ctx.user.id, motivo: CANCELLED, created_at: ctx.now() })
    await queries.release(trx, [orden_id])
    await withdrawOfScheme(trx, ctx, orden_id, CANCELLED)
    await queries.markDocuments(trx, orden_id, 'anulado')
    await audit(trx, ctx, {
      accion: 'esquema.cancelar',
      recurso: 'orden',
      recurso_id: orden_id,
      afiliado_id: head.afiliado_id,
      detalle: { lineas: steps.map(({ linea_id }) => linea_id) },
    })
    return { mensaje: SCHEME_CANCELLED, orden_id }
  })

const chosenIds = (orden: Body<Module['suspender']>['orden']): readonly number[] => [
  ...new Set(orden.map((line) => (typeof line === 'number' ? line : line.id))),
]

/** Whether nothing of the order is left to apply once these lines are suspended. */
const isOver = (lines: readonly (Line & { readonly orden_id: number })[], order: number, chosen: ReadonlySet<number>) =>
  lines.every(
    ({ id, orden_id, estado_id }) => orden_id !== order || chosen.has(id) || estado_id !== SchemeStatus.active,
  )

/** Suspends the chosen lines, all or none. Fails like {@link cancelScheme}. */
export const suspendLines = (ctx: UserCtx, body: Body<Module['suspender']>): Promise<Answer<Module['suspender']>> =>
  idempotent(ctx, 'esquemas.suspender', body, async (trx) => {
    const ids = chosenIds(body.orden)
    const heads = await lockReached(trx, ctx, await queries.ordersOfLines(trx, ids))
    const lines = await queries.statesOf(
      trx,
      heads.map(({ orden_id }) => orden_id),
    )
    const chosen = new Set(ids)
    const asked = lines.filter(({ id }) => chosen.has(id))
    if (asked.length < ids.length) throw notFound()
    const steps = stepsOf('suspender', asked)
    if (steps.length < ids.length) throw notAllowed()
    const motivo = body.observacion.trim()
    for (const { orden_id, afiliado_id } of heads) {
      const own = new Set(asked.filter((line) => line.orden_id === orden_id).map(({ id }) => id))
      const passed = await passSteps(await lockAffiliateOfScheme(trx, orden_id), ctx, {
        orden_id,
        ciclo: null,
        steps: steps.filter(({ linea_id }) => own.has(linea_id)),
      })
      await queries.recordSteps(trx, passed, { user_id: ctx.user.id, motivo, created_at: ctx.now() })
      if (isOver(lines, orden_id, chosen)) await queries.release(trx, [orden_id])
      await queries.markDocuments(trx, orden_id, 'reemplazado')
      await audit(trx, ctx, {
        accion: 'esquema.suspender',
        recurso: 'orden',
        recurso_id: orden_id,
        afiliado_id,
        detalle: { lineas: [...own] },
      })
    }
    return { mensaje: SCHEME_SUSPENDED, suspendidas: steps.length }
  })

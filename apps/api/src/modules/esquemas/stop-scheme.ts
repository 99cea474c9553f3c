/** Cancelling a whole scheme and suspending some of its lines, only by the steps of their life. @fuente spec 2 §4 */
import type { Transaction } from 'kysely'
import { SCHEME_CANCELLED, SCHEME_SUSPENDED, SchemeStatus } from '@cauce/domain/oncology/names'
import { MOVE_NOT_ALLOWED } from '@cauce/domain/ordering/order-line-actions'
import type { Answer, Body } from '@cauce/contract/entry'
import type { esquemas } from '@cauce/contract/esquemas'
import { applySchemeLine, type SchemeMove } from '@cauce/machines/life-cycles/scheme-order'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { requireWriter } from '../consultas/access.ts'
import { requireSigner } from '../consultas/signer.ts'
import * as queries from './order-queries.ts'

type Module = typeof esquemas
const CANCELLED = 'Esquema cancelado'

const notAllowed = () => fail(409, 'orden.transicion_no_permitida', MOVE_NOT_ALLOWED)

/** The heads, locked, when the person acts in a consultation of their affiliates and may sign a scheme. */
const lockReached = async (trx: Transaction<DB>, ctx: UserCtx, orderIds: readonly number[]) => {
  const heads = orderIds.length === 0 ? [] : await queries.lockHeads(trx, ctx, orderIds)
  if (heads.length === 0) throw notFound()
  for (const head of heads) requireWriter(head)
  await requireSigner(trx, ctx, 'esquemas')
  return heads
}

interface Line {
  readonly id: number
  readonly estado_id: number
}

const stepOf = (evento: SchemeMove, { id, estado_id }: Line): queries.SchemeStep | null => {
  const after = applySchemeLine(estado_id, evento)
  return 'error' in after ? null : { linea_id: id, evento, de_estado_id: estado_id, a_estado_id: after.estado_id }
}

const stepsOf = (evento: SchemeMove, lines: readonly Line[]): readonly queries.SchemeStep[] =>
  lines.flatMap((line) => stepOf(evento, line) ?? [])

/** Cancels every line that still can be. Fails with 404, 403, 409 `orden.transicion_no_permitida`. */
export const cancelScheme = (
  ctx: UserCtx,
  { orden_id }: Body<Module['cancelar']>,
): Promise<Answer<Module['cancelar']>> =>
  idempotent(ctx, 'esquemas.cancelar', { orden_id }, async (trx) => {
    const [head] = await lockReached(trx, ctx, [orden_id])
    if (!head) throw notFound()
    const steps = stepsOf('cancelar', await queries.statesOf(trx, [orden_id]))
    if (steps.length === 0) throw notAllowed()
    await queries.recordSteps(trx, steps, { user_id: ctx.user.id, motivo: CANCELLED, created_at: ctx.now() })
    await queries.release(trx, [orden_id])
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
    await queries.recordSteps(trx, steps, { user_id: ctx.user.id, motivo, created_at: ctx.now() })
    for (const { orden_id, afiliado_id } of heads) {
      if (isOver(lines, orden_id, chosen)) await queries.release(trx, [orden_id])
      await queries.markDocuments(trx, orden_id, 'reemplazado')
      await audit(trx, ctx, {
        accion: 'esquema.suspender',
        recurso: 'orden',
        recurso_id: orden_id,
        afiliado_id,
        detalle: { lineas: asked.filter((line) => line.orden_id === orden_id).map(({ id }) => id) },
      })
    }
    return { mensaje: SCHEME_SUSPENDED, suspendidas: steps.length }
  })

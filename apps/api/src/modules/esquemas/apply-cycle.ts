/** A cycle of a scheme that was given is recorded, only by the step of its life: what is applied is never moved again. @fuente spec 2 §4 */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { appliedOn, checkApplication, CYCLE_APPLIED } from '@cauce/domain/oncology/application'
import type { Answer, Body } from '@cauce/contract/entry'
import type { esquemas } from '@cauce/contract/esquemas'
import { audit } from '../../audit/audit.ts'
import { invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { passSteps } from '../alertas/gate.ts'
import { lockAffiliateOfScheme } from '../alertas/lock-affiliate.ts'
import { lockReached, notAllowed, stepsOf } from './move-lines.ts'
import * as queries from './order-queries.ts'

type Module = typeof esquemas

/**
 * The lines of the cycle that are active become applied. Fails with 404, 403, 409 `orden.transicion_no_permitida` where none is, 409
 * `alertas.sin_responder` of what was known since it was ordered, 422 of a day on which it was not given.
 */
export const applyCycle = (ctx: UserCtx, body: Body<Module['aplicar']>): Promise<Answer<Module['aplicar']>> =>
  idempotent(ctx, 'esquemas.aplicar', body, async (trx) => {
    const { orden_id, ciclo, fecha, comprobaciones = [] } = body
    const held = await lockAffiliateOfScheme(trx, orden_id)
    const [head] = await lockReached(trx, ctx, [orden_id])
    if (!head) throw notFound()
    const wrong = checkApplication(fecha, { ordered: bogotaDate(head.created_at.getTime()), today: ctx.today() })
    if (Object.keys(wrong).length > 0) throw invalid(wrong)
    const lines = await queries.statesOf(trx, [orden_id])
    const steps = stepsOf(
      'aplicar',
      lines.filter((line) => line.ciclo === ciclo),
    )
    if (steps.length === 0) throw notAllowed()
    const passed = await passSteps(held, ctx, { orden_id, ciclo, steps }, comprobaciones)
    const lineas = steps.map(({ linea_id }) => linea_id)
    await queries.recordSteps(trx, passed, { user_id: ctx.user.id, motivo: appliedOn(fecha), created_at: ctx.now() })
    await trx.updateTable('orden_esquema_lineas').set({ aplicada_el: fecha }).where('id', 'in', lineas).execute()
    await queries.markDocuments(trx, orden_id, 'reemplazado')
    await audit(trx, ctx, {
      accion: 'esquema.aplicar',
      recurso: 'orden',
      recurso_id: orden_id,
      afiliado_id: head.afiliado_id,
      detalle: { ciclo, fecha, lineas },
    })
    return { mensaje: CYCLE_APPLIED, orden_id, ciclo, aplicadas: lineas.length }
  })

/** What a pharmacy hands over of a medicine. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { checkDelivery, deliveredTooMuch, deliveryBalance, DELIVERED } from '@cauce/domain/history/partial-delivery'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { Answer, Body } from '@cauce/contract/entry'
import type { historico } from '@cauce/contract/historico'
import { audit } from '../../audit/audit.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { passAct } from '../alertas/gate.ts'
import { lockAffiliateOfLine } from '../alertas/lock-affiliate.ts'
import { noteDelivery } from './delivery-ledger.ts'
import * as queries from './delivery-queries.ts'
import { partsOf } from './partial-deliveries.ts'

type Module = typeof historico

/**
 * Notes a delivery, today's. 404; 409 `entrega.no_permitida`, with the reason, also to the second of two at the same instant; 409
 * `alertas.sin_responder` where something is known of the medicine that nobody answered.
 */
export const deliver = (ctx: UserCtx, body: Body<Module['entregar']>): Promise<Answer<Module['entregar']>> =>
  idempotent(ctx, 'historico.entregar', body, async (trx) => {
    const { linea_id, cantidad, observacion, comprobaciones } = body
    const held = await lockAffiliateOfLine(trx, linea_id)
    const line = await queries.lockLine(trx, linea_id)
    if (line === undefined) throw notFound()
    const before = partsOf(await queries.deliveriesOf(trx, [linea_id]))
    // One instant for everything that is said of the delivery, also at midnight.
    const created_at = ctx.now()
    const fecha = bogotaDate(created_at.getTime())
    const why = checkDelivery(line, { balance: deliveryBalance(line, before), cantidad, today: fecha })
    if (why !== null) throw fail(409, 'entrega.no_permitida', why)
    const act = {
      evento: 'entregar' as const,
      linea_id,
      cantidad,
      fecha,
      observacion: observacion.trim(),
      user_id: ctx.user.id,
      created_at,
    }
    const tipo = OrderType.medications
    const passed = await passAct(held, ctx, { tipo, orden_id: line.orden_id, act }, comprobaciones)
    const id = await queries.insertDelivery(trx, passed)
    const { overdrawn } = await noteDelivery(trx, line, { id, cantidad, user_id: ctx.user.id, created_at })
    if (overdrawn !== null) throw fail(409, 'entrega.no_permitida', deliveredTooMuch(overdrawn.balance))
    await audit(trx, ctx, {
      accion: 'medicamento.entregar',
      recurso: 'orden_articulos',
      recurso_id: linea_id,
      afiliado_id: line.afiliado_id,
      detalle: { orden_id: line.orden_id, entrega_id: id, cantidad },
    })
    const after = deliveryBalance(line, [...before, { cantidad, created_at: created_at.toISOString() }])
    return { mensaje: DELIVERED, cantidad_pendiente: after.pendiente }
  })

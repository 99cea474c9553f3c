/** Before and after the order: validation of a line, active lines, recommendations. */
import type { ActiveProcedureLine, LineConsentState } from '@cauce/domain/procedure/active-line'
import { LineConsentState as ConsentStates } from '@cauce/domain/procedure/active-line'
import { warningsFor } from '@cauce/domain/procedure/check-item'
import type { PreOrderItem } from '@cauce/domain/procedure/pre-order-item'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import type { Answer } from '@cauce/contract/entry'
import type { ordenamiento } from '@cauce/contract/ordenamiento'
import * as Schema from 'effect/Schema'
import { auditRead } from '../../audit/audit.ts'
import { invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { othersConsultation } from '../consultas/access.ts'
import { routeOfRow } from '../direccionamiento/route-of-row.ts'
import * as queries from './order-queries.ts'
import { checkItem, firstMessage, procedureOf, requireOrderable } from './orderable.ts'
import { orderingContext } from './ordering-context.ts'

type Module = typeof ordenamiento

/** Checks a line before it is ordered, and answers the earlier orders of the procedure and what is worth knowing. */
export const validateItem = async (ctx: UserCtx, item: PreOrderItem): Promise<Answer<Module['validarCup']>> => {
  if (item.consulta_id === undefined) throw invalid({ consulta_id: [REQUIRED_FIELD] }, REQUIRED_FIELD)
  const context = await orderingContext(ctx.db, ctx, item.consulta_id, {
    cupIds: [item.procedimiento.id],
    repIds: [],
  })
  requireOrderable(context, ctx.today())
  const checked = checkItem(item, context, ctx.today())
  if (checked.errores !== null) throw invalid(checked.errores, firstMessage(checked.errores))
  auditRead(ctx, {
    accion: 'historico.leer',
    recurso: 'consulta',
    recurso_id: item.consulta_id,
    afiliado_id: context.afiliado_id,
    detalle: { cup_id: checked.procedure.id },
  })
  return {
    historico: await queries.procedureHistory(ctx.db, context.afiliado_id, checked.procedure.id, ctx.today()),
    cups: procedureOf(checked.procedure),
    advertencias: warningsFor(checked.procedure, context.sexo),
  }
}

const isConsentState = Schema.is(ConsentStates)
const consentState = (value: string): LineConsentState => (isConsentState(value) ? value : 'no_requiere')

const activeLine = (row: queries.ActiveLineRow): ActiveProcedureLine => ({
  id: row.id,
  orden_id: row.orden_id,
  cup: { id: row.cup_id, codigo: row.codigo, nombre: row.nombre },
  cantidad: row.cantidad,
  observacion: row.observacion,
  ...routeOfRow(row),
  fecha_vigencia: row.fecha_vigencia,
  fecha_vencimiento: row.fecha_vencimiento,
  estado_id: row.estado_id,
  estado: { id: row.estado_id, nombre: row.estado },
  estado_desde: row.estado_desde,
  estado_motivo: row.estado_motivo,
  consentimiento: consentState(row.consentimiento),
  consentimiento_documento: row.documento,
  created_at: row.created_at,
})

/** Procedure lines of the affiliate of the consultation, in one reading with the check of whose it is. */
export const activeOrders = async (ctx: UserCtx, consultaId: number): Promise<ActiveProcedureLine[]> => {
  const found = await queries.activeLines(ctx.db, ctx, consultaId)
  if (!found) throw notFound()
  if (!found.accesible) throw othersConsultation()
  const { afiliado_id } = found
  auditRead(ctx, { accion: 'ordenes.leer', recurso: 'consulta', recurso_id: consultaId, afiliado_id })
  return found.lineas.map(activeLine)
}

/** Whether some line of the order has recommendations for the patient. */
export const recommends = async (ctx: UserCtx, orderId: number): Promise<boolean> => {
  const row = await queries.orderRecommends(ctx.db, ctx, orderId)
  if (!row) throw notFound()
  if (!row.accesible) throw othersConsultation()
  const { afiliado_id } = row
  auditRead(ctx, { accion: 'recomendaciones.leer', recurso: 'orden', recurso_id: orderId, afiliado_id })
  return row.recomienda === true
}

/** The order of services is created with its lines, all or none. @fuente spec 2 §4, §7 */
import { chosenRouting, isRouting, type Routing } from '@cauce/domain/ordering/chosen-routing'
import { CODES_ALREADY_ORDERED } from '@cauce/domain/own-code/already-ordered'
import { DUPLICATE_CODE, repeatedPositions } from '@cauce/domain/own-code/duplicate-code'
import { ORDER_DONE } from '@cauce/domain/ordering/messages'
import type { ServiceLine } from '@cauce/domain/own-code/service-line'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import { checkValidityDate, expiryDate } from '@cauce/domain/ordering/validity-date'
import type { Answer } from '@cauce/contract/entry'
import type { codigosPropios } from '@cauce/contract/codigos-propios'
import { applyOrderLine } from '@cauce/machines/life-cycles/order-line'
import { audit } from '../../audit/audit.ts'
import { fail, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { requireSigner } from '../consultas/signer.ts'
import { routingContext, routingProposal, type RoutingContext } from '../direccionamiento/routing-context.ts'
import { notAnnulledSince } from '../ordenamiento/annulled-since.ts'
import { LINE_KINDS } from '../ordenamiento/line-kinds.ts'
import { tellOrderCreated } from '../ordenamiento/order-events.ts'
import { firstMessage, requireOrderable } from '../ordenamiento/orderable.ts'
import { openRequests } from '../por-autorizar/open.ts'
import { insertServices, type NewService } from './insert-services.ts'
import * as queries from './queries.ts'

const AUDIT_REASON = 'Requiere auditoría: el servicio lo pide'
const TYPE = OrderType.ownCodes
type Errors = Record<string, string[]>
type Catalogue = Awaited<ReturnType<typeof queries.servicesById>>

const newService = (line: ServiceLine, requiere_auditoria: number, routing: Routing): NewService => {
  const created = applyOrderLine(null, { crear: { requiere_auditoria } })
  if ('error' in created) throw new Error(created.error)
  return {
    codigo_propio_id: line.codigoPropio.id,
    cantidad: line.cantidad,
    observacion: (line.observacion ?? '').trim(),
    ...routing,
    fecha_vigencia: line.fechaVigencia,
    fecha_vencimiento: expiryDate(line.fechaVigencia),
    estado_id: created.estado_id,
    movimiento_motivo: requiere_auditoria === 1 ? AUDIT_REASON : null,
  }
}

/** The row to insert, or the messages by field. */
const checkedLine = (
  line: ServiceLine,
  { context, catalogue, today }: { context: RoutingContext; catalogue: Catalogue; today: string },
): NewService | Errors => {
  const service = catalogue.find(({ id }) => id === line.codigoPropio.id)
  const proposal = routingProposal(context, line.codigoPropio.id, today)
  if (service === undefined || proposal === null) return { codigoPropio: [LINE_KINDS[TYPE].desconocido] }
  const validity = checkValidityDate(line.fechaVigencia, today)
  if (validity !== null) return { fechaVigencia: [validity] }
  const chosen = { rep_id: line.rep?.id ?? null, motivo: line.motivo_rep ?? null }
  const routing = chosenRouting(chosen, proposal, context)
  return isRouting(routing) ? newService(line, service.requiere_auditoria, routing) : routing
}

const isNew = (value: NewService | Errors): value is NewService => 'codigo_propio_id' in value

/** The rows to insert. Throws 422 with every message at `<position>.<field>`. */
const checkedLines = (
  lines: readonly ServiceLine[],
  around: { context: RoutingContext; catalogue: Catalogue; today: string },
): NewService[] => {
  const errores: Errors = {}
  const rows: NewService[] = []
  const repeated = repeatedPositions(lines.map(({ codigoPropio }) => codigoPropio.id))
  lines.forEach((line, index) => {
    const checked = repeated.includes(index) ? { codigoPropio: [DUPLICATE_CODE] } : checkedLine(line, around)
    if (isNew(checked)) rows.push(checked)
    else for (const [field, texts] of Object.entries(checked)) errores[`${index}.${field}`] = texts
  })
  if (Object.keys(errores).length > 0) throw invalid(errores, firstMessage(errores))
  return rows
}

const detailOf = (consultaId: number, lines: readonly NewService[]) => {
  const unrouted = lines.filter(({ rep_id }) => rep_id === null).length
  return {
    consulta_id: consultaId,
    lineas: lines.map(({ codigo_propio_id, cantidad, rep_id }) => ({ codigo_propio_id, cantidad, rep_id })),
    ...(unrouted > 0 ? { aviso: UNROUTED_WARNING, sin_direccionamiento: unrouted } : {}),
  }
}

const present = (ids: readonly (number | undefined)[]): number[] => [
  ...new Set(ids.filter((id): id is number => id !== undefined)),
]

/**
 * Creates the order. Fails with 409 `codigo_propio.ya_ordenado` when a code is in course, also when it was ordered at the same
 * instant; with 422 by field. Unrouted lines are kept as such: they are routed afterwards.
 */
export const orderServices = (
  ctx: UserCtx,
  consultaId: number,
  lines: readonly ServiceLine[],
): Promise<Answer<(typeof codigosPropios)['generarOrdenamiento']>> =>
  idempotent(
    ctx,
    `ordenamiento.generarOrdenamiento/${TYPE}/${consultaId}`,
    lines,
    async (trx) => {
      const items = present(lines.map(({ codigoPropio }) => codigoPropio.id))
      const repIds = present(lines.map(({ rep }) => rep?.id))
      const context = await routingContext(trx, ctx, { tipo: TYPE, consultaId, items, repIds })
      requireOrderable(context, ctx.today(), TYPE)
      await requireSigner(trx, ctx, 'servicios')
      const catalogue = await queries.servicesById(trx, items)
      const rows = checkedLines(lines, { context, catalogue, today: ctx.today() })
      const { afiliado_id } = context
      await queries.releaseExpired(trx, afiliado_id, ctx.today())
      const order = { consulta_id: consultaId, afiliado_id, user_id: ctx.user.id, created_at: ctx.now() }
      const { id, codigos } = await insertServices(trx, order, rows)
      const taken = lines.flatMap(({ codigoPropio }, index) =>
        codigos.includes(codigoPropio.id) ? [] : [[`${index}.codigoPropio`, [CODES_ALREADY_ORDERED]]],
      )
      if (taken.length > 0) {
        throw fail(409, 'codigo_propio.ya_ordenado', CODES_ALREADY_ORDERED, Object.fromEntries(taken))
      }
      await audit(trx, ctx, {
        accion: 'orden.crear_servicios',
        recurso: 'orden',
        recurso_id: id,
        afiliado_id,
        detalle: detailOf(consultaId, rows),
      })
      await openRequests(trx, id)
      await tellOrderCreated(trx, ctx, { orden_id: id, tipo_orden_id: TYPE, afiliado_id, consulta_id: consultaId })
      return { original: { 0: { id }, mensaje: ORDER_DONE, type: 'success' } }
    },
    notAnnulledSince(TYPE),
  )

/** Which site does each thing that is ordered: proposed while ordering, looked up by name, changed by hand. */
import type { Transaction } from 'kysely'
import { whyNotInCourse } from '@cauce/domain/oncology/in-course'
import { INACTIVE_SITE } from '@cauce/domain/ordering/chosen-routing'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { otherDepartmentError } from '@cauce/domain/ordering/other-department'
import { proposeRouting } from '@cauce/domain/ordering/propose-routing'
import type { ProviderSite, RoutingProposal, RoutingStep } from '@cauce/domain/ordering/routing'
import {
  AUTOMATIC_ROUTING,
  checkRoutingChange,
  CHOSEN_BY_HAND,
  LINE_FIELD,
  ONE_LINE,
  routingTexts,
} from '@cauce/domain/ordering/routing-change'
import type { Answer, Body, Params, Query } from '@cauce/contract/entry'
import type { ordenamiento } from '@cauce/contract/ordenamiento'
import { auditRead } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { lockAffiliateOfMedicine } from '../alertas/lock-affiliate.ts'
import { othersConsultation, requireWriter } from '../consultas/access.ts'
import { orderedScheme } from '../esquemas/course-queries.ts'
import { LINE_KINDS } from '../ordenamiento/line-kinds.ts'
import { lockLine, reachLine, type ReachedLine } from '../ordenamiento/line-queries.ts'
import { requireOrderable } from '../ordenamiento/orderable.ts'
import type { OrderingContext } from '../ordenamiento/ordering-context.ts'
import { moveToSite } from './move-to-site.ts'
import * as queries from './queries.ts'
import { ruleOf } from './route-of-row.ts'
import { routingContext, routingProposal } from './routing-context.ts'

type Module = typeof ordenamiento

/** The proposal for one procedure of the context; null when the catalogue does not have it. */
export const proposalFor = (context: OrderingContext, cupId: number, hoy: string): RoutingProposal | null => {
  const procedure = context.cups.find(({ id }) => id === cupId)
  return procedure === undefined
    ? null
    : proposeRouting({ ...context, item_id: cupId, servicio: procedure.servicio, hoy })
}

/** A proposal for each thing of the kind, in the order in which they were asked. */
export const propose = async (
  ctx: UserCtx,
  { consulta_id, tipo_orden_id: tipo, items }: Body<Module['proponerDireccionamiento']>,
): Promise<RoutingProposal[]> => {
  const context = await routingContext(ctx.db, ctx, { tipo, consultaId: consulta_id, items, repIds: [] })
  requireOrderable(context, ctx.today(), tipo)
  const unknown = LINE_KINDS[tipo].desconocido
  const proposals: RoutingProposal[] = []
  const errores: Record<string, string[]> = {}
  items.forEach((id, index) => {
    const proposal = routingProposal(context, id, ctx.today())
    if (proposal) proposals.push(proposal)
    else errores[`items.${index}`] = [unknown]
  })
  if (Object.keys(errores).length > 0) throw invalid(errores, unknown)
  return proposals
}

/** Sites by name, fifty a page, pages from 0. */
export const listSites = (
  ctx: UserCtx,
  query: Query<Module['repsListar']>,
  body: Body<Module['repsListar']>,
): Promise<ProviderSite[]> =>
  queries.searchSites(ctx.db, ctx, {
    texto: body.prestador,
    pagina: query.page ?? 0,
    tipo: body.tipo_orden_id ?? null,
    item_id: body.item_id ?? null,
    consulta_id: body.consulta_id ?? null,
    hoy: ctx.today(),
  })

type Change = Body<Module['asignarDireccionamiento']>

/** The only line that the change names, with its kind. Throws 422 where it names none, or more than one. */
const namedLine = (body: Change): { readonly tipo: OrderType; readonly id: number } => {
  const named = Object.values(OrderType).flatMap((tipo) => {
    const id = body[LINE_FIELD[tipo]]
    return id === undefined ? [] : [{ tipo, id }]
  })
  const [line, ...others] = named
  if (line === undefined || others.length > 0) {
    const fields = named.length === 0 ? [LINE_FIELD[OrderType.procedures]] : named.map(({ tipo }) => LINE_FIELD[tipo])
    throw invalid(Object.fromEntries(fields.map((field) => [field, [ONE_LINE]])), ONE_LINE)
  }
  return line
}

/** Site and reason of the change, or 422 by field. */
const checkedChange = (tipo: OrderType, body: Change) => {
  const change = { rep_id: body.rep_id ?? null, motivo: body.motivo ?? '' }
  const errores = checkRoutingChange(change, tipo)
  if (change.rep_id === null || Object.keys(errores).length > 0) throw invalid(errores)
  return { rep_id: change.rep_id, motivo: change.motivo.trim() || CHOSEN_BY_HAND }
}

/** Why the site of the line is not changed; null when it may be. A scheme tells what became of it. */
const whyNotRouted = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  tipo: OrderType,
  line: ReachedLine,
): Promise<string | null> => {
  const scheme = tipo === OrderType.schemes ? await orderedScheme(trx, line.id) : undefined
  const closed = scheme === undefined ? null : whyNotInCourse(scheme, ctx.today())
  if (closed !== null) return closed
  const offer = LINE_KINDS[tipo].acciones(line).direccionar
  return offer.puede ? null : offer.porQueNo
}

/**
 * Changes the site of a line of any kind. The line is locked, so of two simultaneous changes the second sees the first.
 * Fails with 409 `direccionamiento.automatico`, 409 `orden.no_modificable`, 422 by field; 409 `alertas.sin_responder` where something is
 * known of the medicine, or of the scheme, that nobody answered.
 */
export const assignSite = (ctx: UserCtx, body: Change): Promise<Answer<Module['asignarDireccionamiento']>> =>
  idempotent(ctx, 'ordenamiento.asignarDireccionamiento', body, async (trx) => {
    const { tipo, id } = namedLine(body)
    const kind = LINE_KINDS[tipo]
    const held = await lockAffiliateOfMedicine(trx, tipo, id)
    const line = await lockLine(trx, ctx, kind, id)
    if (!line) throw notFound()
    requireWriter(line)
    const change = checkedChange(tipo, body)
    const why = await whyNotRouted(trx, ctx, tipo, line)
    if (why !== null) {
      throw fail(409, why === AUTOMATIC_ROUTING ? 'direccionamiento.automatico' : 'orden.no_modificable', why)
    }
    const site = await queries.activeSite(trx, change.rep_id)
    if (!site) throw invalid({ rep_id: [INACTIVE_SITE] }, INACTIVE_SITE)
    const far = otherDepartmentError(site, await queries.departmentOf(trx, line.afiliado_id), change.motivo)
    if (far !== null) throw invalid({ motivo: [far] }, far)
    const move = { tipo, kind, line, rep_id: site.id, motivo: change.motivo }
    const direccionamiento_id = await moveToSite(trx, ctx, move, { held, sent: body.comprobaciones })
    return { mensaje: routingTexts(tipo).exito, direccionamiento_id, rep: { id: site.id, nombre: site.nombre } }
  })

/** The sites through which a line of any kind has passed, newest first. */
export const routingHistory = async (
  ctx: UserCtx,
  { tipo, id }: Params<Module['historialDireccionamiento']>,
): Promise<readonly RoutingStep[]> => {
  const kind = LINE_KINDS[tipo]
  const line = await reachLine(ctx.db, ctx, kind, id)
  if (!line) throw notFound()
  if (!line.accesible) throw othersConsultation()
  const { afiliado_id } = line
  auditRead(ctx, { accion: 'orden.leer', recurso: kind.tabla, recurso_id: id, afiliado_id })
  return (await queries.routingSteps(ctx.db, kind, id)).map((step) => ({
    id: step.id,
    rep_anterior:
      step.rep_anterior_id === null ? null : { id: step.rep_anterior_id, nombre: step.rep_anterior_nombre ?? '' },
    rep: { id: step.rep_id, nombre: step.rep_nombre },
    regla: ruleOf(step.regla),
    motivo: step.motivo,
    operador: step.operador,
    created_at: step.created_at.toISOString(),
  }))
}

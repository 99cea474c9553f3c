/** Which site does each procedure: proposed while ordering, looked up by name, changed by hand. */
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { proposeRouting } from '@cauce/domain/ordering/propose-routing'
import type { ProviderSite, RoutingProposal, RoutingStep } from '@cauce/domain/ordering/routing'
import { checkRoutingChange, ROUTING_DONE } from '@cauce/domain/ordering/routing-change'
import type { Answer, Body, Params, Query } from '@cauce/contract/entry'
import type { Registry } from '@cauce/contract/registry'
import { audit } from '../../audit/audit.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { othersConsultation } from '../consultas/access.ts'
import { requireOrderable, UNKNOWN_PROCEDURE } from '../ordenamiento/orderable.ts'
import { orderingContext, type OrderingContext } from '../ordenamiento/ordering-context.ts'
import { replaceOrderDocuments } from '../pdf/document-queries.ts'
import * as queries from './queries.ts'

type Module = Registry['ordenamiento']

export const INACTIVE_SITE = 'La sede no existe o no está activa'

/** The proposal for one procedure of the context; null when the catalogue does not have it. */
export const proposalFor = (context: OrderingContext, cupId: number, hoy: string): RoutingProposal | null => {
  const procedure = context.cups.find(({ id }) => id === cupId)
  if (!procedure) return null
  return proposeRouting({
    item_id: cupId,
    servicio: procedure.servicio,
    ips_id: context.ips_id,
    municipio_id: context.municipio_id,
    municipio_nombre: context.municipio_nombre,
    departamento_id: context.departamento_id,
    contratos: context.contratos,
    hoy,
  })
}

/** A proposal for each procedure, in the order in which they were asked. */
export const propose = async (
  ctx: UserCtx,
  { consulta_id, tipo_orden_id, items }: Body<Module['proponerDireccionamiento']>,
): Promise<RoutingProposal[]> => {
  if (tipo_orden_id !== OrderType.procedures) throw notFound()
  const context = await orderingContext(ctx.db, ctx, consulta_id, { cupIds: items, repIds: [] })
  requireOrderable(context)
  const proposals: RoutingProposal[] = []
  const errores: Record<string, string[]> = {}
  items.forEach((id, index) => {
    const proposal = proposalFor(context, id, ctx.today())
    if (proposal) proposals.push(proposal)
    else errores[`items.${index}`] = [UNKNOWN_PROCEDURE]
  })
  if (Object.keys(errores).length > 0) throw invalid(errores, UNKNOWN_PROCEDURE)
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
    cup_id: body.tipo_orden_id === OrderType.procedures ? (body.item_id ?? null) : null,
    consulta_id: body.consulta_id ?? null,
    hoy: ctx.today(),
  })

/**
 * Changes the site of a line. The line is locked, so of two simultaneous changes the second sees the first.
 * Fails with 409 `direccionamiento.automatico`, 409 `orden.no_modificable`, 422 by field.
 */
export const assignSite = (
  ctx: UserCtx,
  body: Body<Module['asignarDireccionamiento']>,
): Promise<Answer<Module['asignarDireccionamiento']>> =>
  idempotent(ctx, 'ordenamiento.asignarDireccionamiento', body, async (trx) => {
    if (body.orden_procedimientos_id === undefined) throw notFound()
    const line = await queries.lockLine(trx, ctx, body.orden_procedimientos_id)
    if (!line) throw notFound()
    if (!line.accesible) throw othersConsultation()
    const change = { rep_id: body.rep_id ?? null, motivo: body.motivo ?? '' }
    const errores = checkRoutingChange(change)
    if (change.rep_id === null || Object.keys(errores).length > 0) throw invalid(errores)
    const offer = lineActions(line).direccionar
    if (!offer.puede) {
      const automatic = line.direccionamieno_automatico && line.rep_id !== null
      throw fail(409, automatic ? 'direccionamiento.automatico' : 'orden.no_modificable', offer.porQueNo)
    }
    const site = await queries.activeSite(trx, change.rep_id)
    if (!site) throw invalid({ rep_id: [INACTIVE_SITE] }, INACTIVE_SITE)
    const motivo = change.motivo.trim()
    const direccionamiento_id = await queries.routeByHand(trx, {
      orden_procedimientos_id: line.id,
      rep_anterior_id: line.rep_id,
      rep_id: site.id,
      motivo,
      user_id: ctx.user.id,
      created_at: ctx.now(),
    })
    await replaceOrderDocuments(trx, { orden_id: line.orden_id, orden_procedimientos_id: line.id })
    await audit(trx, ctx, {
      accion: 'orden.direccionar',
      recurso: 'orden_procedimientos',
      recurso_id: line.id,
      afiliado_id: line.afiliado_id,
      detalle: { orden_id: line.orden_id, rep_anterior_id: line.rep_id, rep_id: site.id },
    })
    return { mensaje: ROUTING_DONE, direccionamiento_id, rep: site }
  })

/** The sites through which a line has passed, newest first. */
export const routingHistory = (
  _ctx: UserCtx,
  _line: Params<Module['historialDireccionamiento']>,
): Promise<readonly RoutingStep[]> => Promise.reject(notFound())

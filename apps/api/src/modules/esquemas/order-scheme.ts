/** An oncology scheme is ordered with its cycles, all or nothing. @fuente spec 2 §4, §7 */
import type { Transaction } from 'kysely'
import { chosenRouting, isRouting, type Routing } from '@cauce/domain/ordering/chosen-routing'
import { surfaceProblem, surfaceProblemText } from '@cauce/domain/clinical-record/surface-age'
import { needsSurface } from '@cauce/domain/oncology/draft'
import { SCHEME_IN_COURSE, SCHEME_ORDERED, SCHEME_ORDERED_WAITING } from '@cauce/domain/oncology/names'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import type { Signature } from '@cauce/domain/medication/second-signature'
import { isEditedByHand } from '@cauce/domain/oncology/scheme-line'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { Answer } from '@cauce/contract/entry'
import type { esquemas } from '@cauce/contract/esquemas'
import { audit } from '../../audit/audit.ts'
import { tellOrderCreated } from '../ordenamiento/order-events.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { passScheme } from '../alertas/gate.ts'
import { settleReview } from '../alertas/look-again.ts'
import { lockAffiliateOfConsultation } from '../alertas/lock-affiliate.ts'
import { routingProposal } from '../direccionamiento/routing-context.ts'
import { notAnnulledSince } from '../ordenamiento/annulled-since.ts'
import { insertScheme } from './insert-scheme.ts'
import { schemeOrderContext, type SchemeOrderContext } from './order-context.ts'
import { requireLines } from './order-lines.ts'
import { currentScheme } from './course-queries.ts'
import { release } from './order-queries.ts'
import { dropWaiting } from './sign-scheme.ts'

const SCHEME_ENDED = 'Pasó el último día del esquema y nadie lo había firmado'

/** A scheme by surface needs one of these days: 409 `esquema.sin_superficie` without it. */
const requireSurface = (order: SchemeOrder, { surface }: SchemeOrderContext, today: string): void => {
  const problem = surfaceProblem(surface, today, needsSurface(order.codeSumiEsquemaSeleccionado))
  const text = surfaceProblemText(problem, surface?.fecha ?? null, today)
  if (text !== null) throw fail(409, 'esquema.sin_superficie', text)
}

const routingOf = (order: SchemeOrder, { routing, scheme }: SchemeOrderContext, today: string): Routing => {
  const proposal = routingProposal(routing, scheme.id, today)
  if (!proposal) throw notFound()
  const chosen = { rep_id: order.rep_id ?? null, motivo: order.motivo_rep ?? null }
  const result = chosenRouting(chosen, proposal, routing)
  if (isRouting(result)) return result
  throw invalid({ rep_id: Object.values(result).flat() })
}

/** What the rules say of the order with the knowledge of this moment. */
export const preparedScheme = async (ctx: UserCtx, consultaId: number, order: SchemeOrder) => {
  const today = ctx.today()
  const context = await schemeOrderContext(ctx, consultaId, order)
  requireSurface(order, context, today)
  const doses = requireLines(order, context, today)
  return { context, routing: routingOf(order, context, today), doses }
}

const summary = (order: SchemeOrder, context: SchemeOrderContext, rep_id: number | null) => {
  const lines = order.codeSumiEsquemaSeleccionado
  const { isc } = context.patient
  return {
    consulta_id: context.routing.id,
    esquema_id: context.scheme.id,
    ciclo: order.ciclo,
    ciclo_total: order.ciclo_total,
    medicamentos: lines.length,
    dosis_a_mano: lines.filter((line) => isEditedByHand(line, isc)).length,
    propuestas: lines.flatMap(({ propuesta }) => (propuesta ? [propuesta.tipo] : [])),
    rep_id,
    ...(rep_id === null ? { aviso: UNROUTED_WARNING } : {}),
  }
}

/** What was signed over, and by whom it was left, as the audit keeps it. */
const signedDetail = ({ pide, espera, urgencia }: Signature) => ({
  ...(pide.length === 0 ? {} : { firma_pide: pide }),
  ...(espera.length === 0 ? {} : { firma_espera: espera }),
  ...(urgencia === null ? {} : { urgencia }),
})

/** Releases the scheme whose last day has passed and answers its order. 409 `esquema.en_curso` when one goes on. */
const releaseEnded = async (trx: Transaction<DB>, ctx: UserCtx, afiliadoId: number): Promise<number | null> => {
  const current = await currentScheme(trx, afiliadoId, ctx.today())
  if (current === null) return null
  if (current.sigue) throw fail(409, 'esquema.en_curso', SCHEME_IN_COURSE)
  await release(trx, [current.orden_id])
  await dropWaiting(trx, ctx, current.orden_id, SCHEME_ENDED)
  return current.orden_id
}

type Generated = Answer<(typeof esquemas)['generarOrdenamiento']>

/**
 * Creates the order. Fails with 404, 403 of who does not act in it or may not sign it, 409 `esquema.en_curso`, `esquema.sin_superficie`,
 * `medicamento.desabastecido`, `alertas.sin_responder`, 422 by field.
 */
export const orderScheme = (ctx: UserCtx, consultaId: number, order: SchemeOrder): Promise<Generated> =>
  idempotent(
    ctx,
    `esquemas.generarOrdenamiento/${consultaId}`,
    order,
    async (trx) => {
      const inside: UserCtx = { ...ctx, db: trx }
      const held = await lockAffiliateOfConsultation(trx, consultaId)
      const { context, routing, doses } = await preparedScheme(inside, consultaId, order)
      const { id: afiliado_id } = held
      const terminado = await releaseEnded(trx, ctx, afiliado_id)
      const { passed, signature } = await passScheme(held, ctx, { consulta_id: consultaId, order, context, doses })
      const { scheme } = context
      const waits = signature.espera.length > 0
      const id = await insertScheme(
        trx,
        {
          consulta_id: consultaId,
          user_id: ctx.user.id,
          created_at: ctx.now(),
          esquema_id: scheme.id,
          abreviatura_esquema: scheme.abreviatura_esquema,
          nombre_esquema: scheme.nombre_esquema,
          biografia: scheme.biografia,
          ciclo: order.ciclo,
          ciclo_total: order.ciclo_total,
          frecuencia_repeticion: order.frecuencia_repeticion,
          fecha_inicio: order.fecha_inicio,
          surface: context.surface,
          routing,
        },
        passed,
      )
      if (id === null) throw fail(409, 'esquema.en_curso', SCHEME_IN_COURSE)
      await settleReview(held, ctx)
      await audit(trx, ctx, {
        accion: 'esquema.crear',
        recurso: 'orden',
        recurso_id: id,
        afiliado_id,
        detalle: {
          ...summary(order, context, routing.rep_id),
          ...(terminado === null ? {} : { terminado }),
          ...signedDetail(signature),
        },
      })
      const told = { orden_id: id, tipo_orden_id: OrderType.schemes, afiliado_id, consulta_id: consultaId }
      await tellOrderCreated(trx, ctx, told)
      return { original: { 0: { id }, mensaje: waits ? SCHEME_ORDERED_WAITING : SCHEME_ORDERED, type: 'success' } }
    },
    notAnnulledSince(OrderType.schemes),
  )

/** A line that is held goes to another site: its turn there, its history, its papers, and who is told. */
import type { Transaction } from 'kysely'
import type { SentCheck } from '@cauce/domain/medication/check'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { passAct } from '../alertas/gate.ts'
import type { HeldAffiliate } from '../alertas/lock-affiliate.ts'
import { documentsOf, type LineKind } from '../ordenamiento/line-kinds.ts'
import type { ReachedLine } from '../ordenamiento/line-queries.ts'
import { tellRouted } from '../ordenamiento/order-events.ts'
import { takeTurnAt } from '../ordenamiento/turn-at-site.ts'
import { replaceOrderDocuments } from '../pdf/document-queries.ts'
import { routeByHand } from './queries.ts'

export interface SiteMove {
  readonly tipo: OrderType
  readonly kind: LineKind
  readonly line: ReachedLine
  readonly rep_id: number
  readonly motivo: string
}

interface Gate {
  /** Null: a procedure or a service, of which nothing is asked. */
  readonly held: HeldAffiliate | null
  readonly sent?: readonly SentCheck[] | undefined
}

/** Answers the id of the routing. A medicine and a scheme pass their gate: 409 `alertas.sin_responder`. */
export const moveToSite = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { tipo, kind, line, rep_id, motivo }: SiteMove,
  { held, sent }: Gate,
): Promise<number> => {
  const act = {
    evento: 'direccionar' as const,
    linea_id: line.id,
    rep_anterior_id: line.rep_id,
    rep_id,
    motivo,
    user_id: ctx.user.id,
    created_at: ctx.now(),
  }
  const passed = await passAct(held, ctx, { tipo, orden_id: line.orden_id, act }, sent)
  if (tipo === OrderType.procedures) await takeTurnAt(trx, line.id, rep_id, ctx.today())
  const direccionamiento_id = await routeByHand(trx, passed)
  await replaceOrderDocuments(trx, documentsOf(kind, line))
  await audit(trx, ctx, {
    accion: 'orden.direccionar',
    recurso: kind.tabla,
    recurso_id: line.id,
    afiliado_id: line.afiliado_id,
    detalle: { orden_id: line.orden_id, rep_anterior_id: line.rep_id, rep_id },
  })
  await tellRouted(trx, ctx, kind, line, rep_id)
  return direccionamiento_id
}

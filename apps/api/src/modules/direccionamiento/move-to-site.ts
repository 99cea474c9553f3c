/** A line that is held goes to another site: its turn there, its history, its papers, and who is told. */
import type { Transaction } from 'kysely'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { documentsOf, type LineKind } from '../ordenamiento/line-kinds.ts'
import type { ReachedLine } from '../ordenamiento/line-queries.ts'
import { tellRouted } from '../ordenamiento/order-events.ts'
import { takeTurnAt } from '../ordenamiento/turn-at-site.ts'
import { replaceOrderDocuments } from '../pdf/document-queries.ts'
import { routeByHand } from './queries.ts'

export interface SiteMove {
  readonly kind: LineKind
  readonly line: ReachedLine
  readonly rep_id: number
  readonly motivo: string
}

/** Answers the id of the routing. */
export const moveToSite = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { kind, line, rep_id, motivo }: SiteMove,
): Promise<number> => {
  if (kind.tabla === 'orden_procedimientos') await takeTurnAt(trx, line.id, rep_id, ctx.today())
  const direccionamiento_id = await routeByHand(trx, kind, {
    linea_id: line.id,
    rep_anterior_id: line.rep_id,
    rep_id,
    motivo,
    user_id: ctx.user.id,
    created_at: ctx.now(),
  })
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

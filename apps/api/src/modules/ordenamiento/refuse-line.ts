/** The line of a procedure that the patient refused in writing: it is not done, downloaded or mailed any more. */
import type { Transaction } from 'kysely'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { applyOrderLine, REFUSE } from '@cauce/machines/life-cycles/order-line'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { passAct } from '../alertas/gate.ts'
import { annulLineDocuments } from '../pdf/document-queries.ts'
import { withdrawOfLine } from '../por-autorizar/open.ts'
import { recordStep } from './life-queries.ts'
import { documentsOf, LIVING_KINDS } from './line-kinds.ts'
import { tellAnnulled } from './order-events.ts'

const BY_THE_PATIENT = 'El paciente no lo aceptó: lo dice su disentimiento firmado'

interface Refused {
  readonly id: number
  readonly orden_id: number
  readonly afiliado_id: number
  readonly estado_id: number
}

/**
 * Moves the line, which the caller has locked, in the transaction that keeps the dissent and before its document is written: the
 * papers that the line had are void, the dissent is not. 409 `orden.transicion_no_permitida` where it was done already.
 */
export const refuseLine = async (trx: Transaction<DB>, ctx: UserCtx, line: Refused): Promise<void> => {
  const kind = LIVING_KINDS[OrderType.procedures]
  const after = applyOrderLine(line.estado_id, REFUSE)
  if ('error' in after) throw fail(409, 'orden.transicion_no_permitida', after.error)
  const act = {
    linea_id: line.id,
    evento: REFUSE,
    de_estado_id: line.estado_id,
    a_estado_id: after.estado_id,
    user_id: ctx.user.id,
    motivo: BY_THE_PATIENT,
    created_at: ctx.now(),
  }
  const passed = await passAct(null, ctx, { tipo: OrderType.procedures, orden_id: line.orden_id, act })
  await recordStep(trx, passed)
  await withdrawOfLine(trx, ctx, { clave: kind.clave, linea_id: line.id })
  await annulLineDocuments(trx, documentsOf(kind, line))
  await audit(trx, ctx, {
    accion: 'orden.rehusar',
    recurso: kind.tabla,
    recurso_id: line.id,
    afiliado_id: line.afiliado_id,
    detalle: { orden_id: line.orden_id, de_estado_id: line.estado_id, a_estado_id: after.estado_id },
  })
  await tellAnnulled(trx, ctx, kind, line)
}

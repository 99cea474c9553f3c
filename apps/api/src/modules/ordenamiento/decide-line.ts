/** A line is approved or denied at the desk of the authorisations, in the transaction of the decision. */
import type { Transaction } from 'kysely'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { applyOrderLine } from '@cauce/machines/life-cycles/order-line'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { passAct } from '../alertas/gate.ts'
import { nothingSince } from '../alertas/given-answers.ts'
import { lockAffiliateOfMedicine } from '../alertas/lock-affiliate.ts'
import { withdrawSignature } from '../firmas/withdraw-signature.ts'
import { replaceOrderDocuments } from '../pdf/document-queries.ts'
import { recordStep } from './life-queries.ts'
import { documentsOf, LIVING_KINDS, type LivingKey, type LivingType } from './line-kinds.ts'
import { lockLine } from './line-queries.ts'

const LIVING: readonly LivingType[] = [OrderType.medications, OrderType.procedures, OrderType.ownCodes]

interface Decided {
  readonly clave: LivingKey
  readonly linea_id: number
  readonly evento: 'aprobar' | 'negar'
  readonly motivo: string
}

/** Moves the line, which the caller holds with its patient. What may not go on is looked at again before it is approved. */
export const decideLine = async (trx: Transaction<DB>, ctx: UserCtx, { clave, linea_id, evento, motivo }: Decided) => {
  const tipo = LIVING.find((known) => LIVING_KINDS[known].clave === clave) ?? OrderType.medications
  const kind = LIVING_KINDS[tipo]
  const line = await lockLine(trx, ctx, kind, linea_id)
  if (line === undefined) throw notFound()
  const after = applyOrderLine(line.estado_id, evento)
  if ('error' in after) throw fail(409, 'orden.transicion_no_permitida', after.error)
  const act = {
    linea_id,
    evento,
    de_estado_id: line.estado_id,
    a_estado_id: after.estado_id,
    user_id: ctx.user.id,
    motivo,
    created_at: ctx.now(),
  }
  const held = await lockAffiliateOfMedicine(trx, tipo, linea_id)
  await recordStep(trx, await nothingSince(() => passAct(held, ctx, { tipo, orden_id: line.orden_id, act })))
  if (evento === 'negar') await withdrawSignature(trx, ctx, tipo === OrderType.medications ? linea_id : null, motivo)
  await replaceOrderDocuments(trx, documentsOf(kind, line))
  await audit(trx, ctx, {
    accion: `orden.${evento}`,
    recurso: kind.tabla,
    recurso_id: linea_id,
    afiliado_id: line.afiliado_id,
    detalle: { orden_id: line.orden_id, de_estado_id: line.estado_id, a_estado_id: after.estado_id },
  })
  return { tabla: kind.tabla, line }
}

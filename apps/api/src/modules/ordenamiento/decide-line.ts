/** A line is approved or denied at the desk of the authorisations, in the transaction of the decision. */
import type { Transaction } from 'kysely'
import { SINCE_ORDERED } from '@cauce/domain/medication/signature-request'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { applyOrderLine } from '@cauce/machines/life-cycles/order-line'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { ApiFailure, fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { requireReviewed } from '../alertas/standing-lines.ts'
import { withdrawSignature } from '../firmas/withdraw-signature.ts'
import { replaceOrderDocuments } from '../pdf/document-queries.ts'
import { recordStep } from './life-queries.ts'
import { documentsOf, LIVING_KINDS, type LivingKey } from './line-kinds.ts'
import { lockLine, type ReachedLine } from './line-queries.ts'

const KINDS = Object.values(LIVING_KINDS)
const MEDICATION = LIVING_KINDS[OrderType.medications]

/** 409 `alertas.sin_responder`: what was known since is answered by who prescribes, not by who authorises. */
const requireNothingSince = async (ctx: UserCtx, line: ReachedLine): Promise<void> => {
  try {
    await requireReviewed(ctx, line)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.codigo !== 'alertas.sin_responder') throw error
    throw fail(409, error.codigo, SINCE_ORDERED, error.errores)
  }
}

interface Decided {
  readonly clave: LivingKey
  readonly linea_id: number
  readonly evento: 'aprobar' | 'negar'
  readonly motivo: string
}

/** Moves the line, which the caller holds with its patient. What may not go on is looked at again before it is approved. */
export const decideLine = async (trx: Transaction<DB>, ctx: UserCtx, { clave, linea_id, evento, motivo }: Decided) => {
  const kind = KINDS.find((known) => known.clave === clave) ?? MEDICATION
  const line = await lockLine(trx, ctx, kind, linea_id)
  if (line === undefined) throw notFound()
  const after = applyOrderLine(line.estado_id, evento)
  if ('error' in after) throw fail(409, 'orden.transicion_no_permitida', after.error)
  if (evento === 'aprobar' && kind === MEDICATION) await requireNothingSince({ ...ctx, db: trx }, line)
  await recordStep(trx, kind, {
    linea_id,
    evento,
    de_estado_id: line.estado_id,
    a_estado_id: after.estado_id,
    user_id: ctx.user.id,
    motivo,
    created_at: ctx.now(),
  })
  if (evento === 'negar') await withdrawSignature(trx, ctx, kind === MEDICATION ? linea_id : null, motivo)
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

/** What every move of the lines of an ordered scheme begins with: who may, and the step of each line. @fuente spec 2 §4 */
import type { Transaction } from 'kysely'
import { MOVE_NOT_ALLOWED } from '@cauce/domain/ordering/order-line-actions'
import { applySchemeLine, type SchemeMove } from '@cauce/machines/life-cycles/scheme-order'
import type { DB } from '../../db/tables.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { requireWriter } from '../consultas/access.ts'
import { requireSigner } from '../consultas/signer.ts'
import * as queries from './order-queries.ts'

export const notAllowed = () => fail(409, 'orden.transicion_no_permitida', MOVE_NOT_ALLOWED)

/** The heads, locked, when the person acts in a consultation of their affiliates and may sign a scheme. */
export const lockReached = async (trx: Transaction<DB>, ctx: UserCtx, orderIds: readonly number[]) => {
  const heads = orderIds.length === 0 ? [] : await queries.lockHeads(trx, ctx, orderIds)
  if (heads.length === 0) throw notFound()
  for (const head of heads) requireWriter(head)
  await requireSigner(trx, ctx, 'esquemas')
  return heads
}

export interface Line {
  readonly id: number
  readonly estado_id: number
}

const stepOf = (evento: SchemeMove, { id, estado_id }: Line): queries.SchemeStep | null => {
  const after = applySchemeLine(estado_id, evento)
  return 'error' in after ? null : { linea_id: id, evento, de_estado_id: estado_id, a_estado_id: after.estado_id }
}

/** The steps of the lines that can take it. */
export const stepsOf = (evento: SchemeMove, lines: readonly Line[]): readonly queries.SchemeStep[] =>
  lines.flatMap((line) => stepOf(evento, line) ?? [])

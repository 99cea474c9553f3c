/** An order of medications against the catalogue and the contracts of this moment: for who creates it and for who asks what would happen. */
import type { Transaction } from 'kysely'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { AnsweredLine } from './new-line.ts'
import { medicationContext, type MedicationContext } from './order-context.ts'
import { checkedLines } from './order-lines.ts'

export interface JudgedOrder {
  readonly context: MedicationContext
  /** The rows before their checks are made, with what was answered of each. */
  readonly judged: readonly AnsweredLine[]
}

/** @param within the context of that transaction; throws what an order would be refused with before its checks are looked at */
export const judgedOrder = async (
  trx: Transaction<DB>,
  within: UserCtx,
  consultaId: number,
  lines: readonly MedicationLine[],
): Promise<JudgedOrder> => {
  const context = await medicationContext(trx, within, consultaId, lines)
  const rows = checkedLines(lines, context, within.today())
  return { context, judged: rows.map((row, index) => ({ row, comprobaciones: lines[index]?.comprobaciones ?? [] })) }
}

/** An order of medications against the catalogue, the contracts and the knowledge of this moment: for who creates it and for who asks what would happen. */
import type { Transaction } from 'kysely'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { checkLines, type CheckedLine, type LineToCheck } from '../alertas/check-lines.ts'
import type { NewMedicationLine } from './insert-medications.ts'
import { medicationContext, type MedicationContext } from './order-context.ts'
import { checkedLines } from './order-lines.ts'

const toCheck = (line: MedicationLine): LineToCheck => ({
  codesumi_id: line.articulo.codesumi.id,
  via: line.via,
  dosis: line.dosis,
  unidad_dosis: line.unidad_dosis ?? null,
  frecuencia: line.frecuencia,
  tiempo: line.tiempo,
  duracion: line.duracion,
  meses: line.meses,
  reemplaza_id: line.reemplaza?.orden_articulos_id ?? null,
  comprobaciones: line.comprobaciones,
})

export interface JudgedOrder {
  readonly context: MedicationContext
  /** The rows before anybody signs over them. */
  readonly judged: readonly NewMedicationLine[]
  readonly checked: readonly CheckedLine[]
}

/** @param within the context of that transaction; throws what an order would be refused with before its checks are looked at */
export const judgedOrder = async (
  trx: Transaction<DB>,
  within: UserCtx,
  consultaId: number,
  lines: readonly MedicationLine[],
): Promise<JudgedOrder> => {
  const context = await medicationContext(trx, within, consultaId, lines)
  const judged = checkedLines(lines, context, within.today())
  const { afiliado_id } = context.routing
  return { context, judged, checked: await checkLines(within, { afiliado_id, lines: lines.map(toCheck) }) }
}

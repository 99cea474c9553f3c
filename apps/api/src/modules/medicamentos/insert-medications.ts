/** Writing an order of medications: lines, first step of each, routings and ledger. */
import { sql, type Transaction } from 'kysely'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'
import type { NewLedgerRow } from '../alertas/check-lines.ts'
import type { Passed } from '../alertas/gate.ts'
import { insertLedger } from '../alertas/insert-ledger.ts'
import { askSignatures } from '../firmas/ask-signatures.ts'
import type { CheckedOrder, NewMedicationLine } from './new-line.ts'

export interface NewMedicationOrder {
  readonly consulta_id: number
  readonly user_id: number
  readonly created_at: Date
}

const nextIds = async (trx: Transaction<DB>, sequence: string, count: number): Promise<number[]> => {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(${sequence}::regclass)::int as id from generate_series(1, ${count}::int)`.execute(trx)
  return rows.map(({ id }) => id)
}

interface Numbered {
  readonly id: number
  readonly routing_id: number | null
  readonly line: NewMedicationLine
  readonly ledger: readonly NewLedgerRow[]
}

const numbered = async (trx: Transaction<DB>, { lines }: CheckedOrder): Promise<Numbered[]> => {
  const ids = await nextIds(trx, 'orden_articulos_id_seq', lines.length)
  const routed = lines.flatMap(({ row }) => (row.routing.rep_id === null ? [] : [row]))
  const routingIds = await nextIds(trx, 'direccionamientos_id_seq', routed.length)
  return lines.map(({ row, ledger }, index) => ({
    id: ids[index] ?? 0,
    routing_id: routingIds[routed.indexOf(row)] ?? null,
    line: row,
    ledger,
  }))
}

const insertLines = (
  trx: Transaction<DB>,
  order: NewMedicationOrder & { readonly id: number; readonly afiliado_id: number },
  all: readonly Numbered[],
) =>
  trx
    .insertInto('orden_articulos')
    .values(
      all.map(({ id, routing_id, line }) => {
        const { routing, movimiento_motivo: _reason, firma: _asked, reemplaza, ...columns } = line
        return {
          ...columns,
          id,
          orden_id: order.id,
          afiliado_id: order.afiliado_id,
          rep_id: routing.rep_id,
          direccionamiento_id: routing_id,
          direccionamieno_automatico: routing.automatico,
          regla_direccionamiento: routing.regla,
          motivo_direccionamiento: routing.motivo,
          estado_desde: order.created_at,
          reemplaza_id: reemplaza?.id ?? null,
          created_at: order.created_at,
        }
      }),
    )
    .execute()

const insertSteps = (trx: Transaction<DB>, { user_id, created_at }: NewMedicationOrder, all: readonly Numbered[]) =>
  trx
    .insertInto('orden_movimientos')
    .values(
      all.map(({ id, line }) => ({
        orden_articulos_id: id,
        evento: 'crear',
        a_estado_id: line.estado_id,
        user_id,
        motivo: line.movimiento_motivo,
        created_at,
      })),
    )
    .execute()

const insertRoutings = async (
  trx: Transaction<DB>,
  { user_id, created_at }: NewMedicationOrder,
  all: readonly Numbered[],
): Promise<void> => {
  const rows = all.flatMap(({ id, routing_id, line: { routing } }) =>
    routing_id === null || routing.rep_id === null
      ? []
      : [
          {
            id: routing_id,
            orden_articulos_id: id,
            rep_id: routing.rep_id,
            regla: routing.regla,
            motivo: routing.motivo,
            user_id,
            created_at,
          },
        ],
  )
  if (rows.length > 0) await trx.insertInto('direccionamientos').values(rows).execute()
}

/** Writes the order with its lines, which only the gate lets through; answers its id and those of its lines, in their order. */
export const insertMedicationOrder = async (
  trx: Transaction<DB>,
  created: NewMedicationOrder,
  passed: Passed<CheckedOrder>,
): Promise<{ readonly id: number; readonly lineIds: readonly number[] }> => {
  const order = { ...created, afiliado_id: passed.what.afiliado_id }
  const { id } = await trx
    .insertInto('ordenes')
    .values({ ...order, tipo_orden_id: OrderType.medications })
    .returning('id')
    .executeTakeFirstOrThrow()
  const all = await numbered(trx, passed.what)
  await insertLines(trx, { ...order, id }, all)
  await insertSteps(trx, order, all)
  await insertRoutings(trx, order, all)
  await insertLedger(trx, order.created_at, all)
  await askSignatures(
    trx,
    { ...order, id },
    all.flatMap(({ id: linea_id, line: { firma } }) => (firma === null ? [] : [{ ...firma, linea_id }])),
  )
  return { id, lineIds: all.map((each) => each.id) }
}

/** Writing an order of medications: lines, first step of each, routings and ledger. */
import { sql, type Transaction } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { TimeUnit } from '@cauce/domain/medication/time-unit'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'
import type { NewLedgerRow } from '../alertas/check-lines.ts'
import { insertLedger } from '../alertas/insert-ledger.ts'
import { askSignatures, type AskedSignature } from '../firmas/ask-signatures.ts'
import type { Routing } from '@cauce/domain/ordering/chosen-routing'

export interface NewMedicationLine {
  readonly codesumi_id: number
  readonly via: string
  readonly dosis: number
  /** In what the dose is measured; null: units of the presentation. */
  readonly unidad_dosis: string | null
  readonly unidad: string
  readonly frecuencia: number
  readonly unidad_tiempo: TimeUnit
  readonly duracion: number
  readonly meses: number
  readonly cantidad_medico: number
  readonly observacion: string
  readonly diagnostico_id: number
  readonly requiere_autorizacion: boolean
  readonly routing: Routing
  readonly fecha_vigencia: CalendarDate
  readonly fecha_vencimiento: CalendarDate
  readonly fin_tratamiento: CalendarDate
  readonly estado_id: number
  /** What another professional signs over; null: nothing. */
  readonly segunda_firma: string | null
  /** What is asked of the other professional; null: nothing. */
  readonly firma: AskedSignature | null
  /** Why it is created in that state. */
  readonly movimiento_motivo: string | null
  readonly reemplaza: { readonly id: number; readonly motivo: string } | null
}

export interface NewMedicationOrder {
  readonly consulta_id: number
  readonly afiliado_id: number
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

const numbered = async (
  trx: Transaction<DB>,
  lines: readonly NewMedicationLine[],
  ledgers: readonly (readonly NewLedgerRow[])[],
): Promise<Numbered[]> => {
  const ids = await nextIds(trx, 'orden_articulos_id_seq', lines.length)
  const routed = lines.filter(({ routing }) => routing.rep_id !== null)
  const routingIds = await nextIds(trx, 'direccionamientos_id_seq', routed.length)
  return lines.map((line, index) => ({
    id: ids[index] ?? 0,
    routing_id: routingIds[routed.indexOf(line)] ?? null,
    line,
    ledger: ledgers[index] ?? [],
  }))
}

const insertLines = (
  trx: Transaction<DB>,
  order: NewMedicationOrder & { readonly id: number },
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

/** Writes the order with its lines; answers its id and those of its lines, in their order. */
export const insertMedicationOrder = async (
  trx: Transaction<DB>,
  order: NewMedicationOrder,
  lines: readonly NewMedicationLine[],
  ledgers: readonly (readonly NewLedgerRow[])[],
): Promise<{ readonly id: number; readonly lineIds: readonly number[] }> => {
  const { id } = await trx
    .insertInto('ordenes')
    .values({ ...order, tipo_orden_id: OrderType.medications })
    .returning('id')
    .executeTakeFirstOrThrow()
  const all = await numbered(trx, lines, ledgers)
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

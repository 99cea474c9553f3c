/** Medicines of an affiliate that are handed over by parts. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import {
  DELIVERY_STATE_NAMES,
  deliveryBalance,
  deliveryLimit,
  deliveryState,
  type DeliveryBalance,
  type DeliveryRecord,
} from '@cauce/domain/history/partial-delivery'
import type { PartialDeliveryRow } from '@cauce/domain/history/rows'
import type { LegalRecords } from '@cauce/domain/sick-leave/law'
import type { Answer, Body } from '@cauce/contract/entry'
import type { historico } from '@cauce/contract/historico'
import type { UserCtx } from '../../http/handle.ts'
import { named } from '../consultas/affiliate-queries.ts'
import { deliveryHours } from './delivery-hours.ts'
import * as queries from './delivery-queries.ts'
import { askedFor, pageOf } from './paging.ts'
import { noteReading, reachAffiliate, requirePeriod } from './reader.ts'

type Module = typeof historico

type Asked = Body<Module['medicamentosParciales']>
type Part = Omit<queries.DeliveryRow, 'created_at'> & { readonly created_at: string }

/** Deliveries as the rules read them. */
export const partsOf = (rows: readonly queries.DeliveryRow[]): readonly Part[] =>
  rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))

const STATES: ReadonlyMap<number, string> = new Map(DELIVERY_STATE_NAMES.map(({ id, nombre }) => [id, nombre]))

interface Standing {
  readonly balance: DeliveryBalance<Part>
  readonly estado_id: number
  /** Hours in which what is owed is handed over. */
  readonly horas: LegalRecords<DeliveryRecord>
}

const rowOf = (line: queries.DeliveredLine, { balance, estado_id, horas }: Standing): PartialDeliveryRow => ({
  linea_id: line.id,
  orden_id: line.orden_id,
  medicamento: line.medicamento,
  unidad: line.unidad,
  fecha_orden: bogotaDate(line.created_at.getTime()),
  cantidad_formulada: balance.formulada,
  cantidad_entregada: balance.entregada,
  cantidad_pendiente: balance.pendiente,
  rep: named(line.rep_id, line.rep),
  estado_id,
  estado: { id: estado_id, nombre: STATES.get(estado_id) ?? '' },
  ultima_entrega: balance.entregas.at(-1)?.fecha ?? null,
  limite: deliveryLimit(balance, horas),
  entregas: balance.entregas.map(({ id, fecha, cantidad, quien, observacion }) => ({
    id,
    fecha,
    cantidad,
    quien,
    observacion,
  })),
})

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other)
/** What is owed nothing comes after everything that is. */
const NEVER = '9999'

type Compare = (one: PartialDeliveryRow, other: PartialDeliveryRow) => number
const byDay: Compare = (one, other) => compare(one.fecha_orden, other.fecha_orden)
const byName: Compare = (one, other) => one.medicamento.localeCompare(other.medicamento, 'es-CO')
const byLimit: Compare = (one, other) => compare(one.limite ?? NEVER, other.limite ?? NEVER)
const backwards =
  (order: Compare): Compare =>
  (one, other) =>
    order(other, one)

const ORDERS: Readonly<Record<NonNullable<Asked['orden']>, Compare>> = {
  fecha: byDay,
  '-fecha': backwards(byDay),
  nombre: byName,
  '-nombre': backwards(byName),
  limite: byLimit,
  '-limite': backwards(byLimit),
}

/** A page of the medicines handed over by parts, what must be handed over first unless told. */
export const partialDeliveries = async (
  ctx: UserCtx,
  asked: Asked,
): Promise<Answer<Module['medicamentosParciales']>> => {
  requirePeriod(asked)
  await reachAffiliate(ctx, asked.afiliado_id)
  const lines = await queries.deliveredLines(ctx.db, asked)
  const deliveries = Map.groupBy(
    partsOf(
      await queries.deliveriesOf(
        ctx.db,
        lines.map(({ id }) => id),
      ),
    ),
    ({ orden_articulos_id }) => orden_articulos_id,
  )
  noteReading(ctx, asked.afiliado_id, { accion: 'historico.medicamentos_parciales', detalle: askedFor(asked) })
  const horas = await deliveryHours(ctx.db)
  const rows = lines.flatMap((line) => {
    const balance = deliveryBalance(line, deliveries.get(line.id) ?? [])
    const state = deliveryState(balance)
    return state === null ? [] : [rowOf(line, { balance, estado_id: state, horas })]
  })
  const order = ORDERS[asked.orden ?? 'limite']
  return pageOf(
    rows.toSorted((one, other) => order(one, other) || other.linea_id - one.linea_id),
    asked,
    DELIVERY_STATE_NAMES,
  )
}

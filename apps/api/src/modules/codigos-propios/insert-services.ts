/** Writing an order of services. */
import { sql, type Transaction } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'
import type { NewOrder } from '../ordenamiento/insert-order.ts'
import { jsonText } from '../../db/json-text.ts'

export interface NewService {
  readonly codigo_propio_id: number
  readonly cantidad: number
  readonly observacion: string
  readonly rep_id: number | null
  readonly automatico: boolean
  readonly regla: string
  readonly motivo: string
  readonly fecha_vigencia: CalendarDate
  readonly fecha_vencimiento: CalendarDate
  readonly estado_id: number
  readonly movimiento_motivo: string | null
}

export interface InsertedServices {
  readonly id: number
  /** Codes that did enter: one that is in course does not, also when it was ordered at the same instant. */
  readonly codigos: readonly number[]
}

/**
 * Order, lines, first step of each line's life and routing of each routed line in one statement. Lines enter in the order of
 * their codes, so that two simultaneous orders wait for each other and never both for the other; they keep the ids of the list.
 */
export const insertServices = async (
  trx: Transaction<DB>,
  order: NewOrder,
  lines: readonly NewService[],
): Promise<InsertedServices> => {
  const numbered = jsonText(lines.map((line, n) => ({ n, ...line })))
  const at = sql`${order.created_at.toISOString()}::timestamptz`
  const user = sql`${order.user_id}::int`
  const { rows } = await sql<{ id: number; codigo: number }>`
    with orden as (
      insert into ordenes (consulta_id, afiliado_id, tipo_orden_id, user_id, created_at)
      values (${order.consulta_id}::int, ${order.afiliado_id}::int, ${OrderType.ownCodes}::int, ${user}, ${at})
      returning id
    ), entrada as (
      select * from jsonb_to_recordset(${numbered}::jsonb) as e (
        n int, codigo_propio_id int, cantidad int, observacion text, rep_id int, automatico boolean, regla text, motivo text,
        fecha_vigencia date, fecha_vencimiento date, estado_id int, movimiento_motivo text)
    ), numeradas as materialized (
      select e.*, nextval('orden_codigos_propios_id_seq')::int as id,
        case when e.rep_id is not null then nextval('direccionamientos_id_seq')::int end as dir_id
      from (select orden.id as orden_id, entrada.* from orden cross join entrada order by n) e
    ), lineas as (
      insert into orden_codigos_propios (id, orden_id, afiliado_id, codigo_propio_id, cantidad, observacion, rep_id,
        direccionamiento_id, direccionamieno_automatico, regla_direccionamiento, motivo_direccionamiento, fecha_vigencia,
        fecha_vencimiento, estado_id, estado_desde, created_at)
      select n.id, n.orden_id, ${order.afiliado_id}::int, n.codigo_propio_id, n.cantidad, n.observacion, n.rep_id, n.dir_id,
        n.automatico, n.regla, n.motivo, n.fecha_vigencia, n.fecha_vencimiento, n.estado_id, ${at}, ${at}
      from numeradas n order by n.codigo_propio_id
      on conflict (afiliado_id, codigo_propio_id) where en_curso do nothing
      returning id, orden_id, codigo_propio_id
    ), movimientos as (
      insert into orden_movimientos (orden_codigo_propio_id, evento, a_estado_id, user_id, motivo, created_at)
      select n.id, 'crear', n.estado_id, ${user}, n.movimiento_motivo, ${at} from numeradas n join lineas using (id)
    ), rutas as (
      insert into direccionamientos (id, orden_codigo_propio_id, rep_id, regla, motivo, user_id, created_at)
      select n.dir_id, n.id, n.rep_id, n.regla, n.motivo, ${user}, ${at}
      from numeradas n join lineas using (id) where n.dir_id is not null
    )
    select orden.id, lineas.codigo_propio_id as codigo from orden left join lineas on true`.execute(trx)
  return { id: rows[0]?.id ?? 0, codigos: rows.map(({ codigo }) => codigo) }
}

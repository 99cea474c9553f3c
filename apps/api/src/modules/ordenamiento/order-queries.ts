/** Writing an order, and reading the lines of an affiliate. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { LineConsentState } from '@cauce/domain/procedure/active-line'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable } from '../consultas/access.ts'
import { OPEN_STATUSES } from '../consultas/queries.ts'

export interface NewOrder {
  readonly consulta_id: number
  readonly afiliado_id: number
  readonly user_id: number
  readonly created_at: Date
}

export interface NewLine {
  readonly cup_id: number
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
  readonly historico_id: number | null
  readonly requiere_consentimiento: boolean
  readonly consentimiento: LineConsentState
}

/**
 * Order, lines, first step of each line's life and routing of each routed line, in one statement: one trip to the database
 * whatever the number of lines. Answers the order's id.
 */
export const insertOrder = async (
  trx: Transaction<DB>,
  order: NewOrder,
  lines: readonly NewLine[],
): Promise<number> => {
  const numbered = JSON.stringify(lines.map((line, n) => ({ n, ...line })))
  const at = sql`${order.created_at.toISOString()}::timestamptz`
  const user = sql`${order.user_id}::int`
  const { rows } = await sql<{ id: number }>`
    with entrada as (
      select * from jsonb_to_recordset(${numbered}::jsonb) as e (
        n int, cup_id int, cantidad int, observacion text, rep_id int, automatico boolean, regla text, motivo text,
        fecha_vigencia date, fecha_vencimiento date, estado_id int, movimiento_motivo text, historico_id int,
        requiere_consentimiento boolean, consentimiento text)
    ), orden as (
      insert into ordenes (consulta_id, afiliado_id, tipo_orden_id, user_id, created_at)
      values (${order.consulta_id}::int, ${order.afiliado_id}::int, ${OrderType.procedures}::int, ${user}, ${at})
      returning id
    ), numeradas as (
      select e.*, nextval(pg_get_serial_sequence('orden_procedimientos', 'id'))::int as id,
        case when e.rep_id is not null then nextval(pg_get_serial_sequence('direccionamientos', 'id'))::int end as dir_id
      from (select * from entrada order by n) e
    ), lineas as (
      insert into orden_procedimientos (id, orden_id, afiliado_id, cup_id, cantidad, observacion, rep_id, direccionamiento_id,
        direccionamieno_automatico, regla_direccionamiento, motivo_direccionamiento, fecha_vigencia, fecha_vencimiento,
        estado_id, estado_desde, historico_id, requiere_consentimiento, consentimiento, created_at)
      select n.id, orden.id, ${order.afiliado_id}::int, n.cup_id, n.cantidad, n.observacion, n.rep_id, n.dir_id, n.automatico,
        n.regla, n.motivo, n.fecha_vigencia, n.fecha_vencimiento, n.estado_id, ${at}, n.historico_id,
        n.requiere_consentimiento, n.consentimiento, ${at}
      from numeradas n cross join orden
    ), movimientos as (
      insert into orden_procedimiento_movimientos (orden_procedimientos_id, evento, a_estado_id, user_id, motivo, created_at)
      select n.id, 'crear', n.estado_id, ${user}, n.movimiento_motivo, ${at} from numeradas n
    ), rutas as (
      insert into direccionamientos (id, orden_procedimientos_id, rep_id, regla, motivo, user_id, created_at)
      select n.dir_id, n.id, n.rep_id, n.regla, n.motivo, ${user}, ${at} from numeradas n where n.dir_id is not null
    )
    select id from orden`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('El pedido no devolvió su número')
  return row.id
}

/** Days that a closed or expired line stays in the list of active orders. */
const RECENT_DAYS = 60
const MAX_LINES_SHOWN = 200
const MAX_HISTORY = 50
const HISTORY_DAYS = 365

/**
 * Lines of the affiliate of the consultation: those that can still be used first, then those that were closed lately; newest
 * first. Undefined when there is no such consultation. Instants inside come as ISO text.
 */
export const activeLines = (db: Kysely<DB>, ctx: UserCtx, consultaId: number) => {
  const since = addDays(ctx.today(), -RECENT_DAYS)
  const isOpen = sql<boolean>`l.estado_id in (${sql.join([...OPEN_STATUSES])})`
  return db
    .selectFrom('consultas as c')
    .select((eb) => [
      isReachable(ctx).as('accesible'),
      jsonArrayFrom(
        eb
          .selectFrom('orden_procedimientos as l')
          .innerJoin('cups as p', 'p.id', 'l.cup_id')
          .innerJoin('estados as s', 's.id', 'l.estado_id')
          .leftJoin('reps as r', 'r.id', 'l.rep_id')
          .leftJoin('consentimientos as k', 'k.orden_procedimientos_id', 'l.id')
          .leftJoin('documentos as d', 'd.id', 'k.documento_id')
          .select([
            'l.id',
            'l.orden_id',
            'l.cup_id',
            'p.codigo',
            'p.nombre',
            'l.cantidad',
            'l.observacion',
            'l.rep_id',
            'r.nombre as rep_nombre',
            'l.direccionamiento_id',
            'l.direccionamieno_automatico',
            'l.regla_direccionamiento',
            'l.motivo_direccionamiento',
            sql<string>`l.fecha_vigencia::text`.as('fecha_vigencia'),
            sql<string>`l.fecha_vencimiento::text`.as('fecha_vencimiento'),
            'l.estado_id',
            's.nombre as estado',
            'l.estado_desde',
            'l.estado_motivo',
            'l.consentimiento',
            'd.archivo as documento',
            'l.created_at',
          ])
          .whereRef('l.afiliado_id', '=', 'c.afiliado_id')
          .where((inner) =>
            inner.or([
              inner.and([isOpen, inner('l.fecha_vencimiento', '>=', since)]),
              inner('l.estado_desde', '>=', sql<Date>`${since}::date`),
            ]),
          )
          .orderBy(isOpen, 'desc')
          .orderBy('l.id', 'desc')
          .limit(MAX_LINES_SHOWN),
      ).as('lineas'),
    ])
    .where('c.id', '=', consultaId)
    .executeTakeFirst()
}

export type ActiveLineRow = NonNullable<Awaited<ReturnType<typeof activeLines>>>['lineas'][number]

/** Orders of the same procedure for the affiliate in the last 365 days, newest first. */
export const procedureHistory = (db: Kysely<DB>, affiliateId: number, cupId: number, today: CalendarDate) =>
  db
    .selectFrom('orden_procedimientos as l')
    .innerJoin('estados as s', 's.id', 'l.estado_id')
    .leftJoin('reps as r', 'r.id', 'l.rep_id')
    .select([
      'l.orden_id',
      's.nombre as estado',
      'l.estado_id',
      'r.nombre as rep_nombre',
      'l.fecha_vigencia',
      'l.cantidad',
    ])
    .where('l.afiliado_id', '=', affiliateId)
    .where('l.cup_id', '=', cupId)
    .where('l.created_at', '>=', sql<Date>`${addDays(today, -HISTORY_DAYS)}::date`)
    .orderBy('l.id', 'desc')
    .limit(MAX_HISTORY)
    .execute()

/** Whether some valid line of the order has recommendations; undefined when there is no such order. */
export const orderRecommends = (db: Kysely<DB>, ctx: UserCtx, orderId: number) =>
  db
    .selectFrom('ordenes as o')
    .innerJoin('consultas as c', 'c.id', 'o.consulta_id')
    .select((eb) => [
      isReachable(ctx).as('accesible'),
      eb
        .exists(
          eb
            .selectFrom('orden_procedimientos as l')
            .innerJoin('recomendaciones_cups as rc', 'rc.cup_id', 'l.cup_id')
            .select('l.id')
            .whereRef('l.orden_id', '=', 'o.id')
            .where('l.estado_id', 'in', OPEN_STATUSES),
        )
        .as('recomienda'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirst()

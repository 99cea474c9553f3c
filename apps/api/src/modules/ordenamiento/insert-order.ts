/** Writing an order. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { LineConsentState } from '@cauce/domain/procedure/active-line'
import { prepared } from '../../db/prepared.ts'
import type { DB } from '../../db/tables.ts'
import type { TakeKey } from '../../http/idempotency.ts'
import { jsonText } from '../../db/json-text.ts'

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
  /** Turn among the open lines of the same procedure, patient and site, the next to those that were read. */
  readonly repeticion: number
  readonly requiere_consentimiento: boolean
  readonly consentimiento: LineConsentState
}

/** Constraint by which one turn of a procedure for a patient at a site is one open line. */
export const SAME_ORDER = 'orden_procedimientos_una_vez'

/** What is kept together with the order. */
export interface KeptWithOrder {
  readonly takeKey: TakeKey
  /** Answer to the caller, a jsonb expression over `pedido.id`. */
  readonly answer: RawBuilder<unknown>
  /** Insert of the audit entry for the rows of `source`. */
  readonly audit: (source: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Parts that tell the order to the other modules, over `orden` and `numeradas`. */
  readonly told: RawBuilder<unknown>
}

/**
 * Key, order, lines, first step of each line's life, routing of each routed line and audit, all or nothing in one statement:
 * one trip to the database whatever the number of lines. Answers the order's id, or null when somebody has the key.
 *
 * Two that are ordered at the same instant ask for the same turn: the database refuses one (23505, {@link SAME_ORDER}). Lines enter
 * by procedure and site, so that two orders wait for each other and never both for the other.
 */
export const insertOrder = async (
  db: Kysely<DB>,
  order: NewOrder,
  lines: readonly NewLine[],
  { takeKey, answer, audit, told }: KeptWithOrder,
): Promise<number | null> => {
  const numbered = jsonText(lines.map((line, n) => ({ n, ...line })))
  const at = sql`${order.created_at.toISOString()}::timestamptz`
  const user = sql`${order.user_id}::int`
  const { rows } = await sql<{ id: number }>`${prepared}
    with pedido as materialized (
      select nextval('ordenes_id_seq')::int as id
    ), clave as (
      ${takeKey(answer, sql`pedido`)}
    ), orden as (
      insert into ordenes (id, consulta_id, afiliado_id, tipo_orden_id, user_id, created_at)
      select pedido.id, ${order.consulta_id}::int, ${order.afiliado_id}::int, ${OrderType.procedures}::int, ${user}, ${at}
      from pedido cross join clave
      returning id
    ), entrada as (
      select * from jsonb_to_recordset(${numbered}::jsonb) as e (
        n int, cup_id int, cantidad int, observacion text, rep_id int, automatico boolean, regla text, motivo text,
        fecha_vigencia date, fecha_vencimiento date, estado_id int, movimiento_motivo text, historico_id int, repeticion int,
        requiere_consentimiento boolean, consentimiento text)
    ), numeradas as (
      select e.*, nextval('orden_procedimientos_id_seq')::int as id,
        case when e.rep_id is not null then nextval('direccionamientos_id_seq')::int end as dir_id
      from (select orden.id as orden_id, entrada.* from orden cross join entrada order by n) e
    ), lineas as (
      insert into orden_procedimientos (id, orden_id, afiliado_id, cup_id, cantidad, observacion, rep_id, direccionamiento_id,
        direccionamieno_automatico, regla_direccionamiento, motivo_direccionamiento, fecha_vigencia, fecha_vencimiento,
        estado_id, estado_desde, historico_id, repeticion, requiere_consentimiento, consentimiento, created_at)
      select n.id, n.orden_id, ${order.afiliado_id}::int, n.cup_id, n.cantidad, n.observacion, n.rep_id, n.dir_id, n.automatico,
        n.regla, n.motivo, n.fecha_vigencia, n.fecha_vencimiento, n.estado_id, ${at}, n.historico_id,
        n.repeticion, n.requiere_consentimiento, n.consentimiento, ${at}
      from numeradas n order by n.cup_id, n.rep_id
    ), movimientos as (
      insert into orden_movimientos (orden_procedimientos_id, evento, a_estado_id, user_id, motivo, created_at)
      select n.id, 'crear', n.estado_id, ${user}, n.movimiento_motivo, ${at} from numeradas n
    ), rutas as (
      insert into direccionamientos (id, orden_procedimientos_id, rep_id, regla, motivo, user_id, created_at)
      select n.dir_id, n.id, n.rep_id, n.regla, n.motivo, ${user}, ${at} from numeradas n where n.dir_id is not null
    ), auditado as (
      ${audit(sql`orden`)}
    ), ${told}
    select id from orden`.execute(db)
  return rows[0]?.id ?? null
}

/** What waits for who attends and for who audits. */
import { sql, type RawBuilder } from 'kysely'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import { REFUSED_DAYS } from '@cauce/domain/home/topics'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { OPEN_STATUSES, isReachable, isWritable } from '../consultas/open.ts'
import { EVERY_KIND, lineRows, type RowKind } from './line-rows.ts'
import type { Asking, TopicRow } from './rows.ts'

const midnight = (day: string): RawBuilder<Date> => sql<Date>`${`${day}T00:00:00-05:00`}::timestamptz`

/** Written literally, so that the partial indexes serve. */
const OPEN = sql.raw(OPEN_STATUSES.join(', '))

/** What another professional has yet to sign is not for the audit yet. */
const isSigned = (kind: RowKind): RawBuilder<boolean> =>
  kind === 'medicamentos'
    ? sql<boolean>`not exists (select from segundas_firmas f where f.orden_articulos_id = l.id
        and f.estado in ('pedida', 'abierta'))`
    : sql<boolean>`true`

/** Lines that the audit has to decide on. */
export const toDecide = ({ ctx }: Asking): RawBuilder<TopicRow> =>
  lineRows(
    EVERY_KIND,
    (kind) =>
      sql<boolean>`l.estado_id = ${sql.lit(OrderStatus.pendingAudit)} and ${isReachable(ctx)} and ${isSigned(kind)}`,
  )

/** Lines of who asks, or of whom they stand in for, that the audit refused of late. */
export const refusedLines = ({ ctx }: Asking): RawBuilder<TopicRow> =>
  lineRows(
    EVERY_KIND,
    () => sql<boolean>`l.estado_id = ${sql.lit(OrderStatus.denied)}
      and l.estado_desde >= ${midnight(addDays(ctx.today(), -REFUSED_DAYS))} and ${isWritable(ctx)}`,
  )

/** Lines of theirs that are in force and that nobody has been told to do. */
export const withoutSite = ({ ctx }: Asking): RawBuilder<TopicRow> =>
  lineRows(
    EVERY_KIND,
    () => sql<boolean>`l.rep_id is null and l.estado_id in (${OPEN})
      and l.fecha_vencimiento >= ${ctx.today()}::date and ${isWritable(ctx)}`,
  )

/** Consultations of an earlier day that they began and did not finish. */
export const openRecords = ({ ctx }: Asking): RawBuilder<TopicRow> => sql<TopicRow>`
  select c.id, null::int as tipo_orden_id, null::int as orden_id, k.nombre as titulo, null::int as item_id,
    c.id as consulta_id, c.afiliado_id, c.rep_id, false as automatico, c.motivo, c.estado_id, s.nombre as estado,
    null::text as nota, c.fecha_hora as desde, null::date as hasta
  from consultas c
  join tipos_consulta k on k.id = c.tipo_consulta_id
  join estados_consulta s on s.id = c.estado_id
  where c.estado_id = ${sql.lit(ConsultationStatus.inProgress)} and c.fecha_hora < ${midnight(ctx.today())}
    and ${isWritable(ctx)}`

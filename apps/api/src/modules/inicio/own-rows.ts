/** What an affiliate has: their orders, their prescriptions, their sick leaves. Of nobody else. */
import { sql, type RawBuilder } from 'kysely'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { REFUSED_DAYS } from '@cauce/domain/home/topics'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { LeaveStatus } from '@cauce/domain/sick-leave/sick-leave'
import { OPEN_STATUSES } from '../consultas/open.ts'
import { lineRows, type RowKind } from './line-rows.ts'
import type { Asking, TopicRow } from './rows.ts'

/** Sick leaves of the last year. */
const LEAVE_DAYS = 365

const OPEN = sql.raw(OPEN_STATUSES.join(', '))

/** What may still be used, and what was refused of late: it carries its reason. */
const inForce = (kinds: readonly RowKind[], { ctx }: Asking): RawBuilder<TopicRow> =>
  lineRows(
    kinds,
    () => sql<boolean>`l.afiliado_id = ${ctx.user.afiliado_id}::int
      and ((l.estado_id in (${OPEN}) and l.fecha_vencimiento >= ${ctx.today()}::date)
        or (l.estado_id = ${sql.lit(OrderStatus.denied)}
          and l.estado_desde >= ${`${addDays(ctx.today(), -REFUSED_DAYS)}T00:00:00-05:00`}::timestamptz))`,
  )

export const ownServices = (asking: Asking): RawBuilder<TopicRow> => inForce(['procedimientos', 'servicios'], asking)
export const ownMedicines = (asking: Asking): RawBuilder<TopicRow> => inForce(['medicamentos'], asking)

export const ownLeaves = ({ ctx }: Asking): RawBuilder<TopicRow> => sql<TopicRow>`
  select i.id, null::int as tipo_orden_id, null::int as orden_id,
    concat(i.dias, case when i.dias = 1 then ' día' else ' días' end, ', desde el ', to_char(i.fecha_inicio, 'DD/MM/YYYY'))
      as titulo,
    null::int as item_id, i.consulta_id, i.afiliado_id, null::int as rep_id, false as automatico, '' as motivo, i.estado_id,
    case when i.ultimo_dia >= ${ctx.today()}::date then 'Vigente' else 'Terminada' end as estado, null::text as nota,
    i.created_at as desde, i.ultimo_dia as hasta
  from incapacidades i
  where i.afiliado_id = ${ctx.user.afiliado_id}::int and i.estado_id <> ${sql.lit(LeaveStatus.annulled)}
    and i.ultimo_dia >= ${addDays(ctx.today(), -LEAVE_DAYS)}::date`

/** Medicines of which a part was handed over and the rest is owed: what `history/partial-delivery.ts` says of one, as SQL. */
import { sql, type RawBuilder } from 'kysely'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { DELIVERABLE } from '@cauce/domain/history/partial-delivery'
import { OWED_DAYS } from '@cauce/domain/home/topics'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { Asking, TopicRow } from './rows.ts'

/** Lines of the pharmacy of who asks, or of any where they work at none. */
export const owedDeliveries = ({ ctx, siteId }: Asking): RawBuilder<TopicRow> => sql<TopicRow>`
  select l.id, ${sql.lit(OrderType.medications)}::int as tipo_orden_id, l.orden_id, p.nombre as titulo, p.id as item_id,
    o.consulta_id, l.afiliado_id, l.rep_id, l.direccionamieno_automatico as automatico, '' as motivo, l.estado_id,
    s.nombre as estado, concat('Faltan ', l.cantidad_medico - e.entregado % l.cantidad_medico, ' de ', l.cantidad_medico)
      as nota,
    (select min(x.created_at) from (
      select d.created_at, sum(d.cantidad) over (order by d.id) as llevado
      from entregas_medicamentos d where d.orden_articulos_id = l.id
    ) x where x.llevado > e.entregado - e.entregado % l.cantidad_medico) as desde, null::date as hasta
  from (select d.orden_articulos_id, sum(d.cantidad)::int as entregado from entregas_medicamentos d
    where d.orden_articulos_id in (select v.orden_articulos_id from entregas_medicamentos v
      where v.created_at >= ${`${addDays(ctx.today(), -OWED_DAYS)}T00:00:00-05:00`}::timestamptz)
    group by 1) e
  join orden_articulos l on l.id = e.orden_articulos_id
  join ordenes o on o.id = l.orden_id
  join medicamentos p on p.id = l.codesumi_id
  join estados s on s.id = l.estado_id
  where l.cantidad_medico >= 1 and e.entregado % l.cantidad_medico <> 0
    and l.estado_id = any(${[...DELIVERABLE]}::int[])
    and (${siteId}::int is null or l.rep_id = ${siteId}::int)`

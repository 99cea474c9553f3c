/** What was ordered and has something that nobody answered since: to who ordered it, and to the pharmacy that would hand it over. */
import { sql, type RawBuilder } from 'kysely'
import { DELIVERABLE } from '@cauce/domain/history/partial-delivery'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { isWritable } from '../consultas/open.ts'
import type { Asking, TopicRow } from './rows.ts'

const reviewRows = (condition: RawBuilder<boolean>): RawBuilder<TopicRow> => sql<TopicRow>`
  select coalesce(l.id, h.id) as id,
    case when l.id is null then ${sql.lit(OrderType.schemes)}::int else ${sql.lit(OrderType.medications)}::int end as tipo_orden_id,
    v.orden_id, coalesce(p.nombre, concat('Esquema ', h.nombre_esquema)) as titulo, p.id as item_id, o.consulta_id,
    v.afiliado_id, coalesce(l.rep_id, h.rep_id) as rep_id,
    coalesce(l.direccionamieno_automatico, h.direccionamieno_automatico) as automatico, '' as motivo, s.id as estado_id,
    s.nombre as estado, v.hallazgos as nota, v.created_at as desde, null::date as hasta
  from medicamentos_por_revisar v
  join ordenes o on o.id = v.orden_id
  join consultas c on c.id = o.consulta_id
  left join orden_articulos l on l.id = v.orden_articulos_id
  left join medicamentos p on p.id = l.codesumi_id
  left join orden_esquemas h on h.orden_id = v.orden_id and v.orden_articulos_id is null
  join estados s on s.id = coalesce(l.estado_id, ${sql.lit(OrderStatus.active)})
  where ${condition}`

const CLOSED = sql.join([sql.lit(OrderStatus.annulled), sql.lit(OrderStatus.denied)])

/** What they, or whom they stand in for, ordered. */
export const ownToReview = ({ ctx }: Asking): RawBuilder<TopicRow> =>
  reviewRows(
    sql<boolean>`${isWritable(ctx)} and ((l.id is not null and l.estado_id not in (${CLOSED})) or h.en_curso is true)`,
  )

/** What their pharmacy, or any where they work at none, may hand over. */
export const pharmacyToReview = ({ siteId }: Asking): RawBuilder<TopicRow> =>
  reviewRows(sql<boolean>`l.estado_id = any(${[...DELIVERABLE]}::int[])
    and (${siteId}::int is null or l.rep_id = ${siteId}::int)`)

/** Ordered lines of the kinds that live the life of an order line, as rows of a topic. */
import { sql, type RawBuilder } from 'kysely'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { TopicRow } from './rows.ts'

const KINDS = {
  medicamentos: {
    tipo: OrderType.medications,
    tabla: 'orden_articulos',
    catalogo: 'medicamentos',
    item: 'codesumi_id',
  },
  procedimientos: { tipo: OrderType.procedures, tabla: 'orden_procedimientos', catalogo: 'cups', item: 'cup_id' },
  servicios: {
    tipo: OrderType.ownCodes,
    tabla: 'orden_codigos_propios',
    catalogo: 'codigos_propios',
    item: 'codigo_propio_id',
  },
} as const
export type RowKind = keyof typeof KINDS
export const EVERY_KIND = ['medicamentos', 'procedimientos', 'servicios'] as const satisfies readonly RowKind[]

/** Lines `l` of one kind, of the order `o` and its consultation `c`, of which the condition holds. */
const linesOf = (kind: RowKind, condition: RawBuilder<boolean>): RawBuilder<TopicRow> => {
  const { tipo, tabla, catalogo, item } = KINDS[kind]
  return sql<TopicRow>`
    select l.id, ${sql.lit(tipo)}::int as tipo_orden_id, l.orden_id, p.nombre as titulo, p.id as item_id, o.consulta_id,
      l.afiliado_id, l.rep_id, l.direccionamieno_automatico as automatico, l.motivo_direccionamiento as motivo, l.estado_id,
      s.nombre as estado, l.estado_motivo as nota, l.estado_desde as desde, l.fecha_vencimiento as hasta
    from ${sql.table(tabla)} l
    join ordenes o on o.id = l.orden_id
    join consultas c on c.id = o.consulta_id
    join ${sql.table(catalogo)} p on p.id = ${sql.ref(`l.${item}`)}
    join estados s on s.id = l.estado_id
    where ${condition}`
}

/** The same of several kinds. */
export const lineRows = (
  kinds: readonly RowKind[],
  condition: (kind: RowKind) => RawBuilder<boolean>,
): RawBuilder<TopicRow> =>
  sql.join(
    kinds.map((kind) => linesOf(kind, condition(kind))),
    sql` union all `,
  )

/** Ordered lines of an affiliate, of every kind as one list. */
import { sql, type Kysely } from 'kysely'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import { personName } from '../../db/person-name.ts'
import { plain } from './plain-text.ts'
import { hasWords, inDays, type Asked, type Slice } from './paging.ts'

export interface OrderFilter extends Asked {
  readonly tipo_orden_id?: number
  readonly consulta_id?: number
}

/** What a line of any kind shows; `dosis` only of schemes, `meses` only of medicines. */
interface OrderedLine {
  tipo_orden_id: number
  orden_id: number
  linea_id: number
  codigo: string
  nombre: string
  /** Its words, in lower case and without accents. */
  busqueda: string
  cantidad: number
  unidad: string
  meses: number
  dosis: string | null
  rep_id: number | null
  estado_id: number
  fecha_vigencia: string
  fecha_vencimiento: string | null
  created_at: Date
}

const kindOf = (kind: OrderType) => sql.lit(kind)

/** Each kind walks its own index of the affiliate. */
const linesOf = (afiliadoId: number) => sql<OrderedLine>`(
  select ${kindOf(OrderType.medications)} as tipo_orden_id, l.orden_id, l.id as linea_id, p.codigo, p.nombre, p.busqueda, l.cantidad_medico as cantidad,
    l.unidad, l.meses, null::numeric as dosis, l.rep_id, l.estado_id, l.fecha_vigencia, l.fecha_vencimiento, l.created_at
  from orden_articulos l join medicamentos p on p.id = l.codesumi_id where l.afiliado_id = ${afiliadoId}::int
  union all
  select ${kindOf(OrderType.procedures)}, l.orden_id, l.id, p.codigo, p.nombre, p.busqueda, l.cantidad, '', 1, null, l.rep_id, l.estado_id,
    l.fecha_vigencia, l.fecha_vencimiento, l.created_at
  from orden_procedimientos l join cups p on p.id = l.cup_id where l.afiliado_id = ${afiliadoId}::int
  union all
  select ${kindOf(OrderType.schemes)}, l.orden_id, l.id, e.abreviatura_esquema,
    concat(l.medicamento, ', ciclo ', l.ciclo),
    ${plain(sql`concat_ws(' ', e.abreviatura_esquema, e.nombre_esquema, l.medicamento)`)}, l.cantidad_aplicaciones, l.unidad_formulada, 1, l.dosis_formulada, e.rep_id,
    l.estado_id, l.fecha_agendamiento, null, l.created_at
  from orden_esquema_lineas l join orden_esquemas e on e.id = l.orden_esquemas_id where l.afiliado_id = ${afiliadoId}::int
  union all
  select ${kindOf(OrderType.ownCodes)}, l.orden_id, l.id, p.codigo, p.nombre, p.busqueda, l.cantidad, '', 1, null, l.rep_id, l.estado_id,
    l.fecha_vigencia, l.fecha_vencimiento, l.created_at
  from orden_codigos_propios l join codigos_propios p on p.id = l.codigo_propio_id where l.afiliado_id = ${afiliadoId}::int)`

const words = sql<string>`concat_ws(' ', l.busqueda, u.nombre_orden, r.busqueda, l.orden_id)`

const found = (db: Kysely<DB>, filter: OrderFilter) => {
  const query = db
    .selectFrom(linesOf(filter.afiliado_id).as('l'))
    .innerJoin('ordenes as ord', 'ord.id', 'l.orden_id')
    .innerJoin('users as u', 'u.id', 'ord.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .innerJoin('estados as s', 's.id', 'l.estado_id')
    .leftJoin('reps as r', 'r.id', 'l.rep_id')
    .where(inDays(sql<Date>`l.created_at`, filter))
    .where(hasWords(words, wordPatterns(filter.texto ?? '')))
  const { tipo_orden_id, consulta_id } = filter
  const ofKind = tipo_orden_id === undefined ? query : query.where('l.tipo_orden_id', '=', tipo_orden_id)
  return consulta_id === undefined ? ofKind : ofKind.where('ord.consulta_id', '=', consulta_id)
}

const NEWEST = sql`l.created_at desc, l.orden_id desc, l.tipo_orden_id, l.linea_id`
const ORDERS = {
  fecha: sql`l.created_at, l.orden_id, l.tipo_orden_id, l.linea_id`,
  '-fecha': NEWEST,
  nombre: sql`${plain(sql`l.nombre`)} asc, ${NEWEST}`,
  '-nombre': sql`${plain(sql`l.nombre`)} desc, ${NEWEST}`,
  estado: sql`${plain(sql`s.nombre`)} asc, ${NEWEST}`,
  '-estado': sql`${plain(sql`s.nombre`)} desc, ${NEWEST}`,
} as const
export type LineOrder = keyof typeof ORDERS

/** A page of the lines. */
export const linePage = (
  db: Kysely<DB>,
  filter: OrderFilter,
  { orden, limit, offset }: Pick<Slice, 'limit' | 'offset'> & { readonly orden: LineOrder },
) => {
  const rows = found(db, filter)
  return (filter.estado_id === undefined ? rows : rows.where('l.estado_id', '=', filter.estado_id))
    .selectAll('l')
    .select(['ord.consulta_id', personName.as('medico'), 'r.nombre as rep', 's.nombre as estado'])
    .orderBy(ORDERS[orden])
    .limit(limit)
    .offset(offset)
    .execute()
}

export type LineRow = Awaited<ReturnType<typeof linePage>>[number]

/** Lines by state, every filter but the state's applied. */
export const lineStates = (db: Kysely<DB>, filter: OrderFilter) =>
  found(db, filter)
    .select(['l.estado_id', 's.nombre', sql<number>`count(*)::int`.as('total')])
    .groupBy(['l.estado_id', 's.nombre'])
    .orderBy('l.estado_id')
    .execute()

/** What the printed documents of an order are made from. */
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable } from '../consultas/access.ts'
import { OPEN_STATUSES } from '../consultas/queries.ts'
import { ROUTED_LINE_COLUMNS, SIGNER_COLUMNS, SITE_COLUMNS, stoodIn } from './print-columns.ts'

/** The order, the site of its consultation and the professional who made it; undefined when there is no such order. */
export const printableOrder = (db: Kysely<DB>, ctx: UserCtx, id: number) =>
  db
    .selectFrom('ordenes as ord')
    .innerJoin('consultas as c', 'c.id', 'ord.consulta_id')
    .innerJoin('users as u', 'u.id', 'ord.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('tipos_documento as td', 'td.id', 'o.tipo_documento_id')
    .leftJoin('reps as r', 'r.id', 'c.rep_id')
    .leftJoin('prestadores as p', 'p.id', 'r.prestador_id')
    .leftJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select([
      'ord.id',
      'ord.consulta_id',
      'ord.afiliado_id',
      'ord.created_at',
      ...SIGNER_COLUMNS,
      ...SITE_COLUMNS,
      stoodIn(sql.ref('ord.created_at')),
      isReachable(ctx).as('accesible'),
    ])
    .where('ord.id', '=', id)
    .executeTakeFirst()

export type PrintableOrder = NonNullable<Awaited<ReturnType<typeof printableOrder>>>

/** Lines of the order with their site. */
export const printableLines = (db: Kysely<DB>, orderId: number) =>
  db
    .selectFrom('orden_procedimientos as l')
    .innerJoin('cups as p', 'p.id', 'l.cup_id')
    .innerJoin('estados as s', 's.id', 'l.estado_id')
    .leftJoin('reps as r', 'r.id', 'l.rep_id')
    .leftJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select([...ROUTED_LINE_COLUMNS, 'l.cup_id', 'p.codigo', 'p.nombre', 'l.cantidad'])
    .where('l.orden_id', '=', orderId)
    .orderBy('l.id')
    .execute()

/** Services of the order with their site, as procedures are printed. */
export const printableServices = (db: Kysely<DB>, orderId: number) =>
  db
    .selectFrom('orden_codigos_propios as l')
    .innerJoin('codigos_propios as p', 'p.id', 'l.codigo_propio_id')
    .innerJoin('estados as s', 's.id', 'l.estado_id')
    .leftJoin('reps as r', 'r.id', 'l.rep_id')
    .leftJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select([...ROUTED_LINE_COLUMNS, 'p.codigo', 'p.nombre', 'l.cantidad'])
    .where('l.orden_id', '=', orderId)
    .orderBy('l.id')
    .execute()

export type PrintableLine = Awaited<ReturnType<typeof printableLines>>[number]

/** Recommendations of the procedures of the order that can still be used, each once. */
export const orderRecommendations = (db: Kysely<DB>, orderId: number) =>
  db
    .selectFrom('orden_procedimientos as l')
    .innerJoin('cups as p', 'p.id', 'l.cup_id')
    .innerJoin('recomendaciones_cups as rc', 'rc.cup_id', 'p.id')
    .select(['p.codigo', 'p.nombre', 'rc.texto'])
    .where('l.orden_id', '=', orderId)
    .where('l.estado_id', 'in', OPEN_STATUSES)
    .groupBy(['p.id', 'p.codigo', 'p.nombre', 'rc.texto'])
    .orderBy('p.codigo')
    .execute()

/** Orders and leaves of the consultation, in the order in which they are printed: what is taken to the pharmacy first. */
export const printedOf = async (db: Kysely<DB>, consultaId: number) => ({
  ordenes: await db
    .selectFrom('ordenes')
    .select(['id', 'tipo_orden_id'])
    .where('consulta_id', '=', consultaId)
    .orderBy('tipo_orden_id')
    .orderBy('id')
    .execute(),
  incapacidades: await db
    .selectFrom('incapacidades')
    .select(['id', 'estado_id'])
    .where('consulta_id', '=', consultaId)
    .orderBy('id')
    .execute(),
})

/** All that the rule of routing asks about a consultation and what is ordered in it, for any kind of order, in one reading. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OrderType } from '@cauce/domain/ordering/order-type'
import { proposeRouting } from '@cauce/domain/ordering/propose-routing'
import type { RoutingProposal } from '@cauce/domain/ordering/routing'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable, isWritable } from '../consultas/access.ts'
import { LINE_KINDS } from '../ordenamiento/line-kinds.ts'
import { windowColumns } from '../ordenamiento/window-columns.ts'
import { CONTRACT_COLUMNS } from './contract-columns.ts'

/** The service by which the rows of a catalogue are contracted, as a column of `x`. */
const serviceOf = (tipo: OrderType): RawBuilder<string> => {
  const { servicio } = LINE_KINDS[tipo]
  return servicio === null ? sql<string>`x.servicio` : sql<string>`${servicio}::text`
}

export interface RoutingAsked {
  readonly tipo: OrderType
  readonly consultaId: number
  /** Ids of the catalogue of that kind. */
  readonly items: readonly number[]
  /** Sites that the client chose. */
  readonly repIds: readonly number[]
}

const itemsOf = ({ tipo, items }: RoutingAsked) => sql<{ id: number; servicio: string }>`(
  select x.id, ${serviceOf(tipo)} as servicio from ${sql.table(LINE_KINDS[tipo].catalogo)} x where x.id = any(${items}::int[]))`

/**
 * The consultation, its affiliate, the services of what is ordered, the chosen sites, and the contracts of the affiliate's
 * insurer for those services at the primary site or in the department. Undefined when there is no such consultation.
 */
export const routingContext = (db: Kysely<DB>, ctx: UserCtx, asked: RoutingAsked) =>
  db
    .selectFrom('consultas as c')
    .innerJoin('afiliados as a', 'a.id', 'c.afiliado_id')
    .leftJoin('municipios as ma', 'ma.id', 'a.municipio_atencion_id')
    .select((eb) => [
      'c.id',
      'c.afiliado_id',
      'c.estado_id',
      'c.tipo_consulta_id',
      'a.tipo_afiliado_id',
      'a.ips_id',
      'a.municipio_atencion_id as municipio_id',
      'ma.nombre as municipio_nombre',
      'ma.departamento_id',
      ...windowColumns(ctx.today()),
      isReachable(ctx).as('accesible'),
      isWritable(ctx).as('escribe'),
      jsonArrayFrom(eb.selectFrom(itemsOf(asked).as('i')).select(['i.id', 'i.servicio'])).as('items'),
      jsonArrayFrom(
        eb
          .selectFrom('reps as r')
          .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
          .innerJoin('departamentos as d', 'd.id', 'm.departamento_id')
          .select(['r.id', 'r.nombre', 'm.nombre as municipio', 'r.activo'])
          .select(['m.departamento_id', 'd.nombre as departamento'])
          .where('r.id', '=', sql<number>`any(${asked.repIds}::int[])`),
      ).as('reps'),
      jsonArrayFrom(
        eb
          .selectFrom('contratos as k')
          .innerJoin('reps as r', 'r.id', 'k.rep_id')
          .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
          .select(CONTRACT_COLUMNS)
          .whereRef('k.entidad_id', '=', 'a.entidad_id')
          .where('k.servicio', '=', sql<string>`any(array(select i.servicio from ${itemsOf(asked)} i))`)
          .where((inner) =>
            inner.or([
              inner('r.id', '=', inner.ref('a.ips_id')),
              inner('m.departamento_id', '=', inner.ref('ma.departamento_id')),
            ]),
          ),
      ).as('contratos'),
    ])
    .where('c.id', '=', asked.consultaId)
    .executeTakeFirst()

export type RoutingContext = NonNullable<Awaited<ReturnType<typeof routingContext>>>

/** The proposal for one thing of the context; null when the catalogue does not have it. */
export const routingProposal = (context: RoutingContext, itemId: number, hoy: string): RoutingProposal | null => {
  const item = context.items.find(({ id }) => id === itemId)
  return item === undefined ? null : proposeRouting({ ...context, item_id: itemId, servicio: item.servicio, hoy })
}

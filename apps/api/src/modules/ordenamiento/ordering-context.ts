/** All that the rules of ordering ask about a consultation and some procedures, in one reading. */
import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { preparedQuery, type Value } from '../../db/prepared.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { askerOf, isReachableBy, isWritableBy, type Asker } from '../consultas/access.ts'
import { personName } from '../../db/person-name.ts'
import { PROCEDURE_COLUMNS } from '../cups/queries.ts'
import { CONTRACT_COLUMNS } from '../direccionamiento/contract-columns.ts'
import { OPEN } from './shown-lines.ts'
import { windowColumns } from './window-columns.ts'

export interface Asked {
  readonly cupIds: readonly number[]
  /** Sites that the client chose. */
  readonly repIds: readonly number[]
}

interface Values extends Asker, Asked {
  readonly consulta_id: number
  readonly hoy: CalendarDate
}

const readContext = preparedQuery((db, value: Value<Values>) => {
  const cups = sql<number>`any((select ${value('cupIds')}::int[])::int[])`
  const reps = sql<number>`any((select ${value('repIds')}::int[])::int[])`
  return db
    .selectFrom('consultas as c')
    .innerJoin('afiliados as a', 'a.id', 'c.afiliado_id')
    .leftJoin('municipios as ma', 'ma.id', 'a.municipio_atencion_id')
    .select((eb) => [
      'c.id',
      'c.afiliado_id',
      'c.estado_id',
      'c.tipo_consulta_id',
      'a.tipo_afiliado_id',
      'a.sexo',
      'a.ips_id',
      'a.municipio_atencion_id as municipio_id',
      'ma.nombre as municipio_nombre',
      'ma.departamento_id',
      ...windowColumns(value('hoy')),
      isReachableBy(value('user_id'), value('ve_todas')).as('accesible'),
      isWritableBy(value('user_id')).as('escribe'),
      jsonArrayFrom(
        eb
          .selectFrom('cups as p')
          .select(PROCEDURE_COLUMNS)
          .select((inner) => [
            'p.servicio',
            'p.activo',
            inner
              .exists(
                inner
                  .selectFrom('consentimientos_textos as t')
                  .select('t.id')
                  .whereRef('t.cup_id', '=', 'p.id')
                  .where('t.vigente_desde', '<=', value('hoy')),
              )
              .as('tiene_texto'),
          ])
          .where('p.id', '=', cups),
      ).as('cups'),
      jsonArrayFrom(
        eb
          .selectFrom('orden_procedimientos as l')
          .innerJoin('ordenes as q', 'q.id', 'l.orden_id')
          .innerJoin('users as u', 'u.id', 'q.user_id')
          .leftJoin('operadores as o', 'o.id', 'u.operador_id')
          .leftJoin('reps as r', 'r.id', 'l.rep_id')
          .select([
            'l.orden_id',
            'l.cup_id',
            'l.rep_id',
            'l.estado_id',
            'l.repeticion',
            'r.nombre as sede',
            personName.as('profesional'),
            sql<CalendarDate>`l.fecha_vencimiento::text`.as('fecha_vencimiento'),
            sql<CalendarDate>`(l.created_at at time zone 'America/Bogota')::date::text`.as('fecha'),
          ])
          .whereRef('l.afiliado_id', '=', 'c.afiliado_id')
          .where('l.cup_id', '=', cups)
          .where('l.estado_id', 'in', sql<number>`(${OPEN})`),
      ).as('abiertas'),
      jsonArrayFrom(
        eb
          .selectFrom('reps as r')
          .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
          .innerJoin('departamentos as d', 'd.id', 'm.departamento_id')
          .select(['r.id', 'r.nombre', 'r.activo', 'm.nombre as municipio'])
          .select(['m.departamento_id', 'd.nombre as departamento'])
          .where('r.id', '=', reps),
      ).as('reps'),
      jsonArrayFrom(
        eb
          .selectFrom('contratos as k')
          .innerJoin('reps as r', 'r.id', 'k.rep_id')
          .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
          .select(CONTRACT_COLUMNS)
          .whereRef('k.entidad_id', '=', 'a.entidad_id')
          // As an array the services reach into the index of the contracts.
          .where('k.servicio', '=', (inner) => {
            const services = inner.selectFrom('cups as s').select('s.servicio').where('s.id', '=', cups)
            return sql<string>`any(array(${services}))`
          })
          .where((inner) =>
            inner.or([
              inner('r.id', '=', inner.ref('a.ips_id')),
              inner('m.departamento_id', '=', inner.ref('ma.departamento_id')),
            ]),
          ),
      ).as('contratos'),
    ])
    .where('c.id', '=', value('consulta_id'))
})

/**
 * The consultation, its affiliate, the procedures, the chosen sites, and the contracts of the affiliate's insurer for those
 * procedures at the primary site or in the department. Undefined when there is no such consultation.
 */
export const orderingContext = async (db: Kysely<DB>, ctx: UserCtx, consultaId: number, asked: Asked) => {
  const [context] = await readContext(db, { ...asked, ...askerOf(ctx), consulta_id: consultaId, hoy: ctx.today() })
  return context
}

export type OrderingContext = NonNullable<Awaited<ReturnType<typeof orderingContext>>>
export type CatalogueProcedure = OrderingContext['cups'][number]

/** Reading the lines of an affiliate. */
import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable } from '../consultas/access.ts'
import { OPEN_STATUSES } from '../consultas/queries.ts'

/** Days that a closed or expired line stays in the list of active orders. */
const RECENT_DAYS = 60
const MAX_LINES_SHOWN = 200
const MAX_HISTORY = 50
const HISTORY_DAYS = 365

/**
 * Lines of the affiliate of the consultation: those that can still be used first, then those that were closed lately; newest
 * first. Undefined when there is no such consultation. Instants inside come as ISO text.
 */
export const activeLines = (db: Kysely<DB>, ctx: UserCtx, consultaId: number) => {
  const since = addDays(ctx.today(), -RECENT_DAYS)
  const isOpen = sql<boolean>`l.estado_id in (${sql.join([...OPEN_STATUSES])})`
  return db
    .selectFrom('consultas as c')
    .select((eb) => [
      isReachable(ctx).as('accesible'),
      jsonArrayFrom(
        eb
          .selectFrom('orden_procedimientos as l')
          .innerJoin('cups as p', 'p.id', 'l.cup_id')
          .innerJoin('estados as s', 's.id', 'l.estado_id')
          .leftJoin('reps as r', 'r.id', 'l.rep_id')
          .leftJoin('consentimientos as k', 'k.orden_procedimientos_id', 'l.id')
          .leftJoin('documentos as d', 'd.id', 'k.documento_id')
          .select([
            'l.id',
            'l.orden_id',
            'l.cup_id',
            'p.codigo',
            'p.nombre',
            'l.cantidad',
            'l.observacion',
            'l.rep_id',
            'r.nombre as rep_nombre',
            'l.direccionamiento_id',
            'l.direccionamieno_automatico',
            'l.regla_direccionamiento',
            'l.motivo_direccionamiento',
            sql<string>`l.fecha_vigencia::text`.as('fecha_vigencia'),
            sql<string>`l.fecha_vencimiento::text`.as('fecha_vencimiento'),
            'l.estado_id',
            's.nombre as estado',
            'l.estado_desde',
            'l.estado_motivo',
            'l.consentimiento',
            'd.archivo as documento',
            'l.created_at',
          ])
          .whereRef('l.afiliado_id', '=', 'c.afiliado_id')
          .where((inner) =>
            inner.or([
              inner.and([isOpen, inner('l.fecha_vencimiento', '>=', since)]),
              inner('l.estado_desde', '>=', sql<Date>`${since}::date`),
            ]),
          )
          .orderBy(isOpen, 'desc')
          .orderBy('l.id', 'desc')
          .limit(MAX_LINES_SHOWN),
      ).as('lineas'),
    ])
    .where('c.id', '=', consultaId)
    .executeTakeFirst()
}

export type ActiveLineRow = NonNullable<Awaited<ReturnType<typeof activeLines>>>['lineas'][number]

/** Orders of the same procedure for the affiliate in the last 365 days, newest first. */
export const procedureHistory = (db: Kysely<DB>, affiliateId: number, cupId: number, today: CalendarDate) =>
  db
    .selectFrom('orden_procedimientos as l')
    .innerJoin('estados as s', 's.id', 'l.estado_id')
    .leftJoin('reps as r', 'r.id', 'l.rep_id')
    .select([
      'l.orden_id',
      's.nombre as estado',
      'l.estado_id',
      'r.nombre as rep_nombre',
      'l.fecha_vigencia',
      'l.cantidad',
    ])
    .where('l.afiliado_id', '=', affiliateId)
    .where('l.cup_id', '=', cupId)
    .where('l.created_at', '>=', sql<Date>`${addDays(today, -HISTORY_DAYS)}::date`)
    .orderBy('l.id', 'desc')
    .limit(MAX_HISTORY)
    .execute()

/** Whether some valid line of the order has recommendations; undefined when there is no such order. */
export const orderRecommends = (db: Kysely<DB>, ctx: UserCtx, orderId: number) =>
  db
    .selectFrom('ordenes as o')
    .innerJoin('consultas as c', 'c.id', 'o.consulta_id')
    .select((eb) => [
      isReachable(ctx).as('accesible'),
      eb
        .exists(
          eb
            .selectFrom('orden_procedimientos as l')
            .innerJoin('recomendaciones_cups as rc', 'rc.cup_id', 'l.cup_id')
            .select('l.id')
            .whereRef('l.orden_id', '=', 'o.id')
            .where('l.estado_id', 'in', OPEN_STATUSES),
        )
        .as('recomienda'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirst()

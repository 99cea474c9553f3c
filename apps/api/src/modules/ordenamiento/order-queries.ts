/** Reading the lines of an affiliate. */
import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { preparedQuery, type Value } from '../../db/prepared.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { askerOf, isReachable, isReachableBy, type Asker } from '../consultas/access.ts'
import { OPEN_STATUSES } from '../consultas/queries.ts'
import { MAX_LINES_SHOWN, OPEN, RECENT_DAYS, SHOWN_COLUMNS, shownLines } from './shown-lines.ts'

const MAX_HISTORY = 50
const HISTORY_DAYS = 365

interface Values extends Asker {
  readonly consulta_id: number
  readonly desde: CalendarDate
}

const readActiveLines = preparedQuery((db, value: Value<Values>) =>
  db
    .selectFrom('consultas as c')
    .select((eb) => [
      'c.afiliado_id',
      isReachableBy(value('user_id'), value('ve_todas')).as('accesible'),
      jsonArrayFrom(
        eb
          .selectFrom(shownLines('orden_procedimientos', value('desde')).as('l'))
          .innerJoin('cups as p', 'p.id', 'l.cup_id')
          .innerJoin('estados as s', 's.id', 'l.estado_id')
          .leftJoin('reps as r', 'r.id', 'l.rep_id')
          .leftJoin('consentimientos as k', 'k.orden_procedimientos_id', 'l.id')
          .leftJoin('documentos as d', 'd.id', 'k.documento_id')
          .select([...SHOWN_COLUMNS, 'l.cup_id', 'p.codigo', 'p.nombre', 'l.consentimiento', 'd.archivo as documento'])
          .orderBy(sql`l.estado_id in (${OPEN})`, 'desc')
          .orderBy('l.id', 'desc')
          .limit(sql.lit(MAX_LINES_SHOWN)),
      ).as('lineas'),
    ])
    .where('c.id', '=', value('consulta_id')),
)

/**
 * Lines of the affiliate of the consultation: those that can still be used first, then those that were closed lately; newest
 * first. Undefined when there is no such consultation.
 */
export const activeLines = async (db: Kysely<DB>, ctx: UserCtx, consultaId: number) => {
  const desde = addDays(ctx.today(), -RECENT_DAYS)
  const [found] = await readActiveLines(db, { ...askerOf(ctx), consulta_id: consultaId, desde })
  return found
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
    .where((eb) =>
      eb.or([
        eb('l.created_at', '>=', sql<Date>`${addDays(today, -HISTORY_DAYS)}::date`),
        // Ordered for a day so far ahead that it can still be used.
        eb('l.fecha_vencimiento', '>=', sql<string>`${today}::date`),
      ]),
    )
    .orderBy('l.id', 'desc')
    .limit(MAX_HISTORY)
    .execute()

/** Whether some valid line of the order has recommendations; undefined when there is no such order. */
export const orderRecommends = (db: Kysely<DB>, ctx: UserCtx, orderId: number) =>
  db
    .selectFrom('ordenes as o')
    .innerJoin('consultas as c', 'c.id', 'o.consulta_id')
    .select((eb) => [
      'o.afiliado_id',
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

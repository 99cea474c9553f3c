/** Services of the own-code catalogue: found, ordered, and the lines of an affiliate. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { escapeLike, wordPatterns } from '../../db/like.ts'
import { preparedQuery, type Value } from '../../db/prepared.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { askerOf, isReachableBy, type Asker } from '../consultas/access.ts'
import { MAX_LINES_SHOWN, OPEN, RECENT_DAYS, SHOWN_COLUMNS, shownLines } from '../ordenamiento/shown-lines.ts'

/** Services in which every word of the text appears: first those whose code begins with it. At most fifty. */
export const searchServices = async (db: Kysely<DB>, text: string) => {
  const patterns = wordPatterns(text)
  if (patterns.length === 0) return []
  let query = db
    .selectFrom('codigos_propios as p')
    .select(['p.id', 'p.codigo', 'p.nombre', 'p.servicio', 'p.requiere_auditoria'])
  for (const pattern of patterns) query = query.where('p.busqueda', 'like', pattern)
  return query
    .orderBy(sql`lower(p.codigo) like ${`${escapeLike(normalizeSearch(text))}%`}`, 'desc')
    .orderBy('p.nombre')
    .orderBy('p.codigo')
    .limit(SEARCH_ROWS)
    .execute()
}

/** The services of those ids. */
export const servicesById = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('codigos_propios')
    .select(['id', 'codigo', 'nombre', 'requiere_auditoria'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()

interface Values extends Asker {
  readonly consulta_id: number
  readonly desde: CalendarDate
}

const readActive = preparedQuery((db, value: Value<Values>) =>
  db
    .selectFrom('consultas as c')
    .select((eb) => [
      'c.afiliado_id',
      isReachableBy(value('user_id'), value('ve_todas')).as('accesible'),
      jsonArrayFrom(
        eb
          .selectFrom(shownLines('orden_codigos_propios', value('desde')).as('l'))
          .innerJoin('codigos_propios as p', 'p.id', 'l.codigo_propio_id')
          .innerJoin('estados as s', 's.id', 'l.estado_id')
          .leftJoin('reps as r', 'r.id', 'l.rep_id')
          .select([...SHOWN_COLUMNS, 'l.codigo_propio_id', 'p.codigo', 'p.nombre'])
          .orderBy(sql`l.estado_id in (${OPEN})`, 'desc')
          .orderBy('l.id', 'desc')
          .limit(sql.lit(MAX_LINES_SHOWN)),
      ).as('lineas'),
    ])
    .where('c.id', '=', value('consulta_id')),
)

/** Lines of the affiliate: those that can still be used first, then those that were closed lately; newest first. */
export const activeServices = async (db: Kysely<DB>, ctx: UserCtx, consultaId: number) => {
  const desde = addDays(ctx.today(), -RECENT_DAYS)
  const [found] = await readActive(db, { ...askerOf(ctx), consulta_id: consultaId, desde })
  return found
}

export type ActiveServiceRow = NonNullable<Awaited<ReturnType<typeof activeServices>>>['lineas'][number]

/** What expired can be ordered again. */
export const releaseExpired = async (trx: Transaction<DB>, affiliateId: number, today: CalendarDate): Promise<void> => {
  await trx
    .updateTable('orden_codigos_propios')
    .set({ en_curso: false })
    .where('afiliado_id', '=', affiliateId)
    .where('en_curso', '=', true)
    .where('fecha_vencimiento', '<', today)
    .execute()
}

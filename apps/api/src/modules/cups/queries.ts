/** Search in the catalogue of procedures. */
import { sql, type Kysely } from 'kysely'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { Procedure } from '@cauce/domain/procedure/procedure'
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { escapeLike, wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'

export const PROCEDURE_COLUMNS = [
  'p.id',
  'p.codigo',
  'p.nombre',
  'p.requiere_auditoria',
  'p.requiere_consentimiento',
  'p.cantidad_maxima',
  'p.sexo',
] as const

/** Of how many of the newest orders of a professional it is counted what they order most. */
const ORDERS_COUNTED = 500

/**
 * Active procedures in which every word of the text appears: first those whose code begins with it, then those that the person who
 * searches orders most, then those whose name begins with it.
 * A code that is not of the tabular list (a chapter, a group) is found only by writing it whole. At most 50 rows.
 */
export const searchProcedures = async (db: Kysely<DB>, text: string, userId: number): Promise<Procedure[]> => {
  const patterns = wordPatterns(text)
  if (patterns.length === 0) return []
  const code = normalizeSearch(text)
  const byCode = sql<boolean>`lower(${sql.ref('p.codigo')}) like ${`${escapeLike(code)}%`}`
  let query = db
    .with('mias', (cte) =>
      cte
        .selectFrom((newest) =>
          newest
            .selectFrom('ordenes')
            .select('id')
            .where('user_id', '=', userId)
            .where('tipo_orden_id', '=', OrderType.procedures)
            .orderBy('id', 'desc')
            .limit(ORDERS_COUNTED)
            .as('o'),
        )
        .innerJoin('orden_procedimientos as l', 'l.orden_id', 'o.id')
        .select(['l.cup_id', sql<number>`count(*)`.as('veces')])
        .groupBy('l.cup_id'),
    )
    .selectFrom('cups as p')
    .leftJoin('mias', 'mias.cup_id', 'p.id')
    .select(PROCEDURE_COLUMNS)
    .where('p.activo', '=', true)
    .where((eb) => eb.or([eb('p.lista_tabular', '=', true), eb(sql`lower(${eb.ref('p.codigo')})`, '=', code)]))
  for (const pattern of patterns) query = query.where('p.busqueda', 'like', pattern)
  const codeFirst = sql`case when ${byCode} then ${sql.ref('p.codigo')} end`
  const nameFirst = sql`case when ${sql.ref('p.busqueda')} like lower(${sql.ref('p.codigo')}) || ${` ${escapeLike(code)}%`} then 0 else 1 end`
  return query
    .orderBy(codeFirst)
    .orderBy(sql`coalesce(mias.veces, 0)`, 'desc')
    .orderBy(nameFirst)
    .orderBy('p.nombre')
    .orderBy('p.codigo')
    .limit(SEARCH_ROWS)
    .execute()
}

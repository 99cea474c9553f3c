/** Sites that could accept a referral. */
import { sql, type Kysely } from 'kysely'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'

const SHOWN = 50

/** Active sites where every word stands in the name, the municipality or the code. */
export const findSites = async (db: Kysely<DB>, texto: string) => {
  const patterns = wordPatterns(texto)
  if (patterns.length === 0) return []
  let query = db
    .selectFrom('reps as r')
    .innerJoin('prestadores as p', 'p.id', 'r.prestador_id')
    .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select(['r.id', 'r.nombre', 'p.nit', 'm.nombre as municipio'])
    .where('r.activo', '=', true)
  for (const pattern of patterns) {
    query = query.where(
      sql<boolean>`(r.busqueda like ${pattern}::text or m.busqueda like ${pattern}::text or r.codigo like ${pattern}::text)`,
    )
  }
  return query.orderBy('r.nombre').orderBy('r.id').limit(SHOWN).execute()
}

/** Diagnoses of the CIE-10. */
import { sql, type Kysely } from 'kysely'
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import type { Diagnosis } from '@cauce/domain/medication/order-line'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { escapeLike, wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import { anyOf } from './any-of.ts'

/** Diagnoses that can be chosen in which every word appears: those whose code begins as typed first, then by code. At most 50. */
export const searchDiagnoses = async (db: Kysely<DB>, text: string): Promise<Diagnosis[]> => {
  const patterns = wordPatterns(text)
  if (patterns.length === 0) return []
  const typed = escapeLike(normalizeSearch(text))
  let query = db.selectFrom('cie10').select(['id', 'codigo', 'nombre']).where('seleccionable', '=', true)
  for (const pattern of patterns) query = query.where('busqueda', 'like', pattern)
  return query
    .orderBy(sql`case when busqueda like ${`${typed}%`} then 0 else 1 end`)
    .orderBy('codigo')
    .limit(SEARCH_ROWS)
    .execute()
}

/** Those of the ids that can be chosen. */
export const choosableDiagnoses = (db: Kysely<DB>, ids: readonly number[]) =>
  db.selectFrom('cie10').select('id').where('id', '=', anyOf(ids)).where('seleccionable', '=', true).execute()

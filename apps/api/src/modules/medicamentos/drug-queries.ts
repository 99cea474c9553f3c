/** Drugs of the catalogue, their routes, and which of them an affiliate is taking. */
import { sql, type Kysely } from 'kysely'
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { routesOfPresentation } from '@cauce/domain/medication/routes-of-administration'
import type { SpecialControl } from '@cauce/domain/medication/special-control'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { escapeLike, wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import { OPEN_STATUSES } from '../consultas/queries.ts'
import { anyOf } from './any-of.ts'
import { contentsColumn } from './contents-of.ts'

const DRUG_COLUMNS = [
  'p.id',
  'p.codigo',
  'p.nombre',
  'p.principio_activo',
  'p.concentracion',
  'p.forma_farmaceutica',
  'p.unidad_presentacion',
  'p.via',
  'p.atc',
  'p.requiere_autorizacion',
  'p.controlado',
  'p.desabastecido',
  'p.frecuencia_especial',
  'p.activo',
] as const

/**
 * Drugs of the catalogue in which every word of the text appears: first those whose name begins as typed, then those whose
 * ingredient does, then by name. At most 50 rows.
 * @param strength figures that, where a name has them as a word, come first
 */
export const searchDrugs = async (db: Kysely<DB>, text: string, strength: readonly string[] = []) => {
  const patterns = wordPatterns(text)
  if (patterns.length === 0) return []
  const typed = escapeLike(normalizeSearch(text))
  let query = db
    .selectFrom('medicamentos as p')
    .select(DRUG_COLUMNS)
    .select(contentsColumn('p.nombre'))
    .where('p.activo', '=', true)
  for (const pattern of patterns) query = query.where('p.busqueda', 'like', pattern)
  for (const figure of strength) {
    const word = escapeLike(normalizeSearch(figure))
    query = query.orderBy(sql`case when p.busqueda like ${`% ${word} %`} then 0 else 1 end`)
  }
  return query
    .orderBy(
      sql`case when p.busqueda like ${`${typed}%`} then 0 when p.busqueda like ${`% ${typed}%`} then 1 else 2 end`,
    )
    .orderBy('p.nombre')
    .orderBy('p.id')
    .limit(SEARCH_ROWS)
    .execute()
}

export type DrugRow = Awaited<ReturnType<typeof searchDrugs>>[number]

export const drugsById = (db: Kysely<DB>, ids: readonly number[]): Promise<DrugRow[]> =>
  db
    .selectFrom('medicamentos as p')
    .select(DRUG_COLUMNS)
    .select(contentsColumn('p.nombre'))
    .where('p.id', '=', anyOf(ids))
    .execute()

/** Special control of those ingredients. */
export const controlsOf = async (
  db: Kysely<DB>,
  ingredients: readonly string[],
): Promise<ReadonlyMap<string, SpecialControl>> => {
  const rows = await db
    .selectFrom('control_especial')
    .select(['principio_activo', 'grupo', 'dias_max'])
    .where('principio_activo', '=', anyText(ingredients))
    .execute()
  return new Map(rows.map(({ principio_activo, grupo, dias_max }) => [principio_activo, { grupo, dias_max }]))
}

const anyText = (texts: readonly string[]) => sql<string>`any(${[...new Set(texts)]}::text[])`

/** The routes of all the presentations of each ingredient, in order. */
const routesByIngredient = async (
  db: Kysely<DB>,
  ingredients: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (ingredients.length === 0) return new Map()
  const rows = await db
    .selectFrom('medicamentos')
    .select(['principio_activo', 'via'])
    .where('principio_activo', '=', anyText(ingredients))
    .where('via', 'is not', null)
    .where('activo', '=', true)
    .groupBy(['principio_activo', 'via'])
    .orderBy('via')
    .execute()
  const routes = new Map<string, string[]>()
  for (const { principio_activo, via } of rows) {
    if (via !== null) routes.set(principio_activo, [...(routes.get(principio_activo) ?? []), via])
  }
  return routes
}

interface RoutedDrug {
  readonly id: number
  readonly principio_activo: string
  readonly via: string | null
}

/** The routes by which each presentation can be ordered, by its id. */
export const routesOfDrugs = async (
  db: Kysely<DB>,
  drugs: readonly RoutedDrug[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const known = await routesByIngredient(
    db,
    drugs.map(({ principio_activo }) => principio_activo),
  )
  return new Map(
    drugs.map(({ id, principio_activo, via }) => [id, routesOfPresentation(via, known.get(principio_activo) ?? [])]),
  )
}

/** What the affiliate is taking of those ingredients: open lines whose treatment has not ended, newest first. */
export const takenLines = (db: Kysely<DB>, afiliadoId: number, ingredients: readonly string[], today: CalendarDate) =>
  db
    .selectFrom('orden_articulos as l')
    .innerJoin('medicamentos as p', 'p.id', 'l.codesumi_id')
    .innerJoin('cie10 as d', 'd.id', 'l.diagnostico_id')
    .select([
      'l.id',
      'l.diagnostico_id',
      'd.codigo as diagnostico_codigo',
      'd.nombre as diagnostico_nombre',
      'l.orden_id',
      'l.codesumi_id',
      'p.nombre',
      'p.principio_activo',
      'l.dosis',
      'l.unidad_dosis',
      'l.frecuencia',
      'l.unidad_tiempo',
      'l.duracion',
      'l.fin_tratamiento',
    ])
    .where('l.afiliado_id', '=', afiliadoId)
    .where('l.estado_id', 'in', OPEN_STATUSES)
    .where('l.fin_tratamiento', '>=', today)
    .where('p.principio_activo', '=', anyText(ingredients))
    .orderBy('l.id', 'desc')
    .execute()

export type TakenLine = Awaited<ReturnType<typeof takenLines>>[number]

/** Affiliates found by name or document. */
import { sql, type Kysely, type QueryCreator } from 'kysely'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import { anyOf } from '../medicamentos/any-of.ts'

const affiliates = (db: Kysely<DB>) =>
  db
    .selectFrom('afiliados as a')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .innerJoin('tipos_afiliado as ta', 'ta.id', 'a.tipo_afiliado_id')
    .innerJoin('entidades as e', 'e.id', 'a.entidad_id')
    .leftJoin('reps as ips', 'ips.id', 'a.ips_id')
    .select([
      'a.id',
      'a.primer_nombre',
      'a.segundo_nombre',
      'a.primer_apellido',
      'a.segundo_apellido',
      'td.codigo as tipo_documento_codigo',
      'a.numero_documento',
      'a.fecha_nacimiento',
      'a.sexo',
      'a.tipo_afiliado_id',
      'ta.nombre as tipo_afiliado',
      'a.entidad_id',
      'e.nombre as entidad',
      'a.ips_id',
      'ips.nombre as ips',
    ])

/** Up to here the matches are found first and put in order then; of more, many are soon met walking the names in order. */
const MANY = 10_000

interface FoundPage {
  readonly limit: number
  readonly offset: number
}

const matching = (db: QueryCreator<DB>, patterns: readonly string[]) => {
  let query = db
    .selectFrom('afiliados as m')
    .select(['m.id', 'm.primer_apellido', 'm.segundo_apellido', 'm.primer_nombre'])
  for (const pattern of patterns) query = query.where('m.busqueda', 'like', pattern)
  return query
}

const BY_NAME = sql`primer_apellido, segundo_apellido, primer_nombre, id`

/** Ids in order, and whether the matches were too many to be all looked at. */
const fewMatches = async (db: Kysely<DB>, patterns: readonly string[], { limit, offset }: FoundPage) => {
  const rows = await db
    .with(
      (cte) => cte('hallados').materialized(),
      (cte) => matching(cte, patterns).limit(MANY + 1),
    )
    .selectFrom('hallados')
    .select(['id', sql<boolean>`(select count(*) from hallados) > ${sql.lit(MANY)}`.as('demasiados')])
    .orderBy(BY_NAME)
    .limit(limit)
    .offset(offset)
    .execute()
  return { ids: rows.map(({ id }) => id), demasiados: rows[0]?.demasiados === true }
}

const manyMatches = async (db: Kysely<DB>, patterns: readonly string[], { limit, offset }: FoundPage) => {
  const rows = await matching(db, patterns).orderBy(BY_NAME).limit(limit).offset(offset).execute()
  return rows.map(({ id }) => id)
}

/** Affiliates in whose name or document every word of the text stands, by surname. */
export const findAffiliates = async (
  db: Kysely<DB>,
  texto: string,
  page: FoundPage,
): Promise<readonly AffiliateRow[]> => {
  const patterns = wordPatterns(texto)
  const few = page.offset < MANY ? await fewMatches(db, patterns, page) : null
  const ids = few === null || few.demasiados ? await manyMatches(db, patterns, page) : few.ids
  const rows = new Map((await affiliates(db).where('a.id', '=', anyOf(ids)).execute()).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

export const affiliateById = (db: Kysely<DB>, id: number) => affiliates(db).where('a.id', '=', id).executeTakeFirst()

export type AffiliateRow = NonNullable<Awaited<ReturnType<typeof affiliateById>>>

/** Affiliates found by name or document. */
import type { Kysely } from 'kysely'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'

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

/** Affiliates in whose name or document every word of the text stands, by surname. */
export const findAffiliates = (
  db: Kysely<DB>,
  texto: string,
  page: { readonly limit: number; readonly offset: number },
) => {
  let query = affiliates(db)
  for (const pattern of wordPatterns(texto)) query = query.where('a.busqueda', 'like', pattern)
  return query
    .orderBy('a.primer_apellido')
    .orderBy('a.segundo_apellido')
    .orderBy('a.primer_nombre')
    .orderBy('a.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export const affiliateById = (db: Kysely<DB>, id: number) => affiliates(db).where('a.id', '=', id).executeTakeFirst()

export type AffiliateRow = NonNullable<Awaited<ReturnType<typeof affiliateById>>>

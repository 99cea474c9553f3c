/** SQL of the changes that are listed. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { changeQueue } from '@cauce/contract/novedades'
import { wordPatterns } from '../../db/like.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { groupCounts } from '../../kit/queue/group-counts.ts'

export type ChangeGroup = (typeof changeQueue.names)[number]

const nameOf = (column: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`(select ${personName} from users u left join operadores o on o.id = u.operador_id where u.id = ${sql.ref(column)})`

const changes = (db: Kysely<DB>) =>
  db
    .selectFrom('afiliado_novedades as n')
    .innerJoin('afiliados as a', 'a.id', 'n.afiliado_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')

const shown = (db: Kysely<DB>) =>
  changes(db)
    .select([
      'n.id',
      'n.version',
      'n.radicado',
      'n.tipo',
      'n.estado',
      'n.fecha_novedad',
      'n.afiliado_id',
      'n.antes',
      'n.despues',
    ])
    .select([
      'n.radica_user_id',
      'n.created_at',
      'n.revisa_user_id',
      'n.verifica_user_id',
      'n.cerrada_at',
      'n.retencion',
    ])
    .select(['n.motivo', 'n.soporte', 'a.primer_nombre', 'a.segundo_nombre', 'a.primer_apellido', 'a.segundo_apellido'])
    .select(['a.fecha_nacimiento', 'a.numero_documento', 'a.tipo_afiliado_id', 'a.estado_afiliado_id', 'td.codigo'])
    .select([
      nameOf('n.radica_user_id').as('radica'),
      nameOf('n.revisa_user_id').as('revisa'),
      nameOf('n.verifica_user_id').as('verifica'),
    ])
    .select(
      // Of a reversal, who registered and who verified the death that it undoes.
      sql<
        number[] | null
      >`case when n.tipo = 'reversion' then (select array_remove(array[m.radica_user_id, m.verifica_user_id], null)
        from afiliado_novedades m where m.afiliado_id = n.afiliado_id and m.tipo = 'fallecimiento' and m.estado = 'aplicada'
        order by m.id desc limit 1) end`.as('manos'),
    )

/** Every word stands in the affiliate's names and document, or in the number under which it was filed. */
const withWords = (texto: string): RawBuilder<boolean> => {
  const patterns = wordPatterns(texto)
  return patterns.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`concat_ws(' ', a.busqueda, lower(n.radicado)) like all(${patterns}::text[])`
}

/** A death first, then what waits longest; of what is closed, the newest. */
const ORDER: Readonly<Record<ChangeGroup, RawBuilder<unknown>>> = {
  por_verificar: sql`(n.tipo in ('fallecimiento', 'reversion')) desc, n.created_at, n.id`,
  en_espera: sql`n.created_at, n.id`,
  cerradas: sql`n.cerrada_at desc nulls last, n.id desc`,
}

export const pageOf = (
  db: Kysely<DB>,
  { grupo, texto }: { readonly grupo: ChangeGroup; readonly texto: string },
  page: { readonly limit: number; readonly offset: number },
) =>
  shown(db)
    .where('n.estado', 'in', changeQueue.groups[grupo])
    .where(withWords(texto))
    .orderBy(ORDER[grupo])
    .limit(page.limit)
    .offset(page.offset)
    .execute()
export type ShownChange = Awaited<ReturnType<typeof pageOf>>[number]

/** How many of each chip have the words. */
export const changeCounts = async (db: Kysely<DB>, texto: string): Promise<Readonly<Record<ChangeGroup, number>>> =>
  groupCounts(
    changeQueue,
    await changes(db)
      .select(['n.estado', sql<number>`count(*)::int`.as('total')])
      .where(withWords(texto))
      .groupBy('n.estado')
      .execute(),
  )

export const oneChange = (db: Kysely<DB>, id: number) => shown(db).where('n.id', '=', id).executeTakeFirst()

/** Those of a person, the newest first. */
export const changesOf = (db: Kysely<DB>, afiliado_id: number, limit: number) =>
  shown(db).where('n.afiliado_id', '=', afiliado_id).orderBy('n.id', 'desc').limit(limit).execute()

/** SQL of the portabilities that are listed. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { portabilityQueue, type PortabilitySense } from '@cauce/contract/portabilidades'
import { wordPatterns } from '../../db/like.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { groupCounts } from '../../kit/queue/group-counts.ts'

export type PortabilityGroup = (typeof portabilityQueue.names)[number]

const nameOf = (column: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`(select ${personName} from users u left join operadores o on o.id = u.operador_id where u.id = ${sql.ref(column)})`

const portabilities = (db: Kysely<DB>) =>
  db
    .selectFrom('portabilidades as p')
    .innerJoin('afiliados as a', 'a.id', 'p.afiliado_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .innerJoin('municipios as d', 'd.id', 'p.municipio_destino_id')

const shown = (db: Kysely<DB>) =>
  portabilities(db)
    .innerJoin('entidades as e', 'e.id', 'p.entidad_origen_id')
    .leftJoin('municipios as o', 'o.id', 'p.municipio_origen_id')
    .leftJoin('reps as r', 'r.id', 'p.rep_id')
    .select(['p.id', 'p.version', 'p.radicado', 'p.sentido', 'p.estado', 'p.tipo', 'p.afiliado_id', 'p.con_id'])
    .select(['p.fecha_inicio', 'p.fecha_fin', 'p.rep_id', 'p.razon', 'p.telefono', 'p.motivo', 'p.created_at'])
    .select(['p.municipio_origen_id', 'p.municipio_destino_id', 'p.estudia_user_id', 'p.radica_user_id'])
    .select([
      'p.entidad_origen_id',
      'e.nombre as entidad',
      'o.nombre as origen',
      'd.nombre as destino',
      'r.nombre as sede',
    ])
    .select(['a.primer_nombre', 'a.segundo_nombre', 'a.primer_apellido', 'a.segundo_apellido', 'a.fecha_nacimiento'])
    .select(['a.numero_documento', 'a.tipo_afiliado_id', 'td.codigo'])
    .select(sql<boolean>`p.prorrogada_at is not null`.as('prorrogada'))
    .select([nameOf('p.estudia_user_id').as('estudia'), nameOf('p.radica_user_id').as('radica')])

interface Narrowed {
  readonly texto: string
  readonly sentido: PortabilitySense | undefined
}

/** Every word stands in the affiliate's names and document, in the number under which it was filed or in where they go. */
const narrowed = ({ texto, sentido }: Narrowed): RawBuilder<boolean> => {
  const patterns = wordPatterns(texto)
  const words =
    patterns.length === 0
      ? sql<boolean>`true`
      : sql<boolean>`concat_ws(' ', a.busqueda, lower(p.radicado), d.busqueda) like all(${patterns}::text[])`
  return sentido === undefined ? words : sql<boolean>`(p.sentido = ${sentido} and ${words})`
}

/** Of what is answered, what is due first; of what is in force, what ends first; of what is closed, the newest. */
const ORDER: Readonly<Record<PortabilityGroup, RawBuilder<unknown>>> = {
  por_responder: sql`p.vence_at nulls last, p.id`,
  por_empezar: sql`p.fecha_inicio, p.id`,
  activas: sql`p.fecha_fin nulls last, p.id`,
  cerradas: sql`p.cerrada_at desc nulls last, p.id desc`,
}

export const pageOf = (
  db: Kysely<DB>,
  { grupo, ...narrow }: Narrowed & { readonly grupo: PortabilityGroup },
  page: { readonly limit: number; readonly offset: number },
) =>
  shown(db)
    .where('p.estado', 'in', portabilityQueue.groups[grupo])
    .where(narrowed(narrow))
    .orderBy(ORDER[grupo])
    .limit(page.limit)
    .offset(page.offset)
    .execute()
export type ShownPortability = Awaited<ReturnType<typeof pageOf>>[number]

export const portabilityCounts = async (
  db: Kysely<DB>,
  narrow: Narrowed,
): Promise<Readonly<Record<PortabilityGroup, number>>> =>
  groupCounts(
    portabilityQueue,
    await portabilities(db)
      .select(['p.estado', sql<number>`count(*)::int`.as('total')])
      .where(narrowed(narrow))
      .groupBy('p.estado')
      .execute(),
  )

export const onePortability = (db: Kysely<DB>, id: number) => shown(db).where('p.id', '=', id).executeTakeFirst()

/** Those that were filed together, without the one itself. */
export const filedWith = (db: Kysely<DB>, { id, con_id }: Pick<ShownPortability, 'id' | 'con_id'>) => {
  const first = con_id ?? id
  return shown(db)
    .where('p.id', '<>', id)
    .where((eb) => eb.or([eb('p.id', '=', first), eb('p.con_id', '=', first)]))
    .orderBy('p.id')
    .execute()
}

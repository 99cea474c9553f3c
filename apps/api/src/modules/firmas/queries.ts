/** SQL of the second signatures. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { signatureQueue } from '@cauce/contract/firmas'
import { WAITING_SIGNATURES } from '@cauce/domain/medication/signature-request'
import { wordPatterns } from '../../db/like.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { groupCounts } from '../../kit/queue/group-counts.ts'
import { contentsColumn } from '../medicamentos/contents-of.ts'

export type SignatureGroup = (typeof signatureQueue.names)[number]

const nameOf = (column: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`(select ${personName} from users u left join operadores o on o.id = u.operador_id where u.id = ${sql.ref(column)})`

/** The drug of the line, or the scheme. */
const orderedName = sql<string>`coalesce(p.nombre, concat(h.abreviatura_esquema, ' ', h.nombre_esquema))`

/** As the searched columns are kept: lower case without accents. */
const schemeWords = sql`translate(lower(concat(h.abreviatura_esquema, ' ', h.nombre_esquema)), 'áéíóúüñ', 'aeiouun')`

const signatures = (db: Kysely<DB>) =>
  db
    .selectFrom('segundas_firmas as f')
    .leftJoin('orden_articulos as l', 'l.id', 'f.orden_articulos_id')
    .leftJoin('medicamentos as p', 'p.id', 'l.codesumi_id')
    .leftJoin('orden_esquemas as h', 'h.id', 'f.orden_esquemas_id')
    .innerJoin('afiliados as a', 'a.id', 'f.afiliado_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')

const shown = (db: Kysely<DB>) =>
  signatures(db)
    .select([
      'f.id',
      'f.version',
      'f.estado',
      'f.orden_id',
      'f.orden_articulos_id',
      'f.consulta_id',
      'f.afiliado_id',
      'f.hallazgos',
      'f.pedida_por_user_id',
      'f.created_at',
      'f.abierta_por_user_id',
      'f.abierta_at',
      'f.cerrada_por_user_id',
      'f.cerrada_at',
      'f.motivo',
      orderedName.as('medicamento'),
      'f.orden_esquemas_id',
      'h.ciclo',
      'h.ciclo_total',
      'h.frecuencia_repeticion',
      'h.fecha_inicio',
      'l.via',
      'l.dosis',
      'l.unidad_dosis',
      'l.unidad',
      'l.frecuencia',
      'l.unidad_tiempo',
      'l.duracion',
      'l.meses',
      'a.primer_nombre',
      'a.segundo_nombre',
      'a.primer_apellido',
      'a.segundo_apellido',
      'a.fecha_nacimiento',
      'a.numero_documento',
      'td.codigo as tipo_documento',
    ])
    .select([
      nameOf('f.pedida_por_user_id').as('pedida_por'),
      nameOf('f.abierta_por_user_id').as('abierta_por'),
      nameOf('f.cerrada_por_user_id').as('cerrada_por'),
    ])
    .select(contentsColumn('p.nombre'))

/** Every word stands in the affiliate's names and document, or in the drug. */
const withWords = (texto: string): RawBuilder<boolean> => {
  const patterns = wordPatterns(texto)
  return patterns.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`concat_ws(' ', a.busqueda, p.busqueda, ${schemeWords}) like all(${patterns}::text[])`
}

/** What waits longest goes first, what nobody has open before what somebody does; of what is closed, the newest. */
const ORDER: Readonly<Record<SignatureGroup, RawBuilder<unknown>>> = {
  por_hacer: sql`f.estado desc, f.created_at, f.id`,
  urgencias: sql`f.created_at, f.id`,
  cerradas: sql`f.cerrada_at desc, f.id desc`,
}

export const pageOf = (
  db: Kysely<DB>,
  { grupo, texto }: { readonly grupo: SignatureGroup; readonly texto: string },
  page: { readonly limit: number; readonly offset: number },
) =>
  shown(db)
    .where('f.estado', 'in', signatureQueue.groups[grupo])
    .where(withWords(texto))
    .orderBy(ORDER[grupo])
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export type ShownSignature = Awaited<ReturnType<typeof pageOf>>[number]

/** How many of each chip have the words. */
export const countsOf = async (db: Kysely<DB>, texto: string): Promise<Readonly<Record<SignatureGroup, number>>> =>
  groupCounts(
    signatureQueue,
    await signatures(db)
      .select(['f.estado', sql<number>`count(*)::int`.as('total')])
      .where(withWords(texto))
      .groupBy('f.estado')
      .execute(),
  )

export const oneSignature = (db: Kysely<DB>, id: number) =>
  shown(db)
    .leftJoin('cie10 as d', 'd.id', 'l.diagnostico_id')
    .innerJoin('users as us', 'us.id', 'f.pedida_por_user_id')
    .leftJoin('operadores as op', 'op.id', 'us.operador_id')
    .select([
      'd.codigo as diagnostico_codigo',
      'd.nombre as diagnostico_nombre',
      'l.observacion',
      'op.registro_profesional',
      'h.comprobaciones',
      'h.isc',
      'h.isc_peso',
      'h.isc_talla',
      'h.isc_fecha',
    ])
    .where('f.id', '=', id)
    .executeTakeFirst()

/** How many wait for the hand of this person, by state. */
export const waitingFor = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('segundas_firmas')
    .select(['estado', sql<number>`count(*)::int`.as('total')])
    .where('estado', 'in', WAITING_SIGNATURES)
    .where('pedida_por_user_id', '<>', userId)
    .groupBy('estado')
    .execute()

/** What was returned to this person and they did not say to have seen; the newest first. */
export const returnedTo = (db: Kysely<DB>, userId: number) =>
  signatures(db)
    .select(['f.id', 'f.consulta_id', 'f.motivo', 'f.cerrada_at', orderedName.as('medicamento')])
    .select(['a.primer_nombre', 'a.segundo_nombre', 'a.primer_apellido', 'a.segundo_apellido'])
    .select(nameOf('f.cerrada_por_user_id').as('quien'))
    .where('f.pedida_por_user_id', '=', userId)
    .where('f.estado', '=', 'devuelta')
    .where('f.enterado_at', 'is', null)
    .orderBy('f.cerrada_at', 'desc')
    .limit(20)
    .execute()

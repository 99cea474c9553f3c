/** Consultations of an affiliate. */
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { wordPatterns } from '../../db/like.ts'
import { personName } from '../../db/person-name.ts'
import { plain } from './plain-text.ts'
import { hasWords, inDays, type Asked, type Slice } from './paging.ts'

const words = sql<string>`concat_ws(' ', ${plain(sql`c.motivo`)}, ${plain(sql`tc.nombre`)}, u.nombre_orden, r.busqueda,
  (select e.busqueda from consulta_diagnosticos d join cie10 e on e.id = d.cie10_id where d.consulta_id = c.id and d.principal))`

const found = (db: Kysely<DB>, asked: Asked) =>
  db
    .selectFrom('consultas as c')
    .innerJoin('tipos_consulta as tc', 'tc.id', 'c.tipo_consulta_id')
    .innerJoin('estados_consulta as ec', 'ec.id', 'c.estado_id')
    .innerJoin('users as u', 'u.id', 'c.medico_user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('reps as r', 'r.id', 'c.rep_id')
    .where('c.afiliado_id', '=', asked.afiliado_id)
    .where(inDays(sql<Date>`c.fecha_hora`, asked))
    .where(hasWords(words, wordPatterns(asked.texto ?? '')))

const history = sql<'abierta' | 'finalizada' | null>`case
  when exists (select from historias h where h.consulta_id = c.id) then 'finalizada'
  when exists (select from historia_borradores b where b.consulta_id = c.id) then 'abierta' end`

const shown = (query: ReturnType<typeof found>) =>
  query
    .leftJoin('consulta_diagnosticos as d', (join) =>
      join.onRef('d.consulta_id', '=', 'c.id').on('d.principal', '=', true),
    )
    .leftJoin('cie10 as e', 'e.id', 'd.cie10_id')
    .select([
      'c.id',
      'c.afiliado_id',
      'c.fecha_hora',
      'c.tipo_consulta_id',
      'tc.nombre as tipo_consulta',
      'c.medico_user_id',
      personName.as('medico'),
      'c.rep_id',
      'r.nombre as rep',
      'c.motivo',
      'c.estado_id',
      'ec.nombre as estado',
      history.as('historia'),
      'e.codigo as diagnostico_codigo',
      'e.nombre as diagnostico_nombre',
      sql<number>`(select count(*)::int from ordenes ord where ord.consulta_id = c.id)`.as('ordenes'),
      sql<number>`(select count(*)::int from incapacidades i where i.consulta_id = c.id and i.estado_id <> 2)`.as(
        'incapacidades',
      ),
    ])

const ORDERS = {
  fecha: sql`c.fecha_hora asc, c.id asc`,
  '-fecha': sql`c.fecha_hora desc, c.id desc`,
  medico: sql`${plain(personName)} asc, c.fecha_hora desc, c.id desc`,
  '-medico': sql`${plain(personName)} desc, c.fecha_hora desc, c.id desc`,
  estado: sql`c.estado_id asc, c.fecha_hora desc, c.id desc`,
  '-estado': sql`c.estado_id desc, c.fecha_hora desc, c.id desc`,
} as const
export type ConsultationOrder = keyof typeof ORDERS

/** A page of the consultations. */
export const consultationPage = (db: Kysely<DB>, asked: Asked, orden: ConsultationOrder, { limit, offset }: Slice) => {
  const { estado_id } = asked
  const rows = found(db, asked)
  return shown(estado_id === undefined ? rows : rows.where('c.estado_id', '=', estado_id))
    .orderBy(ORDERS[orden])
    .limit(limit)
    .offset(offset)
    .execute()
}

export type ConsultationRow = Awaited<ReturnType<typeof consultationPage>>[number]

/** Rows by state, every filter but the state's applied. */
export const consultationStates = (db: Kysely<DB>, asked: Asked) =>
  found(db, asked)
    .select(['c.estado_id', 'ec.nombre', sql<number>`count(*)::int`.as('total')])
    .groupBy(['c.estado_id', 'ec.nombre'])
    .orderBy('c.estado_id')
    .execute()

/** Whose the consultation is; undefined where there is none. */
export const affiliateOfConsultation = (db: Kysely<DB>, id: number) =>
  db.selectFrom('consultas').select('afiliado_id').where('id', '=', id).executeTakeFirst()

/** One consultation of the affiliate. */
export const oneConsultation = (db: Kysely<DB>, afiliado_id: number, id: number) =>
  shown(found(db, { afiliado_id }).where('c.id', '=', id)).executeTakeFirst()

/** Ids of the leaves that were issued in the consultation. */
export const leaveIdsOf = async (db: Kysely<DB>, consultaId: number): Promise<ReadonlySet<number>> => {
  const rows = await db.selectFrom('incapacidades').select('id').where('consulta_id', '=', consultaId).execute()
  return new Set(rows.map(({ id }) => id))
}

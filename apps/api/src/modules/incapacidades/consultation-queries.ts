/** What the rules of sick leave ask of a consultation, and who signs. */
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable, isWritable } from '../consultas/access.ts'
import { windowColumns } from '../ordenamiento/window-columns.ts'

/** The consultation with its affiliate; undefined where there is none. */
export const leaveConsultation = (db: Kysely<DB>, ctx: UserCtx, consultaId: number) =>
  db
    .selectFrom('consultas as c')
    .innerJoin('afiliados as a', 'a.id', 'c.afiliado_id')
    .innerJoin('tipos_consulta as t', 't.id', 'c.tipo_consulta_id')
    .leftJoin('colegios as k', 'k.id', 'a.colegio_id')
    .select([
      'c.id',
      'c.afiliado_id',
      'c.tipo_consulta_id',
      'c.estado_id',
      'c.rep_id',
      't.ambito',
      'a.tipo_afiliado_id',
      'a.regimen_prestacional',
      'a.fecha_nacimiento',
      'a.sexo',
      ...windowColumns(ctx.today()),
      'a.colegio_id',
      'a.municipio_atencion_id as municipio_id',
      sql<number | null>`coalesce(k.municipio_id, a.municipio_atencion_id, a.municipio_afiliacion_id)`.as(
        'municipio_laboral_id',
      ),
      isReachable(ctx).as('accesible'),
      isWritable(ctx).as('escribe'),
    ])
    .where('c.id', '=', consultaId)
    .executeTakeFirst()

export type LeaveConsultation = NonNullable<Awaited<ReturnType<typeof leaveConsultation>>>

/** One leave of an affiliate at a time; ends with the transaction. */
export const lockAffiliate = async (db: Kysely<DB>, id: number): Promise<void> => {
  await db.selectFrom('afiliados').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** The professional of a user; undefined for a user who is none. */
export const professionalOf = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['o.nombre', 'o.apellido', 'o.numero_documento'])
    .where('u.id', '=', userId)
    .executeTakeFirst()

/** Principal diagnosis of the consultation's record; undefined where it has none. */
export const principalDiagnosis = (db: Kysely<DB>, consultaId: number) =>
  db
    .selectFrom('consulta_diagnosticos as cd')
    .innerJoin('cie10 as d', 'd.id', 'cd.cie10_id')
    .select(['d.id', 'd.codigo', 'd.nombre'])
    .where('cd.consulta_id', '=', consultaId)
    .where('cd.principal', '=', true)
    .orderBy('d.codigo')
    .executeTakeFirst()

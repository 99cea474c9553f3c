/** Everything that happened to an affiliate in a period; of each kind the newest, up to a limit. */
import { sql, type Kysely } from 'kysely'
import type { Period } from '@cauce/domain/history/period'
import { LeaveStatus } from '@cauce/domain/sick-leave/sick-leave'
import type { DB } from '../../db/tables.ts'
import { personName } from '../../db/person-name.ts'
import { inDays } from './paging.ts'

export interface Stretch extends Period {
  readonly afiliado_id: number
  readonly limit: number
}

export const visits = (db: Kysely<DB>, { afiliado_id, limit, ...period }: Stretch) =>
  db
    .selectFrom('consultas as c')
    .innerJoin('tipos_consulta as tc', 'tc.id', 'c.tipo_consulta_id')
    .innerJoin('users as u', 'u.id', 'c.medico_user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['c.id', 'c.fecha_hora', 'tc.nombre as tipo', 'c.motivo', personName.as('medico')])
    .where('c.afiliado_id', '=', afiliado_id)
    .where(inDays(sql<Date>`c.fecha_hora`, period))
    .orderBy('c.fecha_hora', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()

const names = sql<readonly string[]>`array(
  select p.nombre from orden_articulos l join medicamentos p on p.id = l.codesumi_id where l.orden_id = ord.id
  union all select p.nombre from orden_procedimientos l join cups p on p.id = l.cup_id where l.orden_id = ord.id
  union all select e.nombre_esquema from orden_esquemas e where e.orden_id = ord.id
  union all select p.nombre from orden_codigos_propios l join codigos_propios p on p.id = l.codigo_propio_id where l.orden_id = ord.id)`

export const orders = (db: Kysely<DB>, { afiliado_id, limit, ...period }: Stretch) =>
  db
    .selectFrom('ordenes as ord')
    .select(['ord.id', 'ord.created_at', 'ord.tipo_orden_id', names.as('lineas')])
    .where('ord.afiliado_id', '=', afiliado_id)
    .where(inDays(sql<Date>`ord.created_at`, period))
    .orderBy('ord.created_at', 'desc')
    .orderBy('ord.id', 'desc')
    .limit(limit)
    .execute()

/** Leaves some of whose days are in the period, the annulled ones too. */
export const leaves = (db: Kysely<DB>, { afiliado_id, desde, hasta, limit }: Stretch) =>
  db
    .selectFrom('incapacidades as i')
    .innerJoin('cie10 as d', 'd.id', 'i.diagnostico_id')
    .select([
      'i.id',
      'i.fecha_inicio',
      sql<string>`case when i.estado_id = ${sql.lit(LeaveStatus.lifted)} then i.ultimo_dia else i.fecha_final end`.as(
        'fecha_final',
      ),
      sql<number>`case when i.estado_id = ${sql.lit(LeaveStatus.lifted)} then i.ultimo_dia - i.fecha_inicio + 1 else i.dias end`.as(
        'dias',
      ),
      sql<string>`concat(d.codigo, ' ', d.nombre)`.as('diagnostico'),
      'i.estado_id',
    ])
    .where('i.afiliado_id', '=', afiliado_id)
    .where('i.fecha_inicio', '<=', hasta)
    .where('i.fecha_final', '>=', desde)
    .orderBy('i.fecha_inicio', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute()

export const consents = (db: Kysely<DB>, { afiliado_id, limit, ...period }: Stretch) =>
  db
    .selectFrom('orden_procedimientos as l')
    .innerJoin('consentimientos as k', 'k.orden_procedimientos_id', 'l.id')
    .innerJoin('cups as p', 'p.id', 'k.cup_id')
    .select(['k.id', 'k.created_at', 'p.nombre as procedimiento', 'k.estado'])
    .where('l.afiliado_id', '=', afiliado_id)
    .where(inDays(sql<Date>`k.created_at`, period))
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .limit(limit)
    .execute()

/** Whether something happened to the affiliate before that day. */
export const hasEarlier = async (db: Kysely<DB>, afiliadoId: number, desde: string): Promise<boolean> => {
  const before = sql`${`${desde}T00:00:00-05:00`}::timestamptz`
  const { rows } = await sql<{ hay: boolean }>`select
    exists (select from consultas c where c.afiliado_id = ${afiliadoId}::int and c.fecha_hora < ${before})
    or exists (select from ordenes o where o.afiliado_id = ${afiliadoId}::int and o.created_at < ${before})
    or exists (select from incapacidades i where i.afiliado_id = ${afiliadoId}::int and i.fecha_inicio < ${desde}::date) as hay`.execute(
    db,
  )
  return rows[0]?.hay === true
}

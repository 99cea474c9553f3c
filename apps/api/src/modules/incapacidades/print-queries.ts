/** What the certificate of a sick leave is made from. */
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable } from '../consultas/access.ts'
import { SIGNER_COLUMNS, SITE_COLUMNS, stoodIn } from '../pdf/print-columns.ts'

/** The leave, the site of its consultation and the professional who issued it; undefined when there is none with that id. */
export const printableLeave = (db: Kysely<DB>, ctx: UserCtx, id: number) =>
  db
    .selectFrom('incapacidades as i')
    .innerJoin('consultas as c', 'c.id', 'i.consulta_id')
    .innerJoin('tipos_consulta as tc', 'tc.id', 'c.tipo_consulta_id')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .innerJoin('cie10 as d', 'd.id', 'i.diagnostico_id')
    .innerJoin('colegios as k', 'k.id', 'i.colegio_id')
    .innerJoin('secretarias_educacion as s', 's.id', 'i.entidad_territorial')
    .leftJoin('cie10 as dr', 'dr.id', 'i.diagnostico_relacionado_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('tipos_documento as td', 'td.id', 'o.tipo_documento_id')
    .leftJoin('reps as r', (join) => join.on((eb) => eb('r.id', '=', eb.fn.coalesce('i.rep_id', 'c.rep_id'))))
    .leftJoin('prestadores as p', 'p.id', 'r.prestador_id')
    .leftJoin('municipios as m', 'm.id', 'r.municipio_id')
    .leftJoin('departamentos as dep', 'dep.id', 'm.departamento_id')
    .selectAll('i')
    .select([
      ...SIGNER_COLUMNS,
      ...SITE_COLUMNS,
      stoodIn(sql.ref('i.created_at')),
      'r.codigo as sede_codigo',
      'dep.nombre as sede_departamento',
      'tc.ambito',
      'd.codigo as d_codigo',
      'd.nombre as d_nombre',
      'dr.codigo as dr_codigo',
      'dr.nombre as dr_nombre',
      'k.nombre as colegio',
      's.nombre as secretaria',
      isReachable(ctx).as('accesible'),
    ])
    .where('i.id', '=', id)
    .executeTakeFirst()

export type PrintableLeave = NonNullable<Awaited<ReturnType<typeof printableLeave>>>

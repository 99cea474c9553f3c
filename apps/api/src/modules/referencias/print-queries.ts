/** What the papers of a referral are made from, besides the referral itself. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { SIGNER_COLUMNS, SITE_COLUMNS } from '../pdf/print-columns.ts'

/** Who registered the referral with their signature of record, the site that refers with its codes, and who pays. */
export const printableReferral = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('referencias as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .innerJoin('afiliados as a', 'a.id', 'f.afiliado_id')
    .innerJoin('entidades as e', 'e.id', 'a.entidad_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('tipos_documento as td', 'td.id', 'o.tipo_documento_id')
    .leftJoin('reps as r', 'r.id', 'f.rep_id')
    .leftJoin('prestadores as p', 'p.id', 'r.prestador_id')
    .leftJoin('municipios as m', 'm.id', 'r.municipio_id')
    .leftJoin('departamentos as dep', 'dep.id', 'm.departamento_id')
    .leftJoin('municipios as ma', 'ma.id', 'a.municipio_atencion_id')
    .leftJoin('departamentos as da', 'da.id', 'ma.departamento_id')
    .select([
      ...SIGNER_COLUMNS,
      ...SITE_COLUMNS,
      'r.codigo as sede_codigo',
      'r.telefono1 as sede_telefono',
      'm.codigo as municipio_codigo',
      'dep.nombre as departamento',
      'dep.codigo as departamento_codigo',
      'e.codigo as entidad_codigo',
      'o.telefono_recuperacion as o_telefono',
      'ma.codigo as paciente_municipio_codigo',
      'da.codigo as paciente_departamento_codigo',
    ])
    .where('f.id', '=', id)
    .executeTakeFirst()

export type PrintableReferral = NonNullable<Awaited<ReturnType<typeof printableReferral>>>

/** Who prints, with their signature of record. */
export const signerOf = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('tipos_documento as td', 'td.id', 'o.tipo_documento_id')
    .select(SIGNER_COLUMNS)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()

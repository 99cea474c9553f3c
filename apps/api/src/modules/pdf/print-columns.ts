/** Columns that printed documents share: who signs, where it was given, and where a line is sent. */
import { type RawBuilder, sql } from 'kysely'

/** Of `users as u`, its `operadores as o` and its `tipos_documento as td`. */
export const SIGNER_COLUMNS = [
  'u.email',
  'o.nombre as o_nombre',
  'o.apellido as o_apellido',
  'td.codigo as o_tipo_documento',
  'o.numero_documento as o_documento',
  'o.especialidad',
  'o.cargo',
  'o.registro_profesional',
  'o.firma',
] as const

/**
 * Whose consultation `consultas as c` is, when `users as u` made the document standing in for them at that instant; null otherwise.
 * @param at the instant, as SQL
 */
export const stoodIn = (at: RawBuilder<unknown>) =>
  sql<string | null>`(
    select concat_ws(' ', ot.nombre, ot.apellido) from sustituciones su
      join users ut on ut.id = su.titular_user_id join operadores ot on ot.id = ut.operador_id
      where su.sustituto_user_id = u.id and su.titular_user_id = c.medico_user_id
        and (${at} at time zone 'America/Bogota')::date between su.desde and su.hasta
        and (su.revocada_at is null or su.revocada_at >= ${at})
      limit 1)`.as('sustituye')

/** Of `reps as r` and its `municipios as m`. */
export const PLACE_COLUMNS = [
  'r.nombre as sede',
  'r.direccion as sede_direccion',
  'm.nombre as sede_municipio',
] as const

/** The place and its `prestadores as p`. */
export const SITE_COLUMNS = [...PLACE_COLUMNS, 'p.nombre as prestador', 'p.nit'] as const

/** Of a line `l` of whatever order, its `estados as s` and the site where it is given. */
export const ROUTED_LINE_COLUMNS = [
  ...PLACE_COLUMNS,
  'r.telefono1 as sede_telefono',
  'l.id',
  'l.observacion',
  'l.rep_id',
  'l.fecha_vigencia',
  'l.fecha_vencimiento',
  'l.estado_id',
  's.nombre as estado',
  'l.direccionamieno_automatico',
] as const

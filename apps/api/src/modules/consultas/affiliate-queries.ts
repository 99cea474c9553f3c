/** The affiliate as it travels, from its row and what hangs from it. */
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { Named } from '@cauce/domain/text/field'
import type { DB } from '../../db/tables.ts'

export const named = (id: number | null, nombre: string | null): Named | null =>
  id === null || nombre === null ? null : { id, nombre }

export const fullName = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ')

const affiliateRow = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('afiliados as a')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .innerJoin('tipos_afiliado as ta', 'ta.id', 'a.tipo_afiliado_id')
    .innerJoin('estados_afiliado as ea', 'ea.id', 'a.estado_afiliado_id')
    .innerJoin('entidades as e', 'e.id', 'a.entidad_id')
    .leftJoin('municipios as ma', 'ma.id', 'a.municipio_atencion_id')
    .leftJoin('departamentos as da', 'da.id', 'ma.departamento_id')
    .leftJoin('municipios as mf', 'mf.id', 'a.municipio_afiliacion_id')
    .leftJoin('departamentos as df', 'df.id', 'mf.departamento_id')
    .leftJoin('reps as ips', 'ips.id', 'a.ips_id')
    .selectAll('a')
    .select((eb) => [
      'td.codigo as td_codigo',
      'td.nombre as td_nombre',
      'ta.nombre as ta_nombre',
      'ea.nombre as ea_nombre',
      'e.nombre as e_nombre',
      'ma.nombre as ma_nombre',
      'da.id as da_id',
      'da.nombre as da_nombre',
      'mf.nombre as mf_nombre',
      'df.id as df_id',
      'df.nombre as df_nombre',
      'ips.nombre as ips_nombre',
      jsonArrayFrom(
        eb
          .selectFrom('clasificaciones_afiliado as k')
          .select(['k.nombre', 'k.descripcion'])
          .whereRef('k.afiliado_id', '=', 'a.id')
          .orderBy('k.id'),
      ).as('clasificacion'),
      jsonArrayFrom(
        eb
          .selectFrom('alergias_afiliado as al')
          .select(['al.id', 'al.nombre', 'al.reaccion', 'al.anio'])
          .whereRef('al.afiliado_id', '=', 'a.id')
          .where('al.estado', '=', 'vigente')
          .orderBy('al.id'),
      ).as('alergias'),
    ])
    .where('a.id', '=', id)

/** The affiliate with everything the wire shows, or undefined. `today` decides the age. */
export const affiliateById = async (
  db: Kysely<DB>,
  id: number,
  today: CalendarDate,
): Promise<Affiliate | undefined> => {
  const row = await affiliateRow(db, id).executeTakeFirst()
  return (
    row && {
      id: row.id,
      primer_nombre: row.primer_nombre,
      segundo_nombre: row.segundo_nombre,
      primer_apellido: row.primer_apellido,
      segundo_apellido: row.segundo_apellido,
      nombre_completo: fullName(row.primer_nombre, row.segundo_nombre, row.primer_apellido, row.segundo_apellido),
      tipo_documento: { id: row.tipo_documento_id, codigo: row.td_codigo, nombre: row.td_nombre },
      numero_documento: row.numero_documento,
      sexo: row.sexo,
      fecha_nacimiento: row.fecha_nacimiento,
      edad_cumplida: completedYears(row.fecha_nacimiento, today),
      tipo_afiliado_id: row.tipo_afiliado_id,
      tipo_afiliado: { id: row.tipo_afiliado_id, nombre: row.ta_nombre },
      estado_afiliado: { id: row.estado_afiliado_id, nombre: row.ea_nombre },
      entidad: { id: row.entidad_id, nombre: row.e_nombre },
      municipio_atencion: named(row.municipio_atencion_id, row.ma_nombre),
      departamento_atencion: named(row.da_id, row.da_nombre),
      municipio_afiliacion: named(row.municipio_afiliacion_id, row.mf_nombre),
      departamento_afiliacion: named(row.df_id, row.df_nombre),
      ips: named(row.ips_id, row.ips_nombre),
      ips_id: row.ips_id,
      correo1: row.correo1,
      correo2: row.correo2,
      celular1: row.celular1,
      celular2: row.celular2,
      direccion: row.direccion,
      clasificacion: row.clasificacion,
      colegio_id: row.colegio_id,
      alergias: row.alergias_preguntadas_at === null ? null : row.alergias,
    }
  )
}

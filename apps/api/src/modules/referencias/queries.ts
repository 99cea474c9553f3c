/** Referrals as they are read. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../db/tables.ts'
import { personName } from '../../db/person-name.ts'

/** Name of the user of a column; null where there is none. */
const nameOf = (column: string): RawBuilder<string | null> =>
  sql<string | null>`(select ${personName} from users u left join operadores o on o.id = u.operador_id
    where u.id = ${sql.ref(column)})`

/** A referral with the site that refers, who manages it and its channel: what every reading of one begins with. */
export const referrals = (db: Kysely<DB>) =>
  db
    .selectFrom('referencias as f')
    .innerJoin('canales as c', 'c.referencia_id', 'f.id')
    .leftJoin('reps as r', 'r.id', 'f.rep_id')
    .select([
      'f.id',
      'f.afiliado_id',
      'f.tipo_anexo_id',
      'f.estado',
      'f.codigo_remision',
      'f.tipo_solicitud',
      'f.especialidad_remision',
      'r.nombre as rep_nombre',
      sql<string | null>`(select mu.nombre from municipios mu where mu.id = r.municipio_id)`.as('municipio_nombre'),
      'f.created_at',
      'f.gestionada_at',
      'f.cerrada_at',
      'f.gestor_user_id',
      nameOf('f.gestor_user_id').as('gestor_nombre'),
      'c.id as canal_id',
      'f.version',
      'f.demo',
    ])

export type ReferralHead = Awaited<ReturnType<ReturnType<typeof referrals>['executeTakeFirstOrThrow']>>

/** The days and hours of the panel. */
export const HOURS = [
  'f.fecha_aceptacion',
  'f.hora_aceptacion',
  'f.fecha_traslado_salida',
  'f.hora_traslado_salida',
  'f.fecha_traslado',
  'f.hora_traslado',
  'f.fecha_traslado_redondo_salida',
  'f.hora_traslado_redondo_salida',
  'f.fecha_redondo_traslado',
  'f.hora_traslado_redondo',
] as const

/** The columns of the panel. */
const PANEL = [
  ...HOURS,
  'f.nombre_acepta',
  'f.cargo',
  'f.institucion_acepta_rep_id',
  'f.traslado_redondo',
  'f.tipo_traslado',
  'f.movil_traslado',
  'f.hora_estimada_llegada',
] as const

/** The whole referral; undefined where there is none. */
export const referralById = (db: Kysely<DB>, id: number) =>
  referrals(db)
    .leftJoin('municipios as mr', 'mr.id', 'r.municipio_id')
    .leftJoin('departamentos as de', 'de.id', 'mr.departamento_id')
    .leftJoin('reps as ar', 'ar.id', 'f.institucion_acepta_rep_id')
    .leftJoin('municipios as am', 'am.id', 'ar.municipio_id')
    .select(PANEL)
    .select((eb) => [
      'f.descripcion',
      'f.datos',
      'f.observacion_finalizacion',
      'f.motivo_cierre',
      'f.rep_id',
      'r.direccion as rep_direccion',
      'de.nombre as departamento_nombre',
      'r.telefono1 as rep_telefono1',
      'r.telefono2 as rep_telefono2',
      'r.correo1 as rep_correo1',
      'r.correo2 as rep_correo2',
      'f.user_id',
      nameOf('f.user_id').as('registra_nombre'),
      'ar.nombre as acepta_nombre',
      'am.nombre as acepta_municipio',
      'f.consulta_id',
      jsonArrayFrom(
        eb
          .selectFrom('referencia_cie10s as d')
          .innerJoin('cie10 as e', 'e.id', 'd.cie10_id')
          .select(['e.id', 'e.codigo', 'e.nombre'])
          .whereRef('d.referencia_id', '=', 'f.id')
          .orderBy('d.orden'),
      ).as('cie10s'),
      jsonArrayFrom(
        eb
          .selectFrom('referencia_adjuntos as j')
          .select(['j.id', 'j.nombre', 'j.ruta', 'j.tamano'])
          .whereRef('j.referencia_id', '=', 'f.id')
          .orderBy('j.id'),
      ).as('adjuntos'),
    ])
    .where('f.id', '=', id)
    .executeTakeFirst()

export type WholeReferral = NonNullable<Awaited<ReturnType<typeof referralById>>>

/** A referral that is about to be moved, its row locked until the transaction ends. */
export const lockReferral = (db: Kysely<DB>, id: number) =>
  db.selectFrom('referencias').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export type LockedReferral = NonNullable<Awaited<ReturnType<typeof lockReferral>>>

/** An active site with its municipality. */
export const activeSiteOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('reps as r')
    .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select(['r.id', 'r.nombre as institucion', 'm.nombre as municipio'])
    .where('r.id', '=', id)
    .where('r.activo', '=', true)
    .executeTakeFirst()

/** Name and municipality of a site, also of one that is not active any more. */
export const placeOf = async (db: Kysely<DB>, id: number | null) => {
  const row =
    id === null
      ? undefined
      : await db
          .selectFrom('reps as r')
          .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
          .select(['r.nombre as institucion', 'm.nombre as municipio'])
          .where('r.id', '=', id)
          .executeTakeFirst()
  return row ?? { institucion: null, municipio: null }
}

/** Events that are no save of the panel: a version does not come from them. */
const NO_SAVE = ['ordenada', 'documento'] as const

/** What was done to the referral by a save, last. */
export const lastChange = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('referencia_eventos as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['e.clase', 'e.user_id', 'e.created_at', personName.as('quien')])
    .where('e.referencia_id', '=', id)
    .where('e.clase', 'not in', NO_SAVE)
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()

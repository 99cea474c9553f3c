/** What a change is looked at with, read from the tables of this module and of those that say what a person has open. */
import { sql, type Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { OpenCare } from '@cauce/domain/insurance/change-hold'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'

const inForceOn = (day: CalendarDate) =>
  sql<boolean>`g.reemplazado_at is null and g.desde <= ${day}::date and (g.hasta is null or g.hasta >= ${day}::date)`

export const membershipOn = (db: Kysely<DB>, id: number, day: CalendarDate) =>
  db
    .selectFrom('grupo_miembros as g')
    .select(['g.cotizante_id', 'g.parentesco'])
    .where('g.afiliado_id', '=', id)
    .where(inForceOn(day))
    .executeTakeFirst()

/** What each of a group is to its contributor, that day. */
export const groupOf = async (db: Kysely<DB>, cotizante_id: number, day: CalendarDate): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('grupo_miembros as g')
      .select('g.parentesco')
      .where('g.cotizante_id', '=', cotizante_id)
      .where(inForceOn(day))
      .execute()
  ).map(({ parentesco }) => parentesco)

/** Since when the site that the person chose holds, whatever day that is. */
export const lastChoiceOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('afiliado_atencion')
    .select('desde')
    .where('afiliado_id', '=', id)
    .where('origen', '=', 'libre_eleccion')
    .where('reemplazado_at', 'is', null)
    .orderBy('desde', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What the person has open, for what would take their rights. */
export const openCareOf = async (
  db: Kysely<DB>,
  id: number,
  fecha: CalendarDate,
  hoy: CalendarDate,
): Promise<OpenCare> => {
  const { rows } = await sql<OpenCare>`
    select
      (select min(h.fecha_inicio) from orden_esquemas h join orden_esquema_lineas l on l.orden_esquemas_id = h.id
        where h.afiliado_id = ${id} and l.estado_id = ${OrderStatus.active}) as esquema,
      (select min(k.desde) from afiliado_condiciones k where k.afiliado_id = ${id} and k.clase = 'gestacion'
        and k.reemplazado_at is null and k.desde <= ${hoy}::date and (k.hasta is null or k.hasta >= ${hoy}::date)) as gestacion,
      (select min((r.created_at at time zone 'America/Bogota')::date) from referencias r
        where r.afiliado_id = ${id} and r.estado <> ${REFERRAL_STATES.closed}) as remision,
      (select max((c.fecha_hora at time zone 'America/Bogota')::date) from consultas c
        where c.afiliado_id = ${id} and c.estado_id = ${ConsultationStatus.attended}
          and (c.fecha_hora at time zone 'America/Bogota')::date > ${fecha}::date) as atencion_despues`.execute(db)
  const [care] = rows
  return care ?? { esquema: null, gestacion: null, remision: null, atencion_despues: null }
}

export const documentTypes = (db: Kysely<DB>) =>
  db.selectFrom('tipos_documento').select(['id', 'nombre']).orderBy('nombre').execute()

export const causes = (db: Kysely<DB>) =>
  db
    .selectFrom('causas_afiliacion')
    .select(['id', 'nombre', 'clase'])
    .where('activo', '=', true)
    .orderBy('nombre')
    .execute()

export const causeOf = (db: Kysely<DB>, id: number) =>
  db.selectFrom('causas_afiliacion').select('clase').where('id', '=', id).where('activo', '=', true).executeTakeFirst()

export const siteOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('reps')
    .select(['id', 'municipio_id'])
    .where('id', '=', id)
    .where('activo', '=', true)
    .executeTakeFirst()

export const townOf = (db: Kysely<DB>, id: number) =>
  db.selectFrom('municipios').select('id').where('id', '=', id).executeTakeFirst()

export const documentTypeOf = (db: Kysely<DB>, id: number) =>
  db.selectFrom('tipos_documento').select('codigo').where('id', '=', id).executeTakeFirst()

/** Those that a change may name: municipalities, sites in service or affiliates, in which every word stands. */
export const placesBy = async (
  db: Kysely<DB>,
  { que, texto }: { readonly que: 'municipios' | 'reps' | 'afiliados'; readonly texto: string },
  limit: number,
): Promise<readonly { id: number; codigo: string; nombre: string }[]> => {
  const all = sql<boolean>`p.busqueda like all(${wordPatterns(texto)}::text[])`
  const { rows } = await (
    que === 'municipios'
      ? sql<{
          id: number
          codigo: string
          nombre: string
        }>`select p.id, p.codigo, concat(p.nombre, ', ', d.nombre) as nombre
        from municipios p join departamentos d on d.id = p.departamento_id where ${all} order by p.nombre, p.id limit ${limit}`
      : que === 'reps'
        ? sql<{
            id: number
            codigo: string
            nombre: string
          }>`select p.id, p.codigo, concat(p.nombre, ' · ', m.nombre) as nombre
        from reps p join municipios m on m.id = p.municipio_id where p.activo and ${all} order by p.nombre, p.id limit ${limit}`
        : sql<{ id: number; codigo: string; nombre: string }>`select p.id, p.numero_documento as codigo,
          concat_ws(' ', p.primer_apellido, p.segundo_apellido, p.primer_nombre, p.segundo_nombre) as nombre
        from afiliados p where ${all} order by p.primer_apellido, p.segundo_apellido, p.primer_nombre, p.id limit ${limit}`
  ).execute(db)
  return rows
}

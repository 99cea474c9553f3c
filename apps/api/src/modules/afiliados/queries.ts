/** Who an affiliate is and what is in force of them, read from the tables of this module. */
import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../db/tables.ts'

const insured = (db: Kysely<DB>) =>
  db
    .selectFrom('afiliados as a')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .innerJoin('tipos_afiliado as ta', 'ta.id', 'a.tipo_afiliado_id')
    .select([
      'a.id',
      'a.primer_nombre',
      'a.segundo_nombre',
      'a.primer_apellido',
      'a.segundo_apellido',
      'td.codigo as tipo_documento_codigo',
      'a.numero_documento',
      'a.fecha_nacimiento',
      'a.sexo',
      'a.tipo_afiliado_id',
      'ta.nombre as tipo_afiliado',
      'a.estado_afiliado_id',
    ])

export const insuredById = (db: Kysely<DB>, id: number) => insured(db).where('a.id', '=', id).executeTakeFirst()
export type InsuredRow = NonNullable<Awaited<ReturnType<typeof insuredById>>>

export const insuredByIds = (db: Kysely<DB>, ids: readonly number[]) =>
  ids.length === 0 ? Promise.resolve([]) : insured(db).where('a.id', 'in', ids).execute()

/** Whose a number is or was, whatever its kind. */
export const ownersOf = (db: Kysely<DB>, numero: string, limit: number) =>
  db
    .selectFrom('afiliado_documentos as d')
    .innerJoin('tipos_documento as td', 'td.id', 'd.tipo_documento_id')
    .select(['d.afiliado_id', 'd.hasta', 'td.codigo', 'd.numero'])
    .where('d.numero', '=', numero)
    .orderBy('d.id')
    .limit(limit)
    .execute()

/** Whose the document is or was. */
export const ownerOf = (db: Kysely<DB>, tipo_documento_id: number, numero: string) =>
  db
    .selectFrom('afiliado_documentos')
    .select('afiliado_id')
    .where('tipo_documento_id', '=', tipo_documento_id)
    .where('numero', '=', numero)
    .executeTakeFirst()

/** What the right of any day follows from. */
export const pastRows = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('afiliados as a')
    .select((eb) => [
      'a.fecha_nacimiento',
      jsonArrayFrom(
        eb
          .selectFrom('afiliado_estados as e')
          .leftJoin('causas_afiliacion as c', 'c.id', 'e.causa_id')
          .leftJoin('afiliado_novedades as n', 'n.id', 'e.novedad_id')
          .select(['e.estado_id', 'e.desde', 'e.hasta', 'c.nombre as causa', 'n.radicado'])
          .whereRef('e.afiliado_id', '=', 'a.id')
          .where('e.reemplazado_at', 'is', null)
          .orderBy('e.desde'),
      ).as('estados'),
      jsonArrayFrom(
        eb
          .selectFrom('afiliado_atencion as t')
          .select((one) => [
            't.origen',
            't.desde',
            't.hasta',
            jsonObjectFrom(
              one.selectFrom('municipios as m').select(['m.id', 'm.nombre']).whereRef('m.id', '=', 't.municipio_id'),
            ).as('municipio'),
            jsonObjectFrom(
              one.selectFrom('reps as r').select(['r.id', 'r.nombre']).whereRef('r.id', '=', 't.rep_id'),
            ).as('sede'),
          ])
          .whereRef('t.afiliado_id', '=', 'a.id')
          .where('t.reemplazado_at', 'is', null)
          .orderBy('t.desde'),
      ).as('atencion'),
      jsonArrayFrom(
        eb
          .selectFrom('afiliado_condiciones as k')
          .select(['k.clase', 'k.desde', 'k.hasta'])
          .whereRef('k.afiliado_id', '=', 'a.id')
          .where('k.reemplazado_at', 'is', null)
          .orderBy('k.desde'),
      ).as('condiciones'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst()

export const profileOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('afiliados as a')
    .innerJoin('entidades as e', 'e.id', 'a.entidad_id')
    .leftJoin('municipios as mf', 'mf.id', 'a.municipio_afiliacion_id')
    .select(['a.version', 'a.fecha_afiliacion', 'a.entidad_id', 'e.nombre as entidad', 'a.regimen_prestacional'])
    .select(['a.municipio_afiliacion_id', 'mf.nombre as municipio_afiliacion'])
    .select(['a.direccion', 'a.zona', 'a.estrato', 'a.celular1', 'a.celular2', 'a.correo1', 'a.correo2'])
    .where('a.id', '=', id)
    .executeTakeFirst()

export const documentsOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('afiliado_documentos as d')
    .innerJoin('tipos_documento as td', 'td.id', 'd.tipo_documento_id')
    .select(['td.codigo', 'd.numero', 'd.desde', 'd.hasta'])
    .where('d.afiliado_id', '=', id)
    .orderBy('d.desde', 'desc')
    .orderBy('d.id', 'desc')
    .execute()

/** Everybody of the group of which the person is, whether as the contributor or as one of the others; the past members too. */
export const familyOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('grupo_miembros as g')
    .innerJoin('afiliados as a', 'a.id', 'g.afiliado_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .select(['a.id', 'a.primer_nombre', 'a.segundo_nombre', 'a.primer_apellido', 'a.segundo_apellido'])
    .select(['td.codigo', 'a.numero_documento', 'g.parentesco', 'g.desde', 'g.hasta', 'a.estado_afiliado_id'])
    .select('g.cotizante_id')
    .where('g.reemplazado_at', 'is', null)
    .where((eb) =>
      eb(
        'g.cotizante_id',
        '=',
        eb.fn.coalesce(
          eb
            .selectFrom('grupo_miembros as own')
            .select('own.cotizante_id')
            .where('own.afiliado_id', '=', id)
            .where('own.reemplazado_at', 'is', null)
            .where('own.hasta', 'is', null)
            .limit(1),
          sql<number>`${id}::int`,
        ),
      ),
    )
    .orderBy('g.desde')
    .orderBy('g.id')
    .execute()

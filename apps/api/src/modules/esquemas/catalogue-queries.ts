/** Published schemes of the catalogue and their drugs. */
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

/** Every scheme, by abbreviation. */
export const allSchemes = (db: Kysely<DB>) =>
  db.selectFrom('esquemas').selectAll().orderBy('abreviatura_esquema').execute()

/**
 * The presentation by which a drug of a scheme is known in the catalogue of medicines: the same ingredient, by the same route before
 * any other.
 */
const presentation = sql<{ esquema_linea_id: number; id: number; codigo: string }>`(
  select distinct on (el.id) el.id as esquema_linea_id, me.id, me.codigo
  from esquema_lineas el join medicamentos me on lower(me.principio_activo) = lower(el.medicamento)
  order by el.id, me.via is not distinct from el.via desc, me.id)`

/** Drugs of the scheme, in their order. */
export const drugsOfScheme = (db: Kysely<DB>, esquemaId: number) =>
  db
    .selectFrom('esquema_lineas as l')
    .innerJoin('esquemas as e', 'e.id', 'l.esquema_id')
    .leftJoin(presentation.as('p'), 'p.esquema_linea_id', 'l.id')
    .selectAll('l')
    .select(['p.id as codesumi_id', 'p.codigo', 'e.biografia', 'e.frecuencia_repeat'])
    .where('l.esquema_id', '=', esquemaId)
    .orderBy('l.orden')
    .orderBy('l.id')
    .execute()

export type SchemeDrugRow = Awaited<ReturnType<typeof drugsOfScheme>>[number]

/** By id; without one, by the name as it is shown (abbreviation and name). */
export const findScheme = (db: Kysely<DB>, asked: { readonly id: number | null; readonly nombre: string }) => {
  const scheme = db.selectFrom('esquemas as e').selectAll('e')
  return asked.id === null
    ? scheme
        .where(sql<string>`e.abreviatura_esquema || ' ' || e.nombre_esquema`, '=', asked.nombre.trim())
        .executeTakeFirst()
    : scheme.where('e.id', '=', asked.id).executeTakeFirst()
}

/** Ingredients of the presentations that the clinician added. */
export const addedDrugs = (db: Kysely<DB>, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('medicamentos')
        .select([
          'id',
          'nombre',
          'principio_activo',
          'componentes',
          'unidad_presentacion',
          'concentracion',
          'base_dosis',
          'via',
          'activo',
          'requiere_autorizacion',
        ])
        .where('id', 'in', ids)
        .execute()
export type AddedDrugRow = Awaited<ReturnType<typeof addedDrugs>>[number]

/** The ingredients of a presentation. */
export const componentsOf = ({ principio_activo, componentes }: { principio_activo: string; componentes: string }) => [
  principio_activo,
  ...componentes.split(';').map((part) => part.trim()),
]

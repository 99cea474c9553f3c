/** The catalogue of schemes as it travels. @fuente spec 2 §3, §7 */
import { ingredientKey } from '@cauce/domain/medication/drug-facts'
import { indicatedFor } from '@cauce/domain/oncology/indication'
import { SCHEME_UNKNOWN } from '@cauce/domain/oncology/names'
import { DoseIndex, type Scheme, type SchemeDrug } from '@cauce/domain/oncology/scheme'
import * as Schema from 'effect/Schema'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { numeric } from '../consultas/measures.ts'
import { ceilingsOf } from './ceiling-queries.ts'
import * as queries from './catalogue-queries.ts'

const indexOf = Schema.decodeUnknownSync(DoseIndex)

/** Every published scheme. */
export const listSchemes = async (ctx: UserCtx): Promise<readonly Scheme[]> =>
  (await queries.allSchemes(ctx.db)).map((row) => ({ ...row, cie10: indicatedFor(row.cie10) }))

const inWords = (row: queries.SchemeDrugRow): string => {
  const infusion = row.duracion_infusion === null ? '' : ` en ${row.duracion_infusion}`
  return `Días ${row.dias} de cada ciclo de ${row.frecuencia_repeat} días${infusion}`
}

export const schemeDrug = (row: queries.SchemeDrugRow): SchemeDrug => ({
  id: row.id,
  orden: row.orden,
  codigo: row.codigo,
  nombre: row.medicamento,
  codesumi_id: row.codesumi_id,
  dosis: Number(row.dosis),
  unidad_medida: row.unidad,
  indice_dosis: indexOf(row.indice_dosis),
  via: row.via,
  dias_aplicacion: row.dias,
  fase: row.fase,
  tomas_dia: row.tomas_dia ?? 1,
  cantidad_aplicaciones: row.aplicaciones ?? 1,
  duracion_infusion: row.duracion_infusion,
  dosis_maxima: numeric(row.dosis_maxima),
  ciclos_aplica: row.ciclos_aplica,
  frecuencia_duracion: inWords(row),
  nota: row.nota,
  fuente: row.biografia,
})

/** Drugs of a scheme; 404 when there is no such scheme. */
export const drugsOf = async (ctx: UserCtx, esquemaId: number): Promise<readonly SchemeDrug[]> => {
  const rows = await queries.drugsOfScheme(ctx.db, esquemaId)
  if (rows.length === 0) throw notFound(SCHEME_UNKNOWN)
  const ceilings = await ceilingsOf(
    ctx.db,
    rows.map(({ medicamento }) => medicamento),
  )
  return rows.map((row) => ({
    ...schemeDrug(row),
    topes: ceilings.filter(
      ({ principio_activo }) => ingredientKey(principio_activo) === ingredientKey(row.medicamento),
    ),
  }))
}

/** How each prescribed medicine is taken, in words, for the record of its consultation. */
import { sql, type Kysely } from 'kysely'
import { measureOf } from '@cauce/domain/medication/dose-unit'
import { posologyInWords } from '@cauce/domain/medication/monthly-quantity'
import type { DB } from '../../db/tables.ts'
import { timeUnit } from '../medicamentos/articles.ts'
import { contentsColumn, contentsOf } from '../medicamentos/contents-of.ts'

/** Of one consultation, or of an affiliate. */
type Whose = { readonly consulta_id: number } | { readonly afiliado_id: number }

/** By the id of its line. */
export const posologiesOf = async (db: Kysely<DB>, whose: Whose): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .selectFrom('orden_articulos as l')
    .innerJoin('ordenes as o', 'o.id', 'l.orden_id')
    .innerJoin('medicamentos as p', 'p.id', 'l.codesumi_id')
    .select([
      'l.id',
      'l.via',
      'l.dosis',
      'l.unidad',
      'l.unidad_dosis',
      'l.frecuencia',
      'l.unidad_tiempo',
      'l.duracion',
      'l.meses',
    ])
    .select(contentsColumn('p.nombre'))
    .where(
      'consulta_id' in whose
        ? sql<boolean>`o.consulta_id = ${whose.consulta_id}`
        : sql<boolean>`o.afiliado_id = ${whose.afiliado_id}`,
    )
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      posologyInWords({
        dosis: Number(row.dosis),
        frecuencia: Number(row.frecuencia),
        tiempo: timeUnit(row.unidad_tiempo),
        duracion: row.duracion,
        meses: row.meses,
        unidad: row.unidad,
        via: row.via,
        medida: measureOf(row.unidad_dosis, { contenido: contentsOf(row.contenido) }),
      }),
    ]),
  )
}

/** What a printed order of medications is made from. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { contentsColumn } from '../medicamentos/contents-of.ts'
import { ROUTED_LINE_COLUMNS } from './print-columns.ts'

/** Lines of the order with their drug, diagnosis and site. */
export const printableMedications = (db: Kysely<DB>, orderId: number) =>
  db
    .selectFrom('orden_articulos as l')
    .innerJoin('medicamentos as p', 'p.id', 'l.codesumi_id')
    .innerJoin('cie10 as d', 'd.id', 'l.diagnostico_id')
    .innerJoin('estados as s', 's.id', 'l.estado_id')
    .leftJoin('reps as r', 'r.id', 'l.rep_id')
    .leftJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select([
      ...ROUTED_LINE_COLUMNS,
      'p.nombre',
      'l.via',
      'l.dosis',
      'l.unidad',
      'l.unidad_dosis',
      'l.frecuencia',
      'l.unidad_tiempo',
      'l.duracion',
      'l.meses',
      'l.cantidad_medico',
      'd.codigo as diagnostico_codigo',
      'd.nombre as diagnostico_nombre',
      'l.requiere_autorizacion',
      'l.fin_tratamiento',
    ])
    .select(contentsColumn('p.nombre'))
    .where('l.orden_id', '=', orderId)
    .orderBy('l.id')
    .execute()

export type PrintableMedication = Awaited<ReturnType<typeof printableMedications>>[number]

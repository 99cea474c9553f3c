/** What a printed order of medications is made from. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

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
      'l.id',
      'p.nombre',
      'l.via',
      'l.dosis',
      'l.unidad',
      'l.frecuencia',
      'l.unidad_tiempo',
      'l.duracion',
      'l.meses',
      'l.cantidad_medico',
      'l.observacion',
      'd.codigo as diagnostico_codigo',
      'd.nombre as diagnostico_nombre',
      'l.requiere_autorizacion',
      'l.rep_id',
      'r.nombre as sede',
      'm.nombre as sede_municipio',
      'r.direccion as sede_direccion',
      'r.telefono1 as sede_telefono',
      'l.fecha_vigencia',
      'l.fecha_vencimiento',
      'l.fin_tratamiento',
      'l.estado_id',
      's.nombre as estado',
      'l.direccionamieno_automatico',
    ])
    .where('l.orden_id', '=', orderId)
    .orderBy('l.id')
    .execute()

export type PrintableMedication = Awaited<ReturnType<typeof printableMedications>>[number]

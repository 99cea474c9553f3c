/** What a printed order of medications is made from. */
import { sql, type Kysely } from 'kysely'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { contentsColumn } from '../medicamentos/contents-of.ts'
import { ROUTED_LINE_COLUMNS } from './print-columns.ts'

/** Who signed over it: `Beatriz Correa, RM 05-1998-0916`; null where nobody did. */
const secondSigner = sql<string | null>`(
  select concat_ws(', ', ${personName}, o.registro_profesional)
  from segundas_firmas f join users u on u.id = f.cerrada_por_user_id left join operadores o on o.id = u.operador_id
  where f.orden_articulos_id = l.id and f.estado = 'firmada')`.as('segundo_firmante')

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
      'l.segunda_firma',
    ])
    .select(contentsColumn('p.nombre'))
    .select(secondSigner)
    .where('l.orden_id', '=', orderId)
    .orderBy('l.id')
    .execute()

export type PrintableMedication = Awaited<ReturnType<typeof printableMedications>>[number]

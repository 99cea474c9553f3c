/** Results that count, the orders that wait for one, and the measures of before. */
import { sql, type Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { LABORATORY_SERVICE } from '@cauce/domain/laboratory/pending-result'
import type { DB } from '../../db/tables.ts'
import { MEASURE_COLUMNS } from '../consultas/open.ts'

const MOST_RESULTS = 200
const MOST_MEASURES = 60

export interface CurrentResult {
  readonly resultado_id: number | null
  readonly analito: string | null
  readonly valor: string | null
  readonly texto: string | null
  readonly referencia_min: string | null
  readonly referencia_max: string | null
  readonly fecha: CalendarDate
  readonly origen: string
  readonly laboratorio: string | null
  readonly linea_id: number | null
  readonly procedimiento: string | null
  readonly motivo: string | null
  readonly valor_antes: string | null
  readonly por: string
  readonly created_at: Date
}

/** The newest first. */
export const currentResults = async (db: Kysely<DB>, afiliado_id: number): Promise<readonly CurrentResult[]> => {
  const { rows } = await sql<CurrentResult>`
    select r.resultado_id, r.analito, r.valor, r.texto, r.referencia_min, r.referencia_max, r.fecha::text as fecha, r.origen,
      r.laboratorio, r.linea_id, x.nombre as procedimiento, r.motivo, b.valor as valor_antes,
      coalesce(nullif(trim(concat(o.nombre, ' ', o.apellido)), ''), u.email) as por, r.created_at
    from resultados_vigentes r
    join users u on u.id = r.user_id left join operadores o on o.id = u.operador_id
    left join orden_procedimientos l on l.id = r.linea_id left join cups x on x.id = l.cup_id
    left join resultados_laboratorio b on b.id = r.corrige_id
    where r.afiliado_id = ${afiliado_id}
    order by r.fecha desc, r.created_at desc, r.resultado_id desc
    limit ${MOST_RESULTS}`.execute(db)
  return rows
}

export interface LaboratoryRow {
  readonly linea_id: number
  readonly orden_id: number
  readonly codigo: string
  readonly nombre: string
  readonly estado_id: number
  readonly fecha: CalendarDate
  readonly fecha_vencimiento: CalendarDate
  readonly respondida: boolean
}

/** Every ordered line of the laboratory, the oldest first, and whether a result that counts answers it. */
export const laboratoryLines = async (db: Kysely<DB>, afiliado_id: number): Promise<readonly LaboratoryRow[]> => {
  const { rows } = await sql<LaboratoryRow>`
    select l.id as linea_id, l.orden_id, x.codigo, x.nombre, l.estado_id,
      (l.created_at at time zone 'America/Bogota')::date::text as fecha, l.fecha_vencimiento::text as fecha_vencimiento,
      exists (select 1 from resultados_vigentes r where r.linea_id = l.id) as respondida
    from orden_procedimientos l join cups x on x.id = l.cup_id
    where l.afiliado_id = ${afiliado_id} and x.servicio = ${LABORATORY_SERVICE}
    order by l.created_at, l.id`.execute(db)
  return rows
}

/** What was measured in the consultations of the affiliate, the newest first. */
export const measuresOfAffiliate = (db: Kysely<DB>, afiliado_id: number) =>
  db
    .selectFrom('medidas as m')
    .innerJoin('consultas as c', 'c.id', 'm.consulta_id')
    .select('m.fecha')
    .select(MEASURE_COLUMNS)
    .where('c.afiliado_id', '=', afiliado_id)
    .orderBy('m.fecha', 'desc')
    .orderBy('m.consulta_id', 'desc')
    .limit(MOST_MEASURES)
    .execute()

/** Whose results they are: what the reference and the day depend on. */
export const personOf = (db: Kysely<DB>, afiliado_id: number) =>
  db
    .selectFrom('afiliados')
    .select(['sexo', 'fecha_nacimiento'])
    .where('id', '=', afiliado_id)
    .executeTakeFirstOrThrow()

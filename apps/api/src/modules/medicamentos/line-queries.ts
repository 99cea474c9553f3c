/** Medication lines as they are shown: active ones and those of the last six months. */
import { sql, type Kysely } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'
import { MAX_LINES_SHOWN, OPEN, RECENT_DAYS } from '../ordenamiento/shown-lines.ts'
import { anyOf } from './any-of.ts'
import { contentsColumn } from './contents-of.ts'
import { personName } from '../../db/person-name.ts'

const shownLines = (db: Kysely<DB>) =>
  db
    .selectFrom('orden_articulos as l')
    .innerJoin('ordenes as ord', 'ord.id', 'l.orden_id')
    .innerJoin('users as u', 'u.id', 'ord.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .innerJoin('medicamentos as p', 'p.id', 'l.codesumi_id')
    .innerJoin('cie10 as d', 'd.id', 'l.diagnostico_id')
    .innerJoin('estados as s', 's.id', 'l.estado_id')
    .leftJoin('reps as r', 'r.id', 'l.rep_id')
    .select([
      'l.id',
      'l.orden_id',
      'l.codesumi_id',
      'p.codigo',
      'p.nombre',
      'p.principio_activo',
      'p.concentracion',
      'p.forma_farmaceutica',
      'p.via as via_medicamento',
      'p.componentes',
      'p.atc',
      'p.activo',
      'p.requiere_autorizacion as autorizacion_hoy',
      'l.via',
      'l.dosis',
      'l.unidad_dosis',
      'l.unidad',
      'l.frecuencia',
      'l.unidad_tiempo',
      'l.duracion',
      'l.meses',
      'l.cantidad_medico',
      'l.observacion',
      'l.diagnostico_id',
      'd.codigo as diagnostico_codigo',
      'd.nombre as diagnostico_nombre',
      'l.requiere_autorizacion',
      'l.rep_id',
      'r.nombre as rep_nombre',
      'l.direccionamiento_id',
      'l.direccionamieno_automatico',
      'l.regla_direccionamiento',
      'l.motivo_direccionamiento',
      'l.fecha_vigencia',
      'l.fecha_vencimiento',
      'l.fin_tratamiento',
      'l.estado_id',
      's.nombre as estado',
      'l.estado_desde',
      'l.estado_motivo',
      'l.reemplaza_id',
      'l.created_at',
      personName.as('medico'),
    ])
    .select(contentsColumn('p.nombre'))

/**
 * Lines of the affiliate: those that can still be used first, then those that were closed lately; newest first. Each half walks
 * an index from the newest and stops when the list is full.
 */
export const activeMedications = (db: Kysely<DB>, afiliadoId: number, today: CalendarDate) => {
  const since = addDays(today, -RECENT_DAYS)
  const shown = sql<number>`any(array(
    (select x.id from orden_articulos x
      where x.afiliado_id = ${afiliadoId} and x.estado_id in (${OPEN})
        and (x.fecha_vencimiento >= ${since}::date or x.estado_desde >= ${since}::date)
      order by x.id desc limit ${sql.lit(MAX_LINES_SHOWN)})
    union all
    (select x.id from orden_articulos x
      where x.afiliado_id = ${afiliadoId} and x.estado_id not in (${OPEN}) and x.estado_desde >= ${since}::date
      order by x.id desc limit ${sql.lit(MAX_LINES_SHOWN)})))`
  return shownLines(db)
    .where('l.id', '=', shown)
    .orderBy(sql`l.estado_id in (${OPEN})`, 'desc')
    .orderBy('l.id', 'desc')
    .limit(MAX_LINES_SHOWN)
    .execute()
}

export type ShownLine = Awaited<ReturnType<typeof activeMedications>>[number]

const since = (today: CalendarDate) =>
  sql<Date>`((${today}::date - interval '6 months')::date::text || 'T00:00:00-05:00')::timestamptz`

/** Lines ordered to the affiliate in the last six months, newest first. */
export const medicationHistory = (
  db: Kysely<DB>,
  afiliadoId: number,
  page: { readonly today: CalendarDate; readonly limit: number; readonly offset: number },
): Promise<ShownLine[]> =>
  shownLines(db)
    .where('l.afiliado_id', '=', afiliadoId)
    .where('l.created_at', '>=', since(page.today))
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const countHistory = async (db: Kysely<DB>, afiliadoId: number, today: CalendarDate): Promise<number> => {
  const { total } = await db
    .selectFrom('orden_articulos as l')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('l.afiliado_id', '=', afiliadoId)
    .where('l.created_at', '>=', since(today))
    .executeTakeFirstOrThrow()
  return total
}

/** The ledger of the lines, in the order in which it was written. */
export const ledgerRows = async (db: Kysely<DB>, lineIds: readonly number[]) =>
  lineIds.length === 0
    ? []
    : db
        .selectFrom('orden_articulo_comprobaciones as k')
        .leftJoin('users as u', 'u.id', 'k.user_id')
        .leftJoin('operadores as o', 'o.id', 'u.operador_id')
        .select([
          'k.orden_articulos_id',
          'k.comprobacion',
          'k.origen',
          'k.respuesta',
          'k.por_que',
          'k.hora',
          'k.conocimiento',
          'k.conocimiento_version',
          'k.conocimiento_fecha',
          'k.hallazgos',
          'k.motivo',
          personName.$castTo<string | null>().as('operador'),
        ])
        .where('k.orden_articulos_id', '=', anyOf(lineIds))
        .orderBy('k.id')
        .execute()

export type LedgerDbRow = Awaited<ReturnType<typeof ledgerRows>>[number]

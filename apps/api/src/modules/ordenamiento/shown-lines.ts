/** Which lines of an affiliate are shown as active orders, and what is read of each: the same for procedures and services. */
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'
import { OPEN_STATUSES } from '../consultas/queries.ts'

/** Days that a closed or expired line stays in the list of active orders. */
export const RECENT_DAYS = 60
export const MAX_LINES_SHOWN = 500

/** Written out because the index of the closed lines names the states. */
export const OPEN = sql.raw(OPEN_STATUSES.join(', '))

/**
 * The lines of the affiliate of `consultas as c` before anything is joined to them. Each half walks an index from the newest line
 * and stops when the list is full, so that a long history does not cost more.
 */
export const shownLines = <Table extends 'orden_procedimientos' | 'orden_codigos_propios'>(
  table: Table,
  since: RawBuilder<CalendarDate>,
) => sql<Selectable<DB[Table]>>`(
  (select x.* from ${sql.table(table)} x
    where x.afiliado_id = c.afiliado_id and x.estado_id in (${OPEN})
      and (x.fecha_vencimiento >= ${since}::date or x.estado_desde >= ${since}::date)
    order by x.id desc limit ${sql.lit(MAX_LINES_SHOWN)})
  union all
  (select x.* from ${sql.table(table)} x
    where x.afiliado_id = c.afiliado_id and x.estado_id not in (${OPEN}) and x.estado_desde >= ${since}::date
    order by x.id desc limit ${sql.lit(MAX_LINES_SHOWN)}))`

/** An instant as it travels: inside JSON the database would write it in its own zone and format. */
const utcText = (column: 'l.estado_desde' | 'l.created_at') =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Of a line `l`, its `estados as s` and its `reps as r`. */
export const SHOWN_COLUMNS = [
  'l.id',
  'l.orden_id',
  'l.cantidad',
  'l.observacion',
  'l.rep_id',
  'r.nombre as rep_nombre',
  'l.direccionamiento_id',
  'l.direccionamieno_automatico',
  'l.regla_direccionamiento',
  'l.motivo_direccionamiento',
  sql<string>`l.fecha_vigencia::text`.as('fecha_vigencia'),
  sql<string>`l.fecha_vencimiento::text`.as('fecha_vencimiento'),
  'l.estado_id',
  's.nombre as estado',
  utcText('l.estado_desde').as('estado_desde'),
  'l.estado_motivo',
  utcText('l.created_at').as('created_at'),
] as const

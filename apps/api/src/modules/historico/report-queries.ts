/** What each report counts, as one list of facts: when, of which kind, and a second figure. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Period } from '@cauce/domain/history/period'
import type { ReportKind } from '@cauce/domain/history/reports'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import { LeaveStatus } from '@cauce/domain/sick-leave/sick-leave'
import type { DB } from '../../db/tables.ts'
import type { Counted } from '../../kit/report/file-part.ts'
import { inDays } from './paging.ts'

const month = (day: RawBuilder<unknown>) => sql<string>`to_char(${day}, 'YYYY-MM')`
/** Day on the clock of Bogotá. */
const inBogota = (instant: RawBuilder<Date>) => sql`${instant} at time zone 'America/Bogota'`

const lines = (table: 'orden_articulos' | 'orden_procedimientos' | 'orden_esquema_lineas' | 'orden_codigos_propios') =>
  sql`(select count(*) from ${sql.table(table)} l where l.orden_id = x.id)`

/** When each row, as `x`, happened: what the files go by. Nothing that becomes of a row later changes it. */
const HAPPENED: Readonly<Record<ReportKind, RawBuilder<Date>>> = {
  consultas: sql`x.fecha_hora`,
  ordenes: sql`x.created_at`,
  incapacidades: sql`x.fecha_inicio::timestamp at time zone 'America/Bogota'`,
  consentimientos: sql`x.created_at`,
}

/** Which rows, as `x`, each report counts. */
const COUNTS: Readonly<Record<ReportKind, (period: Period) => RawBuilder<boolean>>> = {
  consultas: (period) => inDays(HAPPENED.consultas, period),
  ordenes: (period) => inDays(HAPPENED.ordenes, period),
  incapacidades: ({ desde, hasta }) => sql<boolean>`(x.estado_id <> ${sql.lit(LeaveStatus.annulled)}
    and x.fecha_inicio between ${desde}::date and ${hasta}::date)`,
  consentimientos: (period) => inDays(HAPPENED.consentimientos, period),
}

/** Columns `(mes, clase, cifra)` of each row, as `x`. */
const FACTS: Readonly<Record<ReportKind, RawBuilder<unknown>>> = {
  consultas: sql`${month(inBogota(sql`x.fecha_hora`))} as mes,
    tc.nombre as clase,
    (x.estado_id = ${sql.lit(ConsultationStatus.attended)})::int as cifra`,
  ordenes: sql`${month(inBogota(sql`x.created_at`))} as mes, x.tipo_orden_id::text as clase,
    (case x.tipo_orden_id when 1 then ${lines('orden_articulos')} when 2 then ${lines('orden_procedimientos')}
      when 3 then ${lines('orden_esquema_lineas')} else ${lines('orden_codigos_propios')} end)::int as cifra`,
  incapacidades: sql`${month(sql`x.fecha_inicio`)} as mes, x.contingencia as clase, (x.ultimo_dia - x.fecha_inicio + 1) as cifra`,
  consentimientos: sql`${month(inBogota(sql`x.created_at`))} as mes, x.estado as clase, 1 as cifra`,
}

const KIND_OF_VISIT = sql`join tipos_consulta tc on tc.id = x.tipo_consulta_id`

export interface Totals {
  readonly mes: string
  readonly clase: string
  readonly total: number
  readonly cifra: number
}

/** How many of each kind in each month. */
export const totals = async (db: Kysely<DB>, kind: ReportKind, period: Period): Promise<readonly Totals[]> => {
  const { rows } = await sql<Totals>`select f.mes, f.clase, count(*)::int as total, sum(f.cifra)::int as cifra
    from (select ${FACTS[kind]} from ${sql.table(kind)} x ${kind === 'consultas' ? KIND_OF_VISIT : sql``}
      where ${COUNTS[kind](period)}) f group by f.mes, f.clase`.execute(db)
  return rows
}

/** What the file of a report has. */
export const countedBy = (kind: ReportKind, period: Period): Counted => ({
  table: kind,
  as: 'x',
  which: COUNTS[kind](period),
  happened: HAPPENED[kind],
})

/** What each report counts, as one list of facts: when, of which kind, and a second figure. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Period } from '@cauce/domain/history/period'
import type { ReportKind } from '@cauce/domain/history/reports'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import { LeaveStatus } from '@cauce/domain/sick-leave/sick-leave'
import type { DB } from '../../db/tables.ts'
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

/** Rows `(id, orden, mes, clase, cifra)` of what happened in the period; `orden`, when it did, is what the files go by. */
const facts: Readonly<Record<ReportKind, (period: Period) => RawBuilder<unknown>>> = {
  consultas: (period) => sql`(
    select x.id, ${HAPPENED.consultas} as orden, ${month(inBogota(sql`x.fecha_hora`))} as mes, tc.nombre as clase,
      (x.estado_id = ${sql.lit(ConsultationStatus.attended)})::int as cifra
    from consultas x join tipos_consulta tc on tc.id = x.tipo_consulta_id where ${inDays(sql<Date>`x.fecha_hora`, period)})`,
  ordenes: (period) => sql`(
    select x.id, ${HAPPENED.ordenes} as orden, ${month(inBogota(sql`x.created_at`))} as mes, x.tipo_orden_id::text as clase,
      (case x.tipo_orden_id when 1 then ${lines('orden_articulos')} when 2 then ${lines('orden_procedimientos')}
        when 3 then ${lines('orden_esquema_lineas')} else ${lines('orden_codigos_propios')} end)::int as cifra
    from ordenes x where ${inDays(sql<Date>`x.created_at`, period)})`,
  incapacidades: ({ desde, hasta }) => sql`(
    select x.id, ${HAPPENED.incapacidades} as orden, ${month(sql`x.fecha_inicio`)} as mes,
      x.contingencia as clase, (x.ultimo_dia - x.fecha_inicio + 1) as cifra
    from incapacidades x where x.estado_id <> ${sql.lit(LeaveStatus.annulled)}
      and x.fecha_inicio between ${desde}::date and ${hasta}::date)`,
  consentimientos: (period) => sql`(
    select x.id, ${HAPPENED.consentimientos} as orden, ${month(inBogota(sql`x.created_at`))} as mes, x.estado as clase, 1 as cifra
    from consentimientos x where ${inDays(sql<Date>`x.created_at`, period)})`,
}

export interface Totals {
  readonly mes: string
  readonly clase: string
  readonly total: number
  readonly cifra: number
}

/** How many of each kind in each month. */
export const totals = async (db: Kysely<DB>, kind: ReportKind, period: Period): Promise<readonly Totals[]> => {
  const { rows } = await sql<Totals>`select f.mes, f.clase, count(*)::int as total, sum(f.cifra)::int as cifra
    from ${facts[kind](period)} f group by f.mes, f.clase`.execute(db)
  return rows
}

/** The newest row of all that a report counts, whatever the period; 0 where there is none. */
export const newestRow = async (db: Kysely<DB>, kind: ReportKind | 'referencias'): Promise<number> => {
  const { id } = await db
    .selectFrom(kind)
    .select(sql<number>`coalesce(max(id), 0)`.as('id'))
    .executeTakeFirstOrThrow()
  return id
}

interface Cut {
  readonly corte: number
  readonly antes: number | undefined
  readonly limit: number
}

/** Ids of a part of the file, the newest first: those older than `antes` (whatever became of it since), none newer than `corte`. */
export const partIds = async (
  db: Kysely<DB>,
  kind: ReportKind,
  { period, corte, antes, limit }: Cut & { readonly period: Period },
): Promise<readonly number[]> => {
  const rows = facts[kind](period)
  const older =
    antes === undefined
      ? sql`true`
      : sql`(f.orden, f.id) < (select ${HAPPENED[kind]}, x.id from ${sql.table(kind)} x where x.id = ${antes}::bigint)`
  const part = await sql<{ id: number }>`select f.id from ${rows} f where f.id <= ${corte}::bigint and ${older}
    order by f.orden desc, f.id desc limit ${limit}::int`.execute(db)
  return part.rows.map(({ id }) => id)
}

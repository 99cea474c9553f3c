/**
 * The one writer of what an affiliate has in time. A row in force from a day on takes the place of what there was from that day: what it
 * replaces is kept, and of what began before, a copy goes on until the day before.
 */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { AffiliateCondition, AttentionOrigin } from '@cauce/domain/insurance/insured-past'
import { ATTENTION_ORDER } from '@cauce/domain/insurance/rights'
import type { DB } from '../../db/tables.ts'

/** The columns that a copy takes along. */
const COPIED = {
  afiliado_estados: ['estado_id', 'causa_id'],
  afiliado_atencion: ['municipio_id', 'rep_id', 'origen'],
  afiliado_condiciones: ['clase'],
  grupo_miembros: ['cotizante_id', 'parentesco'],
} as const
type TimeTable = keyof typeof COPIED

interface Written {
  readonly afiliado_id: number
  readonly desde: CalendarDate
  readonly novedad_id: number | null
  readonly at: Date
}

/** Ends what there was from `desde` on. @param same narrows to the rows of that kind: the same origin, the same condition */
const endFrom = async (
  trx: Transaction<DB>,
  table: TimeTable,
  { afiliado_id, desde, novedad_id, at }: Written,
  same: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const alike = sql.join(
    Object.entries(same).map(([name, value]) => sql` and ${sql.ref(name)} = ${value}`),
    sql``,
  )
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set reemplazado_at = ${at}, reemplazado_por = ${novedad_id}
    where afiliado_id = ${afiliado_id} and reemplazado_at is null and (hasta is null or hasta >= ${desde}::date)${alike}
    returning id`.execute(trx)
  if (rows.length === 0) return
  const columns = sql.join(COPIED[table].map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (afiliado_id, ${columns}, desde, hasta, novedad_id)
    select afiliado_id, ${columns}, desde, ${desde}::date - 1, novedad_id from ${sql.table(table)}
    where id = any(${rows.map(({ id }) => id)}::int[]) and desde < ${desde}::date`.execute(trx)
}

/** From that day on, the person is in that state; `afiliados` says the one of today. */
export const writeState = async (
  trx: Transaction<DB>,
  written: Written & { readonly estado_id: number; readonly causa_id: number | null },
): Promise<void> => {
  const { afiliado_id, desde, novedad_id, estado_id, causa_id } = written
  await endFrom(trx, 'afiliado_estados', written)
  await trx.insertInto('afiliado_estados').values({ afiliado_id, estado_id, causa_id, desde, novedad_id }).execute()
  await trx
    .updateTable('afiliados')
    .set({ estado_afiliado_id: estado_id, version: sql<number>`version + 1` })
    .where('id', '=', afiliado_id)
    .execute()
}

/** From that day on, and until `hasta` where it is told, the person is attended there. */
export const writeAttention = async (
  trx: Transaction<DB>,
  written: Written & {
    readonly origen: AttentionOrigin
    readonly municipio_id: number | null
    readonly rep_id: number | null
    readonly hasta: CalendarDate | null
  },
): Promise<void> => {
  const { afiliado_id, desde, hasta, novedad_id, origen, municipio_id, rep_id } = written
  await endFrom(trx, 'afiliado_atencion', written, { origen })
  await trx
    .insertInto('afiliado_atencion')
    .values({ afiliado_id, desde, hasta, novedad_id, origen, municipio_id, rep_id })
    .execute()
}

/** From that day on, nothing of that origin says where the person is attended: what the others say holds again. */
export const endAttention = (
  trx: Transaction<DB>,
  { origen, ...written }: Written & { readonly origen: AttentionOrigin },
): Promise<void> => endFrom(trx, 'afiliado_atencion', written, { origen })

/** From that day on, and until `hasta` where it is told, the person is in that condition. */
export const writeCondition = async (
  trx: Transaction<DB>,
  written: Written & { readonly clase: AffiliateCondition; readonly hasta: CalendarDate | null },
): Promise<void> => {
  const { afiliado_id, desde, hasta, novedad_id, clase } = written
  await endFrom(trx, 'afiliado_condiciones', written, { clase })
  await trx.insertInto('afiliado_condiciones').values({ afiliado_id, desde, hasta, novedad_id, clase }).execute()
}

/** From that day on, the person is of that family; null: of none. */
export const writeMembership = async (
  trx: Transaction<DB>,
  written: Written & { readonly grupo: { readonly cotizante_id: number; readonly parentesco: string } | null },
): Promise<void> => {
  const { afiliado_id, desde, novedad_id, grupo } = written
  await endFrom(trx, 'grupo_miembros', written)
  if (grupo === null) return
  await trx
    .insertInto('grupo_miembros')
    .values({ afiliado_id, desde, novedad_id, ...grupo })
    .execute()
}

/** From that day on, the person has that document; the one of before stays theirs for ever. */
export const writeDocument = async (
  trx: Transaction<DB>,
  written: Written & { readonly tipo_documento_id: number; readonly numero: string },
): Promise<void> => {
  const { afiliado_id, desde, novedad_id, tipo_documento_id, numero } = written
  await sql`update afiliado_documentos set hasta = greatest(desde, ${desde}::date - 1), reemplazado_por = ${novedad_id}
    where afiliado_id = ${afiliado_id} and hasta is null`.execute(trx)
  await trx
    .insertInto('afiliado_documentos')
    .values({ afiliado_id, desde, novedad_id, tipo_documento_id, numero })
    .execute()
}

/** What `afiliados` says of a day: the state and the place of attention that hold on it. */
const answersOf = (day: CalendarDate) => sql`
  select a.id, e.estado_id, t.municipio_id, t.rep_id, t.id as atencion
  from afiliados a
  left join afiliado_estados e on e.afiliado_id = a.id and e.reemplazado_at is null
    and e.desde <= ${day}::date and (e.hasta is null or e.hasta >= ${day}::date)
  left join lateral (
    select t.id, t.municipio_id, t.rep_id from afiliado_atencion t
    where t.afiliado_id = a.id and t.reemplazado_at is null
      and t.desde <= ${day}::date and (t.hasta is null or t.hasta >= ${day}::date)
    order by array_position(${[...ATTENTION_ORDER]}::text[], t.origen) limit 1
  ) t on true`

/** `afiliados` says of these people what their rows say of the day. */
export const sayToday = async (trx: Kysely<DB>, ids: readonly number[], day: CalendarDate): Promise<void> => {
  if (ids.length === 0) return
  await sql`
    with hoy as (${answersOf(day)} where a.id = any(${[...ids]}::int[]))
    update afiliados a set estado_afiliado_id = coalesce(h.estado_id, a.estado_afiliado_id),
      municipio_atencion_id = case when h.atencion is null then a.municipio_atencion_id else h.municipio_id end,
      ips_id = case when h.atencion is null then a.ips_id else h.rep_id end
    from hoy h where h.id = a.id and (
      a.estado_afiliado_id is distinct from coalesce(h.estado_id, a.estado_afiliado_id)
      or (h.atencion is not null and (a.municipio_atencion_id, a.ips_id) is distinct from (h.municipio_id, h.rep_id)))`.execute(
    trx,
  )
}

/** People of whom something begins or ended in the days since `from`: what is said of them may be another thing today. */
export const turnedSince = async (
  db: Kysely<DB>,
  from: CalendarDate,
  day: CalendarDate,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct afiliado_id as id from (
      select afiliado_id, desde, hasta, reemplazado_at from afiliado_estados
      union all select afiliado_id, desde, hasta, reemplazado_at from afiliado_atencion
    ) r where reemplazado_at is null and (desde between ${from}::date and ${day}::date or hasta between ${from}::date - 1 and ${day}::date - 1)
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

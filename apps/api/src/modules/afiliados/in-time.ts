/**
 * The one writer of what an affiliate has in time. A row in force from a day on takes the place of what there was from that day: what it
 * replaces is kept, and of what began before, a copy goes on until the day before.
 */
import { sql, type Transaction } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
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

/** Medicines that were handed over by parts: something is owed of some of them, late of a few. */
import { sql, type Kysely } from 'kysely'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed } from '../tsv.ts'
import { bogotaInstant, type AgendaContext } from './agenda.ts'

const lineKey = (orden: number, medicamento: string): string => `${orden} ${medicamento}`

/** Ids of the lines of those orders, by order and medicine. */
const linesOf = async (db: Kysely<DB>, orders: readonly number[]): Promise<ReadonlyMap<string, number>> => {
  const lines = await db
    .selectFrom('orden_articulos as l')
    .innerJoin('medicamentos as p', 'p.id', 'l.codesumi_id')
    .select(['l.id', 'l.orden_id', 'p.nombre'])
    .where('l.orden_id', 'in', orders)
    .execute()
  return new Map(lines.map(({ id, orden_id, nombre }) => [lineKey(orden_id, nombre), id]))
}

/** Seeds the deliveries of the demo's medicines, oldest first. */
export const seedDeliveries = async (db: Kysely<DB>, context: AgendaContext): Promise<void> => {
  const rows = (await readSeed('demo/entregas-medicamentos.tsv')).toSorted((a, b) => a.number('dia') - b.number('dia'))
  const lines = await linesOf(db, [...new Set(rows.map((row) => row.number('orden')))])
  await insertAll(
    db,
    'entregas_medicamentos',
    rows.map((row, index) => {
      const fecha = addDays(context.today, row.number('dia'))
      return {
        id: index + 1,
        orden_articulos_id: required(lines, lineKey(row.number('orden'), row.text('medicamento')), 'medication line'),
        cantidad: row.number('cantidad'),
        fecha,
        observacion: row.orNull('observacion') ?? '',
        user_id: required(context.users, row.text('quien'), 'user'),
        created_at: bogotaInstant(fecha, row.text('hora')),
      }
    }),
  )
  // As an older installation is taken into its ledger.
  await sql`select libro_de_entregas_al_dia()`.execute(db)
}

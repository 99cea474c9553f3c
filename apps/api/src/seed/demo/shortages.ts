/** Invented shortages: one that stops the order and one that informs. */
import type { Kysely } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed } from '../tsv.ts'

const SOURCE = 'Datos de demostración'

export const seedDemoShortages = async (db: Kysely<DB>, today: CalendarDate): Promise<void> => {
  const rows = await readSeed('demo/desabastecimientos.tsv')
  const names = rows.map((row) => row.text('medicamento'))
  const medicines = await db.selectFrom('medicamentos').select(['id', 'nombre']).where('nombre', 'in', names).execute()
  const ids = new Map(medicines.map(({ id, nombre }) => [nombre, id]))
  await insertAll(
    db,
    'desabastecimientos',
    rows.map((row) => ({
      medicamento_id: required(ids, row.text('medicamento'), 'medicine'),
      tipo_alerta: row.text('tipo_alerta'),
      mensaje: row.text('mensaje'),
      vigente_desde: addDays(today, row.number('dia')),
      fuente: SOURCE,
    })),
  )
}

/** The newest creatinine of each adult of the demo, as a doctor of it wrote it down. */
import type { Kysely } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed } from '../tsv.ts'
import { DEMO_DOCTOR } from './people.ts'

const NEWEST_DAYS = 12
const SPREAD = 60

/** The id of an affiliate is its place in the file. */
export const seedCreatinines = async (
  db: Kysely<DB>,
  users: ReadonlyMap<string, number>,
  today: CalendarDate,
): Promise<void> => {
  const user_id = required(users, DEMO_DOCTOR, 'user')
  await insertAll(
    db,
    'estados_paciente',
    (await readSeed('demo/afiliados.tsv')).flatMap((row, index) => {
      const creatinina = row.orNull('creatinina')
      if (creatinina === null) return []
      const creatinina_fecha = addDays(today, -NEWEST_DAYS - ((index * 7) % SPREAD))
      const written = { origen: 'historia', user_id, created_at: `${creatinina_fecha}T16:00:00Z` }
      return [
        { afiliado_id: index + 1, tipo: 'funcion_renal', presente: false, creatinina, creatinina_fecha, ...written },
      ]
    }),
  )
}

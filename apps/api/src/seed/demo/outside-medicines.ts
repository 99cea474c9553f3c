/** What two patients of the demo take that was not ordered here, and one who takes nothing else, as a doctor of it wrote it down. */
import type { Kysely } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'
import { required } from '../required.ts'
import { readSeed } from '../tsv.ts'
import { DEMO_DOCTOR } from './people.ts'

const TOLD_DAYS = 20
const PLANT = '24324567'
const ACID = '98554127'
const NOTHING = '42887019'
const ACID_DRUG = 'Omeprazol 20 mg cápsula'

/** The id of an affiliate is its place in the file. */
export const seedOutsideMedicines = async (
  db: Kysely<DB>,
  users: ReadonlyMap<string, number>,
  today: CalendarDate,
): Promise<void> => {
  const documents = (await readSeed('demo/afiliados.tsv')).map((row) => row.text('numero_documento'))
  const of = (document: string): number => documents.indexOf(document) + 1
  const told = {
    origen: 'paciente',
    user_id: required(users, DEMO_DOCTOR, 'user'),
    created_at: `${addDays(today, -TOLD_DAYS)}T16:00:00Z`,
  }
  const { id: codesumi_id } = await db
    .selectFrom('medicamentos')
    .select('id')
    .where('nombre', '=', ACID_DRUG)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('tomas_externas')
    .values([
      {
        ...told,
        afiliado_id: of(PLANT),
        tipo: 'otra',
        nombre: 'Hipérico',
        como: 'una cápsula de la tienda naturista al día',
        desde: addDays(today, -TOLD_DAYS - 60).slice(0, '2026-03'.length),
        indicado_por: 'automedicacion',
      },
      {
        ...told,
        afiliado_id: of(ACID),
        tipo: 'medicamento',
        codesumi_id,
        nombre: ACID_DRUG,
        dosis: 1,
        frecuencia: 24,
        unidad_tiempo: 'Horas',
        desde: addDays(today, -TOLD_DAYS - 365).slice(0, '2025'.length),
        indicado_por: 'otro_medico',
      },
    ])
    .execute()
  await db
    .insertInto('respuestas_tomas')
    .values({ ...told, afiliado_id: of(NOTHING) })
    .execute()
}

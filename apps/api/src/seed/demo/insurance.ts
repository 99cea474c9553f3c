/** The affiliates of the demo in time: when they came, how their states changed, whose family they are and which documents they had. */
import type { Transaction } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'
import { writeState } from '../../modules/afiliados/in-time.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed } from '../tsv.ts'
import type { Affiliates } from './people.ts'

interface Story {
  readonly today: CalendarDate
  readonly now: Date
  readonly affiliates: Affiliates
}

const FAMILY_DAYS = 365
/** Expects a child while she is suspended. */
const EXPECTING = { documento: '1144098765', dias: 120, faltan: 150 } as const
/** Had another number by mistake, and an identity card before coming of age. */
const FORMER = [
  { documento: '43987210', tipo: 'CC', numero: '43987201', dias: 400 },
  { documento: '1001234876', tipo: 'TI', numero: '1001234876', dias: 500 },
] as const

const idsOf = async (db: Transaction<DB>, table: 'causas_afiliacion' | 'tipos_documento') =>
  new Map((await db.selectFrom(table).select(['id', 'codigo']).execute()).map(({ id, codigo }) => [codigo, id]))

const states = async (db: Transaction<DB>, { today, now, affiliates }: Story): Promise<void> => {
  const causes = await idsOf(db, 'causas_afiliacion')
  for (const row of await readSeed('demo/estados-afiliado.tsv')) {
    // oxlint-disable-next-line no-await-in-loop -- one state of a person follows another
    await writeState(db, {
      afiliado_id: required(affiliates, row.text('documento'), 'affiliate').id,
      estado_id: row.number('estado'),
      causa_id: required(causes, row.text('causa'), 'cause'),
      desde: addDays(today, -row.number('hace_dias')),
      novedad_id: null,
      at: now,
    })
  }
}

export const seedInsurance = async (db: Transaction<DB>, story: Story): Promise<void> => {
  const { today, affiliates } = story
  await states(db, story)
  const person = (document: string): number => required(affiliates, document, 'affiliate').id
  await insertAll(
    db,
    'grupo_miembros',
    (await readSeed('demo/familias.tsv')).map((row) => ({
      cotizante_id: person(row.text('cotizante')),
      afiliado_id: person(row.text('afiliado')),
      parentesco: row.text('parentesco'),
      desde: addDays(today, -FAMILY_DAYS),
    })),
  )
  await insertAll(db, 'afiliado_condiciones', [
    {
      afiliado_id: person(EXPECTING.documento),
      clase: 'gestacion',
      desde: addDays(today, -EXPECTING.dias),
      hasta: addDays(today, EXPECTING.faltan),
    },
  ])
  const kinds = await idsOf(db, 'tipos_documento')
  await insertAll(
    db,
    'afiliado_documentos',
    FORMER.map(({ documento, tipo, numero, dias }) => ({
      afiliado_id: person(documento),
      tipo_documento_id: required(kinds, tipo, 'document type'),
      numero,
      desde: addDays(today, -dias * 2),
      hasta: addDays(today, -dias),
    })),
  )
}

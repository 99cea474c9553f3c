/** Weight, height and what is worked out from them: the newest of an affiliate, and those of a consultation. */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { SurfaceOrigin } from '@cauce/domain/oncology/scheme'
import type { DB } from '../../db/tables.ts'
import { MEASURE_COLUMNS } from './measures.ts'

/**
 * Id of the consultation whose measures count for `c`: its own, else the newest of the affiliate that have weight and height.
 */
export const measuredIn = (consultation: RawBuilder<number>): RawBuilder<number | null> => sql<number | null>`(
  select m.consulta_id from medidas m
  join consultas origen on origen.id = m.consulta_id
  join consultas pedida on pedida.id = ${consultation} and pedida.afiliado_id = origen.afiliado_id
  where m.consulta_id = pedida.id or m.isc is not null
  order by m.consulta_id = pedida.id desc, m.fecha desc, m.consulta_id desc
  limit 1)`

interface MeasuresRow {
  readonly fecha: CalendarDate
  readonly peso: string | null
  readonly talla: string | null
  readonly isc: string | null
}

/** The surface with its origin; null when something of it is missing. */
export const surfaceOf = (row: MeasuresRow | undefined): SurfaceOrigin | null =>
  row === undefined || row.isc === null || row.peso === null || row.talla === null
    ? null
    : {
        isc: Number(row.isc),
        peso: Number(row.peso),
        talla: Number(row.talla),
        fecha: row.fecha,
        formula: 'Mosteller',
      }

/** The surface that counts for the consultation. */
export const surfaceFor = async (db: Kysely<DB>, consultaId: number): Promise<SurfaceOrigin | null> =>
  surfaceOf(
    await db
      .selectFrom('medidas as m')
      .select(['m.fecha', 'm.peso', 'm.talla', 'm.isc'])
      .where('m.consulta_id', '=', measuredIn(sql<number>`${consultaId}::int`))
      .executeTakeFirst(),
  )

/** The newest measures of an affiliate that have a weight; undefined: nobody weighed them. */
export const lastMeasures = (db: Kysely<DB>, affiliateId: number) =>
  db
    .selectFrom('medidas as m')
    .innerJoin('consultas as c', 'c.id', 'm.consulta_id')
    .select('m.fecha')
    .select(MEASURE_COLUMNS)
    .where('c.afiliado_id', '=', affiliateId)
    .where('m.peso', 'is not', null)
    .orderBy('m.fecha', 'desc')
    .orderBy('m.consulta_id', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface NewMeasures {
  readonly consulta_id: number
  readonly fecha: CalendarDate
  readonly peso: number
  readonly talla: number
  readonly imc: number
  readonly isc: number
}

/** Keeps the measures of the consultation; waist and pressure that it had stay. */
export const upsertMeasures = (trx: Transaction<DB>, { consulta_id, ...measured }: NewMeasures) =>
  trx
    .insertInto('medidas')
    .values({ consulta_id, ...measured })
    .onConflict((conflict) => conflict.column('consulta_id').doUpdateSet(measured))
    .returningAll()
    .executeTakeFirstOrThrow()

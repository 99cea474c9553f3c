/** Writing a leave. */
import { sql, type Insertable, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { errorCode } from '../../db/unavailable.ts'

type NewLeave = Omit<Insertable<DB['incapacidades']>, 'radicado' | 'estado_id' | 'ultimo_dia'>

/** The next number of the series of the year, `2026-000123`; held until the transaction ends, so that none is given twice or left out. */
const nextRadicado = async (db: Kysely<DB>, year: number): Promise<string> => {
  const { radicado } = await db
    .insertInto('incapacidad_series')
    .values({ anio: year, ultimo: 1 })
    .onConflict((conflict) =>
      conflict.column('anio').doUpdateSet({ ultimo: sql<number>`incapacidad_series.ultimo + 1` }),
    )
    .returning(
      sql<string>`concat(anio, '-', lpad(ultimo::text, greatest(6, length(ultimo::text)), '0'))`.as('radicado'),
    )
    .executeTakeFirstOrThrow()
  return radicado
}

/** The database's word for two leaves of an affiliate that share a day. */
const EXCLUSION_VIOLATION = '23P01'

/** Whether an error is the database refusing two leaves over the same days. */
export const isCrossing = (error: unknown): boolean => errorCode(error) === EXCLUSION_VIOLATION

/** Writes the leave, active, under the next number of the year. */
export const insertLeave = async (
  db: Kysely<DB>,
  leave: NewLeave,
  year: number,
): Promise<{ readonly id: number; readonly radicado: string }> => {
  const radicado = await nextRadicado(db, year)
  const { id } = await db
    .insertInto('incapacidades')
    .values({ ...leave, radicado, ultimo_dia: leave.fecha_final })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, radicado }
}

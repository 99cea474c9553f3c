/** The next number of a series. */
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

/**
 * The next number of a series in a year, from 1. Its row stays locked until the transaction ends, so that none is given twice and
 * none is left out where the transaction is undone.
 */
export const nextNumber = async (trx: Kysely<DB>, serie: string, anio: number): Promise<number> => {
  const { ultimo } = await trx
    .insertInto('series')
    .values({ serie, anio, ultimo: 1 })
    .onConflict((conflict) =>
      conflict.columns(['serie', 'anio']).doUpdateSet({ ultimo: sql<number>`series.ultimo + 1` }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow()
  return ultimo
}

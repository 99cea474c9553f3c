/** One writing at a time of what a person keeps for themselves. */
import type { Transaction } from 'kysely'
import type { DB } from './tables.ts'

/** Two writings that count what the person keeps wait for each other; ends with the transaction. */
export const lockUser = (trx: Transaction<DB>, userId: number) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()

/** What an affiliate is given is checked against what they take: of two orders at once, the second waits and sees the first. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

/** One prescription of an affiliate at a time, of medications or of a scheme; ends with the transaction. */
export const lockAffiliate = (trx: Kysely<DB>, id: number) =>
  trx.selectFrom('afiliados').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

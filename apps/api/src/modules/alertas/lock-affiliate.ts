/** What an affiliate is given is checked against what they take: of two orders at once, the second waits and sees the first. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

/** One prescription of an affiliate at a time, of medications or of a scheme; ends with the transaction. */
export const lockAffiliate = (trx: Kysely<DB>, id: number) =>
  trx.selectFrom('afiliados').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/**
 * The same for who only has the id of a line of medications, before the line itself is locked: an order takes them in that order too.
 */
export const lockAffiliateOfLine = async (trx: Kysely<DB>, linea_id: number): Promise<void> => {
  const line = await trx
    .selectFrom('orden_articulos')
    .select('afiliado_id')
    .where('id', '=', linea_id)
    .executeTakeFirst()
  if (line !== undefined) await lockAffiliate(trx, line.afiliado_id)
}

/** The same for who has the order of a scheme. */
export const lockAffiliateOfScheme = async (trx: Kysely<DB>, orden_id: number): Promise<void> => {
  const head = await trx
    .selectFrom('orden_esquemas')
    .select('afiliado_id')
    .where('orden_id', '=', orden_id)
    .executeTakeFirst()
  if (head !== undefined) await lockAffiliate(trx, head.afiliado_id)
}

/** The same for who has the row of a scheme that was ordered. */
export const lockAffiliateOfHead = async (trx: Kysely<DB>, id: number): Promise<void> => {
  const head = await trx.selectFrom('orden_esquemas').select('afiliado_id').where('id', '=', id).executeTakeFirst()
  if (head !== undefined) await lockAffiliate(trx, head.afiliado_id)
}

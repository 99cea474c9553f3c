/** What an affiliate is given is checked against what they take: of two orders at once, the second waits and sees the first. */
import type { Kysely } from 'kysely'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'
import { notFound } from '../../http/failure.ts'

/** An affiliate that a transaction holds until it ends: made here alone, by taking hold of them. */
class Held {
  readonly #trx: Kysely<DB>
  readonly id: number
  constructor(trx: Kysely<DB>, id: number) {
    this.#trx = trx
    this.id = id
  }
  get trx(): Kysely<DB> {
    return this.#trx
  }
}
export type { Held as HeldAffiliate }

/** One prescription of an affiliate at a time, of medications or of a scheme; ends with the transaction. */
export const lockAffiliate = async (trx: Kysely<DB>, id: number): Promise<Held> => {
  await trx.selectFrom('afiliados').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  return new Held(trx, id)
}

const lockOwner = (trx: Kysely<DB>, owner: { readonly afiliado_id: number } | undefined): Promise<Held> => {
  if (owner === undefined) throw notFound()
  return lockAffiliate(trx, owner.afiliado_id)
}

/**
 * The same for who only has the id of a line of medications, before the line itself is locked: an order takes them in that order too.
 * 404 where there is no such line.
 */
export const lockAffiliateOfLine = async (trx: Kysely<DB>, linea_id: number): Promise<Held> =>
  lockOwner(
    trx,
    await trx.selectFrom('orden_articulos').select('afiliado_id').where('id', '=', linea_id).executeTakeFirst(),
  )

/** The same for who has the order of a scheme. */
export const lockAffiliateOfScheme = async (trx: Kysely<DB>, orden_id: number): Promise<Held> =>
  lockOwner(
    trx,
    await trx.selectFrom('orden_esquemas').select('afiliado_id').where('orden_id', '=', orden_id).executeTakeFirst(),
  )

/** The same for who has the row of a scheme that was ordered. */
const lockAffiliateOfHead = async (trx: Kysely<DB>, id: number): Promise<Held> =>
  lockOwner(trx, await trx.selectFrom('orden_esquemas').select('afiliado_id').where('id', '=', id).executeTakeFirst())

/** The same for who orders in a consultation. */
export const lockAffiliateOfConsultation = async (trx: Kysely<DB>, id: number): Promise<Held> =>
  lockOwner(trx, await trx.selectFrom('consultas').select('afiliado_id').where('id', '=', id).executeTakeFirst())

/** What is ordered holds its affiliate first; null: a procedure or a service has nothing to be checked. */
export const lockAffiliateOfMedicine = async (trx: Kysely<DB>, tipo: OrderType, id: number): Promise<Held | null> => {
  if (tipo === OrderType.medications) return lockAffiliateOfLine(trx, id)
  return tipo === OrderType.schemes ? lockAffiliateOfHead(trx, id) : null
}

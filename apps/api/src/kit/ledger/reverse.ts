/** Taking back an entry: another one of the same amount, the other way. The first stays as it was. */
import { sql, type Transaction } from 'kysely'
import { added, canReverse, type Ledger, type Overdrawn } from '@cauce/domain/kit/ledger/ledger'
import type { DB } from '../../db/tables.ts'
import { PLACED_BY_THE_ACCOUNT } from './post.ts'

interface Undone {
  readonly document: string
  readonly documentId: number
  readonly userId: number | null
  readonly at: Date
}

export type ReverseResult =
  | { readonly done: 'reversado'; readonly id: number; readonly balance: number }
  /** It is not there, it takes another one back, or another one took it back. */
  | { readonly done: 'no_se_puede' }
  /** What it brought was already taken. */
  | ({ readonly done: 'bajo_el_piso' } & Overdrawn)

/** The second of two at the same instant finds it taken back. */
export const reverse = async (
  trx: Transaction<DB>,
  ledger: Ledger,
  asiento: number,
  by: Undone,
): Promise<ReverseResult> => {
  const account = await trx
    .selectFrom('libro_cuentas as c')
    .select(['c.id', 'c.clave', 'c.saldo'])
    .where('c.libro', '=', ledger.name)
    .where('c.id', '=', (of) => of.selectFrom('libro_asientos').select('cuenta_id').where('id', '=', asiento))
    .forUpdate()
    .executeTakeFirst()
  if (account === undefined) return { done: 'no_se_puede' }
  const entry = await trx
    .selectFrom('libro_asientos as a')
    .select(['a.clase', 'a.cantidad', 'a.reversa_de'])
    .select(sql<boolean>`exists (select from libro_asientos r where r.reversa_de = a.id)`.as('reversado'))
    .where('a.id', '=', asiento)
    .executeTakeFirstOrThrow()
  if (!canReverse(entry)) return { done: 'no_se_puede' }
  const [balance, cantidad] = [Number(account.saldo), -Number(entry.cantidad)]
  if (ledger.floor !== null && added(balance, cantidad) < ledger.floor) {
    return { done: 'bajo_el_piso', key: account.clave, balance }
  }
  const kept = await trx
    .insertInto('libro_asientos')
    .values({
      ...PLACED_BY_THE_ACCOUNT,
      cuenta_id: account.id,
      clase: entry.clase,
      cantidad,
      documento: by.document,
      documento_id: by.documentId,
      reversa_de: asiento,
      user_id: by.userId,
      created_at: by.at,
    })
    .returning(['id', 'saldo'])
    .executeTakeFirstOrThrow()
  return { done: 'reversado', id: kept.id, balance: Number(kept.saldo) }
}

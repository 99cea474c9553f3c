/** Writing in a ledger: everything that is posted together is written, or nothing of it. Entries are of the transaction of what happened. */
import { sql, type Transaction } from 'kysely'
import {
  firstOverdrawn,
  type Ledger,
  type Overdrawn,
  type Posting,
  signedAmount,
} from '@cauce/domain/kit/ledger/ledger'
import type { DB } from '../../db/tables.ts'

type Trx = Transaction<DB>

/** What happened: who did it, when, and in which table and row it is kept. */
export interface Happened<Kind extends string> extends Posting<Kind> {
  readonly document: string
  readonly documentId: number
  readonly userId: number | null
  readonly at: Date
}

interface Posted {
  /** Of each entry, in the order of the postings. */
  readonly ids: readonly number[]
  /** What each account has now. */
  readonly balances: ReadonlyMap<string, number>
}

export type PostResult =
  | { readonly posted: Posted; readonly overdrawn: null }
  | { readonly posted: null; readonly overdrawn: Overdrawn }

/**
 * The accounts, made where they are not there; answers those that this transaction made, which have nothing written yet. A second
 * transaction waits for the first, so that one account is opened once.
 */
export const openAccounts = async (
  trx: Trx,
  { name, floor }: Ledger,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  // In one order, so that two that ask for the same accounts wait and do not block each other.
  const wanted = [...new Set(keys)].toSorted()
  const { rows } = await sql<{ clave: string }>`insert into libro_cuentas (libro, clave, piso)
    select ${name}, clave, ${floor}::numeric from unnest(${wanted}::text[]) as clave
    on conflict (libro, clave) do nothing returning clave`.execute(trx)
  return new Set(rows.map(({ clave }) => clave))
}

interface Account {
  readonly id: number
  readonly balance: number
}

/** The accounts of those keys, held until the transaction ends. */
const hold = async (trx: Trx, { name }: Ledger, keys: readonly string[]): Promise<ReadonlyMap<string, Account>> => {
  const rows = await trx
    .selectFrom('libro_cuentas')
    .select(['id', 'clave', 'saldo'])
    .where('libro', '=', name)
    .where('clave', '=', sql<string>`any(${[...keys]}::text[])`)
    .orderBy('clave')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ id, clave, saldo }) => [clave, { id, balance: Number(saldo) }]))
}

/**
 * Writes the postings in their order. Nothing is written where one of them would leave its account below the floor: whoever asked
 * says why in their own words. The database refuses it once more, whoever writes.
 */
export const post = async <Kind extends string>(
  trx: Trx,
  ledger: Ledger<Kind>,
  postings: readonly Happened<Kind>[],
): Promise<PostResult> => {
  const keys = [...new Set(postings.map(({ key }) => key))]
  await openAccounts(trx, ledger, keys)
  const accounts = await hold(trx, ledger, keys)
  const balances = new Map([...accounts].map(([key, { balance }]) => [key, balance]))
  const overdrawn = firstOverdrawn(ledger, balances, postings)
  if (overdrawn !== null) return { posted: null, overdrawn }
  const ids: number[] = []
  for (const posting of postings) {
    const account = accounts.get(posting.key)
    if (account === undefined) throw new Error('The account of a posting is open')
    const entry = await trx
      .insertInto('libro_asientos')
      .values({
        ...PLACED_BY_THE_ACCOUNT,
        cuenta_id: account.id,
        clase: posting.kind,
        cantidad: signedAmount(ledger, posting),
        documento: posting.document,
        documento_id: posting.documentId,
        user_id: posting.userId,
        created_at: posting.at,
      })
      .returning(['id', 'saldo'])
      .executeTakeFirstOrThrow()
    ids.push(entry.id)
    balances.set(posting.key, Number(entry.saldo))
  }
  return { posted: { ids, balances }, overdrawn: null }
}

/** What the account says of its entries by itself. */
export const PLACED_BY_THE_ACCOUNT = { secuencia: 0, saldo: 0, huella_anterior: '', huella: '' } as const

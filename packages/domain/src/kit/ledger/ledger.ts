/** Entries that are added and never changed: what is left of a thing is the sum of what was written of it. */

/** A kind of entry: what people call it, and whether it adds to the account or takes from it. */
export interface EntryKind {
  readonly words: string
  readonly sign: 1 | -1
}

export interface Ledger<Kind extends string = string> {
  /** Of the ledger in its tables: `entregas`. */
  readonly name: string
  /** What people read of it, in Spanish. */
  readonly words: string
  readonly kinds: Readonly<Record<Kind, EntryKind>>
  /** What no account may go below; null: it may owe. */
  readonly floor: number | null
}

export const defineLedger = <const Kind extends string>(declared: Ledger<Kind>): Ledger<Kind> => declared

/** Decimals that an amount may have, as the database keeps them. */
const THOUSANDTHS = 1_000
/** The largest amount of an entry: its sums stay exact. */
export const MAX_AMOUNT = 1_000_000_000

/** The sum of two amounts, exact to the thousandth. */
export const added = (one: number, other: number): number => Math.round((one + other) * THOUSANDTHS) / THOUSANDTHS

/** A thing that is written in an account. */
export interface Posting<Kind extends string = string> {
  /** Which account. */
  readonly key: string
  readonly kind: Kind
  /** More than zero: which way it goes is of its kind. */
  readonly amount: number
}

/**
 * What an entry adds to its account, negative where it takes from it.
 * @throws {RangeError} an amount that no ledger keeps
 * @regla La cantidad de un asiento es mayor que cero y tiene tres decimales como máximo; si entra o sale lo dice su clase.
 */
export const signedAmount = <Kind extends string>(
  { kinds }: Ledger<Kind>,
  { kind, amount }: Omit<Posting<Kind>, 'key'>,
): number => {
  const isKept = amount > 0 && amount <= MAX_AMOUNT && added(amount, 0) === amount
  if (!isKept) throw new RangeError('The amount of an entry is positive and has three decimals at most')
  return kinds[kind].sign * amount
}

/** What keeps some postings from being written: which account, and what it has before the one that asks for too much. */
export interface Overdrawn {
  readonly key: string
  readonly balance: number
}

/**
 * The first posting that would leave an account below the floor, in their order, or null. An account that has nothing written has zero.
 * @regla Lo que dejaría una cuenta del libro por debajo de su piso no se asienta, ni nada de lo que se asentaba con ello.
 */
export const firstOverdrawn = <Kind extends string>(
  ledger: Ledger<Kind>,
  balances: ReadonlyMap<string, number>,
  postings: readonly Posting<Kind>[],
): Overdrawn | null => {
  const left = new Map(balances)
  for (const posting of postings) {
    const balance = left.get(posting.key) ?? 0
    const after = added(balance, signedAmount(ledger, posting))
    if (ledger.floor !== null && after < ledger.floor) return { key: posting.key, balance }
    left.set(posting.key, after)
  }
  return null
}

/** What an entry is to who would take it back. */
export interface Reversible {
  /** The entry that it takes back, if it takes back any. */
  readonly reversa_de: number | null
  /** Another one took it back already. */
  readonly reversado: boolean
}

/**
 * Whether an entry can be taken back.
 * @regla Un asiento no se corrige ni se borra: se reversa, una sola vez, con otro de igual cantidad en sentido contrario; una reversa no se reversa.
 */
export const canReverse = ({ reversa_de, reversado }: Reversible): boolean => reversa_de === null && !reversado

/** What a life needs of the server: where it is kept, what is known of who moves it, and what else happens with a move. */
import type { Transaction } from 'kysely'
import type { MoveForm } from '@cauce/domain/kit/life/life'
import type { EventName } from '@cauce/domain/kit/events/events'
import type { Life } from '@cauce/machines/kit/life/life'
import type { AuditEntry } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { NewEvent } from '../events/publish.ts'

/** A row with a life. Its table has these columns. */
export interface Living<State extends string> {
  readonly id: number
  readonly version: number
  readonly estado: State
}

/** A move that may be made: it is written after this. */
export interface Change<State extends string, Name extends string> {
  readonly evento: Name
  readonly estado: State
  readonly lleva: MoveForm
  readonly user_id: number | null
  readonly at: Date
}

/** What follows from a move besides its own row. */
interface Effect {
  /** Said instead of the usual sentence of the move. */
  readonly mensaje?: string
  readonly detalle?: Readonly<Record<string, unknown>>
  readonly events?: readonly NewEvent<EventName>[]
}

export interface LifeStore<
  State extends string,
  Name extends string,
  Facts extends object,
  Carried extends string,
  Row extends Living<State>,
> {
  readonly of: Life<State, Name, Facts, Carried>
  readonly table: string
  /** What is held before the row: who else waits for both takes them in this order. False: there is no such thing. */
  readonly first?: (trx: Transaction<DB>, id: number) => Promise<boolean>
  /** The row, held until the transaction ends. */
  readonly hold: (trx: Transaction<DB>, id: number) => Promise<Row | undefined>
  readonly facts: (ctx: UserCtx, row: Row) => Promise<Facts>
  /** Other columns of the row that follow from the move, by their name. */
  readonly columns?: (change: Change<State, Name>) => Readonly<Record<string, number | string | Date | null>>
  /** In the same transaction, before the row is written; what it throws leaves nothing. */
  readonly effect?: (trx: Transaction<DB>, ctx: UserCtx, row: Row, change: Change<State, Name>) => Promise<Effect>
  /** What the audit says it is of. */
  readonly record: (row: Row) => Omit<AuditEntry, 'accion'>
}

/** Keeps the types of what is declared. */
export const defineStore = <
  State extends string,
  Name extends string,
  Facts extends object,
  Carried extends string,
  Row extends Living<State>,
>(
  store: LifeStore<State, Name, Facts, Carried, Row>,
): LifeStore<State, Name, Facts, Carried, Row> => store

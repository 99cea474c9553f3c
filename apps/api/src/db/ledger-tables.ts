/** The tables of the ledgers, as the queries see them. Their rows are added and never changed. */
import type { ColumnType } from 'kysely'
import type { Id, NullableTimestamp, Numeric, Timestamp } from './columns.ts'

/** Exact decimal that is always there. */
type Amount = ColumnType<string, string | number, never>
/** Said by the database: what one writes is not read. */
type OfTheAccount<T> = ColumnType<T, T | number, never>

export interface LedgerTables {
  libro_cuentas: {
    id: Id
    libro: string
    clave: string
    saldo: ColumnType<string, undefined, never>
    piso: Numeric
    /** Entries that it has. */
    secuencia: ColumnType<number, undefined, never>
    /** Of its last entry. */
    huella: ColumnType<string, undefined, never>
    ultimo_at: NullableTimestamp
  }
  libro_asientos: {
    id: Id
    cuenta_id: number
    /** From 1 in each account. */
    secuencia: number
    clase: string
    /** Negative where it takes from the account. */
    cantidad: Amount
    /** What it leaves. */
    saldo: OfTheAccount<string>
    /** Table and row of what it is of. */
    documento: string
    documento_id: number
    reversa_de: ColumnType<number | null, number | null | undefined, never>
    user_id: ColumnType<number | null, number | null | undefined, never>
    created_at: Timestamp
    huella_anterior: string
    huella: string
  }
}

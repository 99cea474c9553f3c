/**
 * How a column is read and written. Both databases give the same values (see `parsers.ts`): `date` and `numeric` are exact
 * strings, `timestamptz` a `Date`, `bytea` a `Buffer`, `bigint` a safe number; `jsonb` is written as JSON text and read parsed.
 */
import type { ColumnType, Generated } from 'kysely'

export type Id = Generated<number>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type CreatedAt = ColumnType<Date, Date | string | undefined, never>
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
export type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
export type Defaulted<T> = ColumnType<T, T | undefined, T>
/** Exact decimal: read as a string, may be written as a number. */
export type Numeric = ColumnType<string | null, string | number | null | undefined, string | number | null>
/** Written as `JSON.stringify(...)`: a bare array means a PostgreSQL array on one of the two databases. */
export type Json = ColumnType<unknown, string, string>
export type DefaultedJson = ColumnType<unknown, string | undefined, string>

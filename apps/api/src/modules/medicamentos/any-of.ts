/** Ids as one value of a query. */
import { sql } from 'kysely'

/** The ids as one array, whatever their number. */
export const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`
